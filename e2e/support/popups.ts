import { expect, type Locator, type Page } from "@playwright/test";
import { READ_SCROLL_PX } from "@/config/attention";
import type { Popup } from "@/contract/api/popups";
import { popupLabels } from "@/labels/popups";
import { aPopup, aPopupItem } from "@/testing/popups";
import { HANEUL, LUMIERE } from "./clinics";
import { originOf } from "./storefront";

const MOST_POPUPS = 20;

/** A visitor who hid every popup for today: what is tested besides them is not covered by them. */
export const WITHOUT_POPUPS = {
  cookies: [LUMIERE.host, HANEUL.host].flatMap((domain) =>
    Array.from({ length: MOST_POPUPS }, (_, index) => ({
      name: `DO_NOT_SHOW_POPUP_${index + 1}`,
      value: "1",
      domain,
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Lax" as const,
    })),
  ),
  origins: [],
};

/** A visitor who is here for the first time today. */
export const WITH_POPUPS = { cookies: [], origins: [] };

/** Resolves once the page's popups were answered. On phones they may be asked for before the test goes on. */
export const popupsAnswered = (page: Page) => page.waitForResponse(/\/customer\/popups/);

/** Popups wait until a visitor has read: a while, and some way down the page. Resolves once they were answered. */
export async function readOn(page: Page, answered = popupsAnswered(page)) {
  await page.evaluate((y) => window.scrollTo(0, y), READ_SCROLL_PX);
  await answered;
}

const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

/** Has the backend answer with these popups, or with an error. */
export async function servePopups(page: Page, answer: readonly Popup[] | number) {
  await page.route("**/customer/popups**", (route) =>
    typeof answer === "number"
      ? route.fulfill({ status: answer, headers, json: { message: "팝업을 불러올 수 없습니다." } })
      : route.fulfill({ headers, json: { rows: answer, count: answer.length } }),
  );
}

/** A popup of one picture of a clinic's own. */
export const popupTitled = (title: string, changes: Partial<Popup> = {}): Popup =>
  aPopup({ popupItems: [slideTitled(title)], ...changes });

export const slideTitled = (title: string, weight = 0) =>
  aPopupItem({
    title,
    // No clinic's home opens with it: what its opening leads to is not shown there again.
    linkTo: "/info",
    weight,
    pcContent: "/media/lumiere/banner-philosophy.webp",
    mobileContent: "/media/lumiere/banner-philosophy.webp",
  });

export const popups = (page: Page) => page.locator("[data-popup]");
export const hideToday = (popup: Locator) => popup.getByRole("checkbox", { name: popupLabels.hideToday });
export const titlesOfPopups = (page: Page) =>
  popups(page).evaluateAll((all) => all.map((popup) => popup.getAttribute("aria-label")));

export async function goHomeAndRead(page: Page, { host }: { host: string } = LUMIERE) {
  const answered = popupsAnswered(page);
  await page.goto(`${originOf(host)}/`);
  await readOn(page, answered);
}

export async function expectInView(page: Page, popup: Locator) {
  await popup.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
  const box = await popup.boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error("Nothing to measure");
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
  expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  return box;
}
