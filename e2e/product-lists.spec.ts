import { expect, type Page, test } from "@playwright/test";
import { commonLabels } from "@/labels/blocks";
import { usualClinicWords } from "@/labels/clinic-words";
import { productListLabels } from "@/labels/product-list";
import { weightyFindings } from "./support/axe";
import { backendOf, productIdsOf } from "./support/backend";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";
import { tick } from "./support/tick";

const go = (page: Page, path: string, { host } = LUMIERE as { host: string }) =>
  page.goto(originOf(host) + path);

test.describe("the list", () => {
  test("keeps its filters in the address, and one comes back to them", async ({ page }) => {
    await go(page, "/products");
    const badge = page.getByRole("combobox", { name: productListLabels.badge });
    const choice = (await badge.getByRole("option").nth(1).textContent()) ?? "";
    await badge.selectOption(choice);
    await expect(page).toHaveURL(/productCustomBadge=/);
    const address = page.url();
    await tick(page.getByRole("checkbox", { name: productListLabels.onlyRecommended }));
    await expect(page).toHaveURL(/isRecommend=true/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(badge).toHaveValue(choice);
    await page.getByRole("main").locator("a[href^='/products/']:has(img)").first().click();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(badge).toHaveValue(choice);
  });

  test("shows under a badge what wears it alone", async () => {
    const { rows } = await backendOf(LUMIERE.host).call("GET /v2/products", { query: { pageSize: 100 } });
    const badge = rows.flatMap(({ badges }) => badges)[0] ?? "";
    const { text } = await ask(LUMIERE.host, `/products?productCustomBadge=${encodeURIComponent(badge)}`);
    const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
    for (const { name, badges } of rows.slice(0, 12))
      expect(main.includes(`>${name}</p>`), name).toBe(badges.includes(badge));
  });

  test("says in words that nothing wears a badge, and leads on", async ({ page }) => {
    await go(page, `/products?productCustomBadge=${encodeURIComponent("없는 특징")}`);
    await expect(page.getByText(productListLabels.empty)).toBeVisible();
    await page.getByRole("link", { name: productListLabels.showAll(usualClinicWords) }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test("has one way on, and without a script each page has an address of its own", async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await go(page, "/products");
    await expect(page.getByRole("navigation", { name: commonLabels.pages })).toHaveCount(0);
    for (const next of [2, 3]) {
      await page.getByRole("main").locator("a[rel=next]").click();
      await expect(page).toHaveURL(new RegExp(`page=${next}$`));
    }
    await expect(page.getByRole("main").locator("a[rel=prev][href='/products?page=2']")).toBeVisible();
    await page.close();
  });
});

test.describe("the list by part", () => {
  test("has every treatment once, with what decides, and books one in its place", async ({ page }) => {
    const query = { pageSize: 100, isWithFacts: true };
    const { rows } = await backendOf(HANEUL.host).call("GET /v2/products", { query });
    await go(page, "/products", HANEUL);
    const main = page.getByRole("main");
    for (const { id, facts = [] } of rows) {
      const line = main.getByRole("listitem").filter({ has: page.locator(`a[href="/products/${id}"]`) });
      await expect(line).toHaveCount(1);
      for (const { value } of facts) await expect(line).toContainText(value);
    }
    const { name = "" } = rows[0] ?? {};
    await main.getByRole("button", { name: productListLabels.bookProduct(name), exact: true }).click();
    await expect(bookingWidget(page).frame.getByText(name).first()).toBeVisible();
  });

  test("is a plain list once it is narrowed down, and a part's name leads to its own", async ({ page }) => {
    await go(page, "/products?sort=priceAscending", HANEUL);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveCount(0);
    await expect(
      main.getByRole("listitem").filter({ has: page.locator("a[href^='/products/']") }),
    ).not.toHaveCount(0);
    await go(page, "/products", HANEUL);
    await main.getByRole("heading", { level: 2 }).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/products\/category\/\d+$/);
  });
});

for (const width of [360, 1280])
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

    for (const { host } of [LUMIERE, HANEUL, ONYU])
      test(`axe finds nothing of weight on ${host}`, async ({ page }) => {
        for (const path of [
          "/products/category/event",
          "/products/category/pick",
          "/products/category/1",
          "/info",
        ]) {
          await go(page, path, { host });
          expect(await weightyFindings(page), path).toEqual([]);
        }
      });
  });

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { host } of [LUMIERE, HANEUL, ONYU])
    test(`nothing of ${host} is wider than the window`, async ({ page }) => {
      const [id] = await productIdsOf(host);
      for (const path of ["/products", `/products/${id}`, "/products/category/event", "/info"]) {
        await go(page, path, { host });
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth);
      }
    });
});
