import { expect, type Page } from "@playwright/test";
import { headerLabels } from "@/labels/layout/header";
import { productLabels } from "@/labels/products";

/** From a clinic's home to a product with at least two options: by its menu, then by the first card that has them. */
export async function walkToProduct(page: Page, productId: number) {
  await page.goto("/");
  await page.getByRole("navigation", { name: headerLabels.menu }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/products$/);
  const card = page.locator(`main a[href="/products/${productId}"]`).first();
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/products/${productId}$`));
}

/** Ticks the first options of the product page. Answers their names. */
export async function tickOptions(page: Page, count: number): Promise<string[]> {
  const options = page.getByRole("group", { name: new RegExp(productLabels.options) }).getByRole("listitem");
  const names: string[] = [];
  for (let index = 0; index < count; index++) {
    const option = options.nth(index);
    await option.locator("label").click();
    await expect(option.getByRole("checkbox")).toBeChecked();
    names.push((await option.getByRole("checkbox").evaluate(nameOf)) ?? "");
  }
  return names;
}

/** The first line of the words beside a check box: the option's own name. */
const nameOf = (box: Element) => box.closest("label")?.querySelector("span > span")?.textContent;
