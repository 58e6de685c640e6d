import { expect, type Page, test } from "@playwright/test";
import { productLabels } from "@/labels/products";
import { backendOf } from "./support/backend";
import { HANEUL, ONYU } from "./support/clinics";
import { originOf } from "./support/storefront";

const comparison = (page: Page, part: string) =>
  page
    .getByRole("main")
    .locator("section", { has: page.getByRole("heading", { name: productLabels.comparison(part) }) });

test("brief: a treatment beside others of its part, fact by fact", async ({ page }) => {
  const backend = backendOf(HANEUL.host);
  const { row } = await backend.call("GET /v2/products/:id", { params: { id: 1 } });
  const { rows: categories } = await backend.call("GET /v2/product-categories", { query: {} });
  const part = categories.find(({ id }) => id === row.categoryIds[0])?.name ?? "";
  await page.goto(`${originOf(HANEUL.host)}/products/1`);
  const table = comparison(page, part).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(3);
  await expect(table.getByRole("columnheader").first()).toContainText(row.name);
  for (const { label, value } of row.facts)
    await expect(table.getByRole("row", { name: label }).getByRole("cell").first()).toHaveText(value);

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(table.getByRole("columnheader")).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const other = table.getByRole("columnheader").nth(1).getByRole("link");
  const name = (await other.textContent()) ?? "";
  await other.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("letter: words stand before pictures", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${originOf(ONYU.host)}/products/1`);
  const topOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect(await topOf("main h1")).toBeGreaterThan(0);
  expect(await topOf("main h1")).toBeLessThan(await topOf("main img"));
});

test("a list by part has names of two lines at most, at any width", async ({ page }) => {
  for (const width of [360, 768, 1000, 1024, 1200, 1250, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${originOf(HANEUL.host)}/products`);
    const names = page.locator("main li a[href^='/products/']:not([href*='category'])");
    await expect(names.first()).toBeVisible();
    const heights = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width}`).toBeLessThan(56);
  }
});
