import { describe, expect, it } from "vitest";
import { isAdult, needsGuardian } from "./adulthood";

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
  ])("judges a person %s", (_, birthDate, now, expected) => {
    expect(isAdult({ isRegular: true, birthDate }, new Date(now))).toBe(expected);
    expect(isAdult({ isRegular: false, birthDate }, new Date(now))).toBe(false);
  });
});

describe("needsGuardian", () => {
  it.each([
    ["who turns 14 tomorrow", "2012-11-21", "2026-11-20T14:59:59Z", true],
    ["who turns 14 today at the clinic", "2012-11-21", "2026-11-20T15:00:00Z", false],
    ["who was born on a leap day, on the last of February", "2012-02-29", "2026-02-28T00:00:00Z", true],
    ["who was born on a leap day, the day after", "2012-02-29", "2026-03-01T00:00:00Z", false],
    ["of whom no birth is known", null, "2026-11-20T00:00:00Z", false],
  ])("judges a person %s", (_, birthDate, now, expected) => {
    expect(needsGuardian(birthDate, new Date(now))).toBe(expected);
  });
});
