import { ApiError, isSessionOver, noResponseError, QUIET_QUERY_STATUSES } from "@/api/api-error";
import { browserGet } from "@/api/browser-get";
import { PHONE_MAX_PX } from "@/config/breakpoints";
import type { Popup } from "@/contract/api/popups";
import { type PopupDevice, popupsDue } from "@/lib/popups-due";
import { showToast } from "@/state/toast";

/**
 * The partner's popups, as every visitor may see them; none where the call fails. One call without retries (spec §7): a
 * query client for it would weigh more than all that shows popups.
 */
export async function loadPopups(backendUrl: string): Promise<readonly Popup[]> {
  try {
    const { rows } = await browserGet(backendUrl, "GET /customer/popups", {});
    return rows;
  } catch (error) {
    showFailure(error instanceof ApiError ? error : noResponseError());
    return [];
  }
}

/** Spec §8, as of every query. Popups are public, so a refused call ends no session. */
function showFailure(error: ApiError): void {
  if (!isSessionOver(error) && !QUIET_QUERY_STATUSES.includes(error.status)) showToast(error.message);
}

/** True where one of them is to be shown on this page. */
export const isAnyDue = (popups: readonly Popup[], path: string): boolean =>
  popupsDue(popups, visitOf(path, deviceOf(window.innerWidth))).length > 0;

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
