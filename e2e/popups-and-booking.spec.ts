import { expect, test } from "@playwright/test";
import { READ_MS, READ_SCROLLED_MS } from "@/config/attention";
import { POPUP_CLOSING_MS } from "@/config/popup";
import { popupLabels } from "@/labels/popups";
import { aPopupItem } from "@/testing/popups";
import { bookingWidget } from "./support/booking-widget";
import { HANEUL, LUMIERE } from "./support/clinics";
import {
  expectInView,
  goHomeAndRead as goHome,
  hideToday,
  titlesOfPopups as names,
  popups,
  popupTitled,
  servePopups,
  WITH_POPUPS,
} from "./support/popups";
import { originOf } from "./support/storefront";

test.use({ storageState: WITH_POPUPS });

const two = [popupTitled("둘", { id: 2, weight: 2 }), popupTitled("하나", { id: 1, weight: 1 })];

test("a popup hidden for today is kept by unticking its box before it is gone", async ({ page, context }) => {
  await servePopups(page, two);
  await page.clock.install();
  await goHome(page);
  await hideToday(popups(page)).press("Space");
  await hideToday(popups(page)).press("Space");
  await page.clock.runFor(POPUP_CLOSING_MS * 2);
  expect(await names(page)).toEqual(["하나"]);
  await expect(hideToday(popups(page))).not.toBeChecked();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("DO_NOT_SHOW_POPUP_1");
});

test("the first popup waits until the visitor has read, whatever else they do", async ({ page }) => {
  await servePopups(page, two);
  let isAsked = false;
  page.on("request", (request) => {
    isAsked ||= request.url().includes("/customer/popups");
  });
  await page.addInitScript(() => {
    addEventListener("hydrated", () => document.documentElement.toggleAttribute("data-is-hydrated", true));
  });
  await page.clock.install();
  await page.goto(`${originOf(LUMIERE.host)}/`);
  await expect(page.locator("html[data-is-hydrated]")).toHaveCount(1);
  await page.mouse.move(700, 300);
  await page.keyboard.press("Tab");
  await page.clock.runFor(READ_SCROLLED_MS);
  expect(isAsked).toBe(false);
  await page.clock.runFor(READ_MS - READ_SCROLLED_MS);
  await expect(popups(page)).toHaveCount(1);
});

for (const [width, height] of [
  [320, 480],
  [360, 740],
  [1024, 768],
  [1440, 900],
] as const)
  for (const { host } of [LUMIERE, HANEUL])
    test(`no popup covers the booking button of ${host} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const everywhere = (["BOTTOM_RIGHT", "BOTTOM", "CENTER"] as const).map((direction, index) =>
        popupTitled(direction, { id: index + 1, weight: index, direction, pcWidth: 3, pcHeight: 4 }),
      );
      await servePopups(page, everywhere);
      await goHome(page, { host });
      await expect(popups(page).first()).toBeVisible();
      const row = page.locator("[data-booking-bar]");
      const top = (await row.boundingBox())?.y ?? 0;
      for (const popup of await popups(page).all()) {
        const box = await expectInView(page, popup);
        const left = (await row.boundingBox())?.x ?? 0;
        expect(box.x + box.width <= left || box.y + box.height <= top + 0.5).toBe(true);
      }
      // The press itself fails where anything lies over the button, or makes it inert.
      await row.getByRole("button").first().click();
      await expect(bookingWidget(page).frame.getByRole("heading").first()).toBeVisible();
    });

for (const { host } of [LUMIERE, HANEUL])
  test(`on a phone, ${host} keeps its heading readable over a popup that says which of how many it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await servePopups(page, two);
    await page.goto(`${originOf(host)}/`);
    // Nobody scrolls: three seconds are enough.
    await expect(popups(page)).toHaveCount(1);
    await expect(popups(page).getByText(popupLabels.turn(1, 2))).toBeVisible();
    const pictures = page.locator("[data-popup] img");
    // Where it took too long to decode there is none; there is never one that is still to come.
    expect(
      await pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).complete)),
    ).toBe(true);
    await expect
      .poll(async () => {
        const sheet = await popups(page).boundingBox();
        const heading = await page.locator("h1").boundingBox();
        return (heading?.y ?? 740) + (heading?.height ?? 0) <= (sheet?.y ?? 0);
      })
      .toBe(true);
    expect((await expectInView(page, popups(page))).height).toBeLessThanOrEqual(0.45 * 740);
  });

test("a popup that leads where the page's opening leads is not shown there", async ({ page }) => {
  const opening = (target: string) => popupTitled(target, { popupItems: [slideTo(target)] });
  await page.goto(`${originOf(LUMIERE.host)}/`);
  const [target = ""] = (await page.locator("[data-opening]").getAttribute("data-opening"))?.split(" ") ?? [];
  expect(target).toMatch(/^\//);
  await servePopups(page, [opening(target), { ...opening("/info"), id: 2 }]);
  await goHome(page);
  await expect(popups(page)).toHaveCount(1);
  expect(await names(page)).toEqual(["/info"]);
});

test("the words of the law are words, large enough to be read", async ({ page }) => {
  const legal = "붉어짐과 멍이 1–3일 있을 수 있습니다. 결과는 개인에 따라 다릅니다.";
  const popup = popupTitled("하나");
  await servePopups(page, [{ ...popup, popupItems: popup.popupItems.map((item) => ({ ...item, legal })) }]);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await goHome(page);
    const words = popups(page).getByText(legal);
    await expect(words).toBeVisible();
    expect(
      Number.parseFloat(await words.evaluate((each) => getComputedStyle(each).fontSize)),
    ).toBeGreaterThanOrEqual(12);
  }
});

const slideTo = (linkTo: string) =>
  aPopupItem({ title: linkTo, linkTo, pcContent: PICTURE, mobileContent: PICTURE });
const PICTURE = "/media/lumiere/banner-philosophy.webp";
