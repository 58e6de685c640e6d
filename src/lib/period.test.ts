import { describe, expect, it } from "vitest";
import { formatLastDay, formatPeriod, formatPeriodWithYear, isOneDay, lastDayOf } from "./period";

const november = { startAt: "2026-11-02T00:00:00+09:00", endAt: "2026-12-01T00:00:00+09:00" };
const newYear = { startAt: "2026-12-20T00:00:00+09:00", endAt: "2027-01-11T00:00:00+09:00" };
const oneDay = { startAt: "2026-11-18T00:00:00+09:00", endAt: "2026-11-18T18:00:00+09:00" };

describe("a period", () => {
  it.each([
    ["within a month", november, "11. 2 – 11. 30", "2026. 11. 2 – 11. 30"],
    ["over the new year", newYear, "12. 20 – 2027. 1. 10", "2026. 12. 20 – 2027. 1. 10"],
    ["of one day", oneDay, "11. 18", "2026. 11. 18"],
    [
      "given in another zone",
      { startAt: "2026-11-01T15:00:00Z", endAt: "2026-11-30T15:00:00Z" },
      "11. 2 – 11. 30",
      "2026. 11. 2 – 11. 30",
    ],
  ])("%s is written with an en dash", (_, period, short, long) => {
    expect(formatPeriod(period)).toBe(short);
    expect(formatPeriodWithYear(period)).toBe(long);
  });

  it("ends on the day before its exclusive end at midnight", () => {
    expect(lastDayOf(november)).toBe("2026-11-30");
  });

  it("tells its last day, with the year where that is not this one", () => {
    expect(formatLastDay(november, "2026-11-18")).toBe("11. 30");
    expect(formatLastDay(newYear, "2026-12-31")).toBe("2027. 1. 10");
    expect(formatLastDay(newYear, "2027-01-01")).toBe("1. 10");
  });

  it("knows that it lasts a single day", () => {
    expect(isOneDay(oneDay)).toBe(true);
    expect(isOneDay(november)).toBe(false);
  });
});
