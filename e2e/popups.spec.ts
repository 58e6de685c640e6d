import { expect, type Locator, type Page, test } from "@playwright/test";
import { popupLabels } from "@/labels/popups";
import { slideLabels } from "@/labels/slides";
import { nextClinicMidnight } from "@/lib/popup-cookie";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE } from "./support/clinics";
import {
  expectInView,
  goHomeAndRead as goHome,
  hideToday,
  titlesOfPopups as names,
  popups,
  popupsAnswered,
  popupTitled,
  readOn,
  servePopups,
  slideTitled,
  WITH_POPUPS,
} from "./support/popups";
import { originOf } from "./support/storefront";

const close = (popup: Locator) => popup.getByRole("button", { name: popupLabels.close });

test.use({ storageState: WITH_POPUPS });

const two = [
  popupTitled("둘", { id: 2, weight: 2, pcWidth: 4, pcHeight: 3 }),
  popupTitled("하나", { id: 1, weight: 1, pcWidth: 3, pcHeight: 4 }),
];

for (const [width, height] of [
  [320, 480],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test("popups come one at a time, whole, and each can be closed", async ({ page }) => {
      await servePopups(page, two);
      await goHome(page);
      await expect(popups(page)).toHaveCount(1);
      expect(await names(page)).toEqual(["하나"]);
      await expectInView(page, popups(page));
      expect(await weightyFindings(page)).toEqual([]);
      await close(popups(page)).click();
      await expect.poll(() => names(page)).toEqual(["둘"]);
      await expectInView(page, popups(page));
      await page.keyboard.press("Escape");
      await expect(popups(page)).toHaveCount(0);
    });

    test("popups move nothing of the page", async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await servePopups(page, two);
      await goHome(page, HANEUL);
      await expect(popups(page).first()).toBeVisible();
      const before = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length);
      await close(popups(page).first()).click();
      await page.keyboard.press("Escape");
      await expect(popups(page)).toHaveCount(0);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.slice(before)).toEqual([]);
    });
  });

test("a popup has the size of its shape", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await servePopups(page, two);
  await goHome(page);
  expect(await popups(page).boundingBox()).toMatchObject({ width: 560, height: 746 + 52 });
});

for (const width of [1024, 1440])
  test(`a grid shows all at once at ${width}, and lets the page be used`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const four = [1, 2, 3, 4].map((id) => popupTitled(`팝업 ${id}`, { id, weight: id, direction: "TOP" }));
    await servePopups(page, four);
    await goHome(page, HANEUL);
    await expect(popups(page)).toHaveCount(4);
    const boxes = await Promise.all((await popups(page).all()).map((popup) => expectInView(page, popup)));
    const [first, second, third] = boxes;
    expect(second?.x).toBe((first?.x ?? 0) + (first?.width ?? 0) + 20);
    expect(third?.y).toBe((first?.y ?? 0) + (first?.height ?? 0) + 40);
    expect(await weightyFindings(page)).toEqual([]);
    // Slides that are not shown are inert by themselves.
    await expect(page.locator("[inert]:not([aria-roledescription])")).toHaveCount(0);
    await page.keyboard.press("Escape");
    expect(await names(page)).toEqual(["팝업 2", "팝업 3", "팝업 4"]);
    expect(await popups(page).first().boundingBox(), "the others keep their places").toEqual(second);
  });

/** The page's own links that the keyboard can still go to. */
const linksInReach = (page: Page) =>
  page
    .locator("a[href]")
    .evaluateAll(
      (links) =>
        links.filter(
          (link) => !link.closest("[inert], [data-popup], [data-booking-bar]") && link.checkVisibility(),
        ).length,
    );

test("a dimmed popup on a phone keeps the keyboard, and gives it back", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await servePopups(page, [popupTitled("하나")]);
  const answered = popupsAnswered(page);
  await page.goto(`${originOf(HANEUL.host)}/`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await readOn(page, answered);
  await expect(popups(page)).toBeFocused();
  // The page becomes inert over some frames, as many as a slow phone needs.
  await expect.poll(() => linksInReach(page)).toBe(0);
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("[data-popup], [data-booking-bar]");
    });
    expect(isOutside).toBe(false);
  }
  expect(await weightyFindings(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(popups(page)).toHaveCount(0);
  await expect(
    page.getByRole("banner").locator(":focus").or(page.locator("a[href='#main']:focus")),
  ).toHaveCount(1);
});

test("a popup is hidden for today by its box: here, until the clinic's midnight", async ({
  page,
  context,
}) => {
  await servePopups(page, two);
  await goHome(page);
  await hideToday(popups(page)).press("Space");
  await expect.poll(() => names(page)).toEqual(["둘"]);
  const cookie = (await context.cookies()).find(({ name }) => name === "DO_NOT_SHOW_POPUP_1");
  expect(cookie).toMatchObject({ domain: LUMIERE.host, path: "/" });
  expect((cookie?.expires ?? 0) * 1000).toBe(nextClinicMidnight(new Date()).getTime());
  await page.reload();
  await expect(popups(page)).toHaveCount(1);
  await expect.poll(() => names(page)).toEqual(["둘"]);
  await goHome(page, HANEUL);
  await expect(popups(page)).toHaveCount(2);
});

test("popups come where they are located, and not again once closed", async ({ page }) => {
  await servePopups(page, [
    popupTitled("집", { id: 1 }),
    popupTitled("이벤트", { id: 2, locations: ["/events"] }),
  ]);
  await goHome(page);
  await close(popups(page)).click();
  await page.getByRole("banner").getByRole("link", { name: "이벤트" }).first().click();
  await expect(page).toHaveURL(/\/events$/);
  await expect.poll(() => names(page)).toEqual(["이벤트"]);
  await page.goBack();
  await expect(page).toHaveURL(`${originOf(LUMIERE.host)}/`);
  await expect(popups(page)).toHaveCount(0);
});

test("popups wait while the search lies over the page", async ({ page }) => {
  await servePopups(page, [popupTitled("하나")]);
  const answered = page.waitForResponse(/\/customer\/popups/);
  await page.goto(`${originOf(LUMIERE.host)}/`);
  await page.getByRole("banner").getByRole("button", { name: "검색", exact: true }).click();
  const field = page.getByRole("dialog").getByRole("searchbox");
  await expect(field).toBeFocused();
  await answered;
  await expect(field).toBeFocused();
  await expect(popups(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(popups(page)).toHaveCount(1);
});

test("the slides of a popup go on by themselves, and are paused by keyboard", async ({ page }) => {
  const slides = [slideTitled("첫째", 1), slideTitled("둘째", 2)];
  await servePopups(page, [popupTitled("", { popupItems: slides })]);
  await goHome(page);
  const popup = popups(page);
  await expect(popup.getByText("1 / 2")).toBeVisible();
  await expect(popup.getByText("2 / 2")).toBeVisible();
  await expect(popup.getByText("1 / 2")).toBeVisible();
  await popup.getByRole("button", { name: slideLabels.pauseSlides }).press("Enter");
  await expect(popup.getByRole("button", { name: slideLabels.playSlides })).toBeFocused();
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the slides of a popup stand still", async ({ page }) => {
    await servePopups(page, [popupTitled("", { popupItems: [slideTitled("첫째"), slideTitled("둘째")] })]);
    await goHome(page);
    await expect(popups(page).getByText("1 / 2")).toBeVisible();
    await expect(popups(page).getByRole("button", { name: slideLabels.pauseSlides })).toHaveCount(0);
  });
});

test("where no popup is due, nothing that shows one is fetched", async ({ page }) => {
  await servePopups(page, [popupTitled("이벤트", { locations: ["/events"] })]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await goHome(page);
  const before = asked.filter((url) => url.endsWith(".js")).length;
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.endsWith(".js"))).toHaveLength(before);
});
