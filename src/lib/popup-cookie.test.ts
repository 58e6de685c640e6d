import { describe, expect, it } from "vitest";
import { hiddenPopupCookie, isPopupHidden, nextClinicMidnight } from "./popup-cookie";

describe("nextClinicMidnight", () => {
  it.each([
    ["in the afternoon", "2026-11-18T15:30:00+09:00", "2026-11-18T15:00:00.000Z"],
    ["a second before", "2026-11-18T23:59:59+09:00", "2026-11-18T15:00:00.000Z"],
    ["at midnight itself", "2026-11-19T00:00:00+09:00", "2026-11-19T15:00:00.000Z"],
    ["where the visitor's own day is another", "2026-11-18T20:00:00-08:00", "2026-11-19T15:00:00.000Z"],
    ["at the end of a month", "2026-11-30T12:00:00+09:00", "2026-11-30T15:00:00.000Z"],
    ["at the end of a year", "2026-12-31T12:00:00+09:00", "2026-12-31T15:00:00.000Z"],
  ])("is the start of the clinic's next day, %s", (_, now, midnight) => {
    expect(nextClinicMidnight(new Date(now)).toISOString()).toBe(midnight);
  });
});

describe("hiddenPopupCookie", () => {
  const now = new Date("2026-11-18T15:30:00+09:00");

  it("ends at the clinic's next midnight, for the whole site of this host alone", () => {
    expect(hiddenPopupCookie(7, now, true)).toBe(
      "DO_NOT_SHOW_POPUP_7=1; path=/; expires=Wed, 18 Nov 2026 15:00:00 GMT; samesite=lax; secure",
    );
    expect(hiddenPopupCookie(7, now, false)).not.toMatch(/domain|secure/i);
  });
});

describe("isPopupHidden", () => {
  it.each([
    ["", false],
    ["DO_NOT_SHOW_POPUP_7=1", true],
    ["DO_NOT_SHOW_POPUP_7=", true],
    ["auth=x; DO_NOT_SHOW_POPUP_7=1; other=y", true],
    ["DO_NOT_SHOW_POPUP_70=1", false],
    ["DO_NOT_SHOW_POPUP_17=1", false],
    ["MY_DO_NOT_SHOW_POPUP_7=1", false],
    ["note=DO_NOT_SHOW_POPUP_7", false],
  ])("with the cookies «%s» is %s", (cookies, isHidden) => {
    expect(isPopupHidden(7, cookies)).toBe(isHidden);
  });
});
