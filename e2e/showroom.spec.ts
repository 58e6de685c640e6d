import { expect, test } from "@playwright/test";
import { platformLabels } from "@/labels/platform";
import { STOREFRONT_PORT } from "./setup/settings";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";

const { showroom: words } = platformLabels;
const ADDRESS = `http://localhost:${STOREFRONT_PORT}/`;

for (const width of [360, 1440])
  test(`the platform's page at ${width} shows every clinic's home, how one books there and where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(ADDRESS);
    for (const { host, name } of [LUMIERE, HANEUL, ONYU]) {
      const site = page.getByRole("article").filter({ hasText: name });
      await expect(site.getByText(words.plan, { exact: true })).toBeVisible();
      await expect(site.getByRole("link", { name: words.open })).toHaveAttribute(
        "href",
        `http://${host}:${STOREFRONT_PORT}`,
      );
    }
    const onyu = page.getByRole("article").filter({ hasText: ONYU.name });
    await expect(onyu.getByText(words.bookings.none)).toBeVisible();
    await expect(page.getByText("루미에르.한국")).toBeVisible();
    await expect(page.getByText(/xn--/)).toHaveCount(0);
    expect(await weightyFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test("a theme is swapped before one's eyes, without a script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(ADDRESS);
  const frame = page.locator("section .sr-frame");
  const accent = () =>
    frame.evaluate((each) => getComputedStyle(each).getPropertyValue("--accent-ink").trim());
  const seen = new Set<string>();
  for (const theme of await page.getByRole("radio").all()) {
    await theme.check({ force: true });
    seen.add(await accent());
  }
  expect(seen.size).toBe(3);
  await context.close();
});
