import { expect, type Page } from "@playwright/test";
import { headerLabels } from "@/labels/layout/header";
import { productLabels } from "@/labels/products";
import { tick } from "./tick";

/** From a clinic's home to a product with at least two options: by its menu, then by the first card that has them. */
export async function walkToProduct(page: Page, productId: number) {
  await page.goto("/");
  await page.getByRole("navigation", { name: headerLabels.menu }).getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/products$/);
  const card = page.locator(`main a[href="/products/${productId}"]`).first();
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/products/${productId}$`));
}

/** Has the first options of the product page ticked; the first may be so from the start. */
export async function tickOptions(page: Page, count: number) {
  const options = page
    .getByRole("region", { name: productLabels.options, exact: true })
    .getByRole("listitem");
  for (let index = 0; index < count; index++) await tick(options.nth(index).getByRole("checkbox"));
}

/** Asks for a visit by the button at the right of the header. */
export async function openVisit(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: /예약$/ }).last().click();
}
