import { expect, test } from "@playwright/test";
import { HANEUL } from "./support/clinics";
import { originOf } from "./support/storefront";

test("a page of the router shows what is in view first, and who comes back to it is where they were", async ({
  page,
}) => {
  const laidOut = page.locator("html[data-laid-out]");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${originOf(HANEUL.host)}/`);
  await laidOut.waitFor({ state: "attached" });
  await page.evaluate(() => {
    // Whether the router's page was whole as it came.
    const watch = new MutationObserver(() => {
      if (location.pathname !== "/products") return;
      const { dataset } = document.documentElement;
      dataset.cameWhole = String("laidOut" in dataset);
      watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('a[href="/products"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await laidOut.waitFor({ state: "attached" });
  await expect(page.locator("html")).toHaveAttribute("data-came-whole", "false");
  const card = page.locator('main a[href^="/products/"]').last();
  await card.scrollIntoViewIfNeeded();
  const top = () => page.evaluate(() => window.scrollY);
  const left = await top();
  expect(left).toBeGreaterThan(2000);
  await card.click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
  await expect.poll(top).toBeLessThan(10);
  await page.goBack();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(10);
});
