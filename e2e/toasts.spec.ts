import { expect, type Page, test } from "@playwright/test";
import { backendOf } from "./support/backend";
import { LUMIERE } from "./support/clinics";
import { readOn, servePopups, WITH_POPUPS } from "./support/popups";
import { originOf } from "./support/storefront";

const SAID = "팝업을 불러올 수 없습니다.";
const toast = (page: Page) => page.locator("[popover=manual]", { hasText: SAID });

test.use({ storageState: WITH_POPUPS });

async function productPath(): Promise<string> {
  const { rows } = await backendOf(LUMIERE.host).call("GET /v2/products", { query: { pageSize: 1 } });
  return `/products/${rows[0]?.id}`;
}

/** A query that fails says so (spec §8); the popups' is the first one of every page. */
async function haveSomethingSaid(page: Page, path = "/terms/privacy-policy") {
  await servePopups(page, 500);
  await page.goto(`${originOf(LUMIERE.host)}${path}`);
  await readOn(page);
  await expect(toast(page)).toBeVisible();
}

for (const { width, height, place } of [
  { width: 320, height: 640, place: { width: 320, bottom: 40 } },
  { width: 360, height: 740, place: { width: 320, bottom: 40 } },
  { width: 768, height: 1024, place: { width: 320, bottom: 40 } },
  { width: 1024, height: 768, place: { width: 400, top: 80 } },
  { width: 1440, height: 900, place: { width: 400, top: 120 } },
])
  test(`a toast stands where it belongs at ${width}, and goes by itself`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await haveSomethingSaid(page);
    const box = await toast(page).boundingBox();
    expect(box?.width).toBe(place.width);
    expect(box?.x).toBe((width - place.width) / 2);
    if (place.top !== undefined) expect(box?.y).toBe(place.top);
    else expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBe(place.bottom);
    await expect(toast(page)).toHaveCount(0);
  });

test("a toast on a phone leaves the booking button free", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", await productPath()]) {
    await haveSomethingSaid(page, path);
    const said = await toast(page).boundingBox();
    const booking = await page.locator("[data-booking-bar]").boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(booking?.y ?? 0);
  }
});

test("a toast is said to screen readers, once", async ({ page }) => {
  await haveSomethingSaid(page);
  await expect(page.locator("[aria-live=polite]").filter({ has: toast(page) })).toHaveCount(1);
});

test("a toast waits for who points at it, and can be closed", async ({ page }) => {
  await haveSomethingSaid(page);
  await toast(page).hover();
  await page.clock.install();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeVisible();
  await page.clock.resume();
  await toast(page).getByRole("button", { name: "닫기" }).click();
  await expect(toast(page)).toHaveCount(0);
});

test("a toast lies above an open dialog", async ({ page }) => {
  await servePopups(page, 500);
  await page.goto(`${originOf(LUMIERE.host)}/`);
  const answered = readOn(page);
  await page.getByRole("banner").getByRole("button", { name: "검색", exact: true }).click();
  await answered;
  await expect(toast(page)).toBeVisible();
  const isOnTop = await toast(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    // What is inert is never hit; what matters is that nothing is drawn over it.
    return element.matches(":popover-open") && width > 0 && height > 0 && x >= 0 && y >= 0;
  });
  expect(isOnTop).toBe(true);
});
