import { ApiError, noResponseError } from "@/api/api-error";
import { browserGet } from "@/api/browser-get";
import { PHONE_MAX_PX } from "@/config/breakpoints";
import type { Popup } from "@/contract/api/popups";
import { type PopupDevice, popupsDue } from "@/lib/popups-due";

export type AskedPopups = Promise<readonly Popup[]>;

/** The partner's popups, as anybody may see them. Rejects with ApiError. */
export function loadPopups(backendUrl: string): AskedPopups {
  const asked = ask(backendUrl);
  // The failure is shown by the query that uses the popups, which may be later.
  asked.catch(() => undefined);
  return asked;
}

async function ask(backendUrl: string): AskedPopups {
  try {
    const { rows } = await browserGet(backendUrl, "GET /customer/popups", {});
    return rows;
  } catch (error) {
    throw error instanceof ApiError ? error : noResponseError();
  }
}

/** True where there is a popup to show, or a failure to tell. */
export async function needsStage(asked: AskedPopups, path: string): Promise<boolean> {
  try {
    const rows = await asked;
    return popupsDue(rows, visitOf(path, deviceOf(window.innerWidth))).length > 0;
  } catch {
    // The query, which the stage brings, says it by the one rule for errors.
    return true;
  }
}

/** Spec §9: phones end at 768. */
export const deviceOf = (viewportWidth: number): PopupDevice =>
  viewportWidth <= PHONE_MAX_PX ? "MOBILE" : "PC";

/** What decides which popups are due, as the page is at this moment. */
export const visitOf = (path: string, device: PopupDevice) => ({
  path,
  device,
  cookies: document.cookie,
  openingTargets: document.querySelector<HTMLElement>("[data-opening]")?.dataset.opening?.split(" "),
});
