import { expect, test } from "@playwright/test";
import { termsLabels } from "@/labels/terms";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, originOf } from "./support/storefront";

const ORIGIN = originOf(LUMIERE.host);
const POLICY = "/terms/privacy-policy";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what held before is read, and known for what it is", async ({ page }) => {
    await page.goto(ORIGIN + POLICY);
    await expect(page.getByText("마지막 예약일부터 1년")).toBeVisible();
    const versions = page.getByRole("navigation", { name: termsLabels.versions });
    await expect(versions.locator("[aria-current=page]")).toContainText(termsLabels.current);
    await versions.getByRole("link", { name: termsLabels.version("1.1") }).click();
    await expect(page).toHaveURL(`${ORIGIN}${POLICY}/2026-03-02`);
    await expect(page.getByText("마지막 예약일부터 2년")).toBeVisible();
    await expect(page.getByText(termsLabels.superseded("2026. 5. 31"))).toBeVisible();
    await expect(page.locator("meta[name=robots]").first()).toHaveAttribute("content", /noindex/);
    await page.getByRole("link", { name: termsLabels.toCurrent }).click();
    await expect(page).toHaveURL(ORIGIN + POLICY);
    await expect(page.locator("meta[name=robots][content*=noindex]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: termsLabels.print })).toBeHidden();
  });
});

test("terms without a history have no list of versions", async ({ page }) => {
  await page.goto(originOf(ONYU.host) + POLICY);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(termsLabels.versions)).toHaveCount(0);
});

test("the footer opens them in a new window", async ({ page }) => {
  await page.goto(ORIGIN);
  const opened = page.waitForEvent("popup");
  await page.getByRole("contentinfo").locator(`a[href='${POLICY}']`).click();
  await expect((await opened).getByRole("heading", { level: 1 })).toBeVisible();
});

test("on paper there is the text alone", async ({ page }) => {
  await page.goto(ORIGIN + POLICY);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("마지막 예약일부터 1년")).toBeVisible();
  for (const away of [page.getByRole("banner"), page.getByRole("contentinfo"), page.getByRole("navigation")])
    await expect(away.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

for (const path of [
  `${POLICY}/2026-03-03`,
  `${POLICY}/1.1`,
  `${POLICY}/constructor`,
  "/terms/marketing",
  "/terms/marketing/2026-03-02",
  "/terms/post-privacy/2026-03-02",
  "/terms",
])
  test(`${path} is nobody's`, async () => {
    expect((await ask(LUMIERE.host, path)).status).toBe(404);
  });

test("a version of one clinic is not another's", async () => {
  expect((await ask(LUMIERE.host, `${POLICY}/2025-04-01`)).status).toBe(200);
  expect((await ask(HANEUL.host, `${POLICY}/2025-04-01`)).status).toBe(404);
});

for (const { host } of [LUMIERE, HANEUL, ONYU])
  test(`the terms of ${host} are sound on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of ["/terms/terms-of-service", POLICY]) {
      await page.goto(originOf(host) + path);
      expect(await weightyFindings(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
  });
