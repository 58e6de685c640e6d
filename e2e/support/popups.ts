import type { Page } from "@playwright/test";
import type { Popup } from "@/contract/api/popups";
import { aPopup, aPopupItem } from "@/testing/popups";
import { HANEUL, LUMIERE } from "./clinics";

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
    weight,
    pcContent: "/media/lumiere/banner-philosophy.webp",
    mobileContent: "/media/lumiere/banner-philosophy.webp",
  });
