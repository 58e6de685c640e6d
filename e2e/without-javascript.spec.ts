import { expect, type Page, test } from "@playwright/test";
import { headerLabels } from "@/labels/layout/header";
import { backendOf } from "./support/backend";
import { HANEUL, LUMIERE } from "./support/clinics";
import { originOf } from "./support/storefront";

test.use({ javaScriptEnabled: false });

for (const { host, name } of [LUMIERE, HANEUL])
  test.describe(`${host} without JavaScript`, () => {
    test("home introduces the clinic and leads on", async ({ page }) => {
      await page.goto(originOf(host));
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(
        page.getByRole("main").locator("a[href='/products'], a[href^='/products/']").first(),
      ).toBeVisible();
      await expect(page.getByRole("contentinfo").locator("a[href='/terms/privacy-policy']")).toBeVisible();
    });

    test("the list has categories and every treatment as links, on this page or the next ones", async ({
      page,
    }) => {
      const { count } = await backendOf(host).call("GET /v2/products", { query: { pageSize: 1 } });
      await page.goto(`${originOf(host)}/products`);
      await expect(page.locator("main a[href^='/products/category/']").first()).toBeVisible();
      const found = new Set(await productPaths(page));
      const next = page.locator("main a[rel=next]");
      while ((await next.count()) > 0) {
        await page.goto(`${originOf(host)}${await next.getAttribute("href")}`);
        for (const path of await productPaths(page)) found.add(path);
      }
      expect(found.size).toBe(count);
    });

    test("every way to book is a call", async ({ page }) => {
      await page.goto(`${originOf(host)}/products`);
      const [product = ""] = await productPaths(page);
      for (const width of [360, 1440])
        for (const path of ["/", "/products", product, "/events", "/introduce/staff", "/info", "/cscenter"]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${originOf(host)}${path}`);
          const booking = page.locator("a:visible, button:visible", { hasText: /예약(하기|$)/ });
          const kinds = await booking.evaluateAll((all) =>
            all.map((one) => ({
              words: one.textContent?.trim(),
              isDead: one instanceof HTMLButtonElement && one.type === "button",
            })),
          );
          expect(
            kinds.filter(({ isDead }) => isDead),
            `${path} at ${width}`,
          ).toEqual([]);
        }
      await page.goto(originOf(host));
      await expect(page.locator("[data-booking-bar] a[href^='tel:']:visible").last()).toBeVisible();
    });

    test("a product page has its name, price, options and description", async ({ page }) => {
      await page.goto(`${originOf(host)}/products`);
      const [href] = await productPaths(page);
      const response = await page.goto(`${originOf(host)}${href}`);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(/\d{1,3}(,\d{3})+\s*원/);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${href}$`));
    });
  });

test("the header of a narrow column stands as it will be", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 800 });
  await page.goto(`${originOf(LUMIERE.host)}/`);
  expect((await page.getByRole("banner").boundingBox())?.height).toBe(100);
  await expect(page.getByRole("button", { name: headerLabels.allMenu })).toBeVisible();
});

/** The product pages that a page links to, each once. */
async function productPaths(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator("main a[href^='/products/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return [...new Set(hrefs.filter((href) => /^\/products\/\d+$/.test(href)))];
}
