import { expect, test } from "@playwright/test";
import { notFoundLabels as words } from "@/labels/layout/not-found";
import { weightyFindings } from "./support/axe";
import { backendOf } from "./support/backend";
import { HANEUL, LUMIERE } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

for (const width of [360, 1440])
  test(`an address that no page has shows what is nearest to its words at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const { rows } = await backendOf(LUMIERE.host).call("GET /v2/products", { query: { pageSize: 100 } });
    const near = rows.find(({ name }) => name.includes("300샷"));
    const answer = await page.goto(`${originOf(LUMIERE.host)}/ulthera-300.html`);
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByText(words.near("ulthera 300"))).toBeVisible();
    await expect(main.getByRole("searchbox")).toHaveValue("ulthera 300");
    await expect(main.getByRole("link", { name: "이벤트", exact: true })).toHaveAttribute("href", "/events");
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    expect(await weightyFindings(page)).toEqual([]);
    await main.getByRole("link", { name: near?.name ?? "300샷" }).click();
    await expect(page).toHaveURL(`${originOf(LUMIERE.host)}/products/${near?.id}`);
  });

test("three at most are shown, of this clinic alone, in the address's own letters", async () => {
  const { status, text, headers } = await ask(HANEUL.host, `/${encodeURIComponent("눈매")}`);
  expect(status).toBe(404);
  expect(headers["cache-control"]).toContain("no-store");
  expect(text.match(/<li[^>]*><a[^>]*href="\/products\/\d+"/g)).toHaveLength(3);
  expect(text).not.toContain(LUMIERE.name);
});

test("where nothing is near, the search and the clinic's menu are there", async ({ page }) => {
  await page.goto(`${originOf(LUMIERE.host)}/wp-login.php`);
  await expect(page.getByText(words.description)).toBeVisible();
  await expect(page.getByRole("navigation", { name: words.waysOn }).getByRole("link").first()).toBeVisible();
});

test("what an address says is shown as words", async ({ page }) => {
  await page.goto(`${originOf(LUMIERE.host)}/%3Cimg%20src=x%20onerror=alert(1)%3E`);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("img src x onerror alert 1");
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});
