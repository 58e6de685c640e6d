import { DO_NOT_SHOW_POPUP_COOKIE } from "@/config/popup";
import { CLINIC_UTC_OFFSET } from "@/config/time-zone";
import { addDays, clinicTime } from "./clinic-time";

/** True while a popup is not to be shown; `cookies` as `document.cookie` has them. */
export function isPopupHidden(id: number, cookies: string): boolean {
  const name = DO_NOT_SHOW_POPUP_COOKIE + id;
  return cookies.split("; ").some((cookie) => cookie.split("=")[0] === name);
}

/**
 * A cookie that hides a popup until the next midnight of the clinic's zone, at this host alone (spec §9).
 * To be written to `document.cookie`.
 */
export function hiddenPopupCookie(id: number, now: Date, isSecure: boolean): string {
  const name = DO_NOT_SHOW_POPUP_COOKIE + id;
  const expires = nextClinicMidnight(now).toUTCString();
  return `${name}=1; path=/; expires=${expires}; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** The same, to take it back. */
export const shownPopupCookie = (id: number): string =>
  `${DO_NOT_SHOW_POPUP_COOKIE}${id}=; path=/; max-age=0`;

/** The instant at which the clinic's next day begins. */
export function nextClinicMidnight(now: Date): Date {
  return new Date(`${addDays(clinicTime(now).date, 1)}T00:00:00${CLINIC_UTC_OFFSET}`);
}
