import { describe, expect, it } from "vitest";
import { isAdult } from "./adulthood";

const NEW_YEAR = "2026-12-31T15:00:00Z";
const NEW_YEARS_EVE = "2026-12-31T14:59:59Z";

describe("isAdult", () => {
  it.each([
    ["who turns 19 on the last day of this year", "2007-12-31", "2026-01-01T00:00:00Z", true],
    ["who turns 19 next year, the night before", "2008-01-01", NEW_YEARS_EVE, false],
    ["who turns 19 next year, from midnight at the clinic", "2008-12-31", NEW_YEAR, true],
    ["who is born today", "2026-11-20", "2026-11-20T00:00:00Z", false],
    ["who is old", "1931-02-03", "2026-11-20T00:00:00Z", true],
    ["of whom no birth is known", null, "2026-11-20T00:00:00Z", false],
  ])("judges somebody %s", (_, birthDate, now, expected) => {
    expect(isAdult({ isRegular: true, birthDate }, new Date(now))).toBe(expected);
    expect(isAdult({ isRegular: false, birthDate }, new Date(now))).toBe(false);
  });
});
