import { describe, expect, it } from "vitest";
import {
  addDays,
  clockMinutes,
  clockText,
  dayOf,
  daysBetween,
  instantAt,
  minutesOf,
  weekdayOf,
} from "./clinic-time";

describe("clinic time", () => {
  it.each([
    ["2026-11-20T14:59:59Z", "2026-11-20", 23 * 60 + 59],
    ["2026-11-20T15:00:00Z", "2026-11-21", 0],
    ["2026-12-31T15:00:00Z", "2027-01-01", 0],
  ])("reads %s as %s at minute %i", (instant, day, minutes) => {
    expect([dayOf(new Date(instant)), minutesOf(new Date(instant))]).toEqual([day, minutes]);
  });

  it("writes a clock time as an instant, whatever zone the machine is in", () => {
    expect(instantAt("2026-11-20", 14 * 60 + 30).toISOString()).toBe("2026-11-20T05:30:00.000Z");
  });

  it("counts days over the ends of months and years", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
    expect(daysBetween("2026-12-31", "2027-01-02")).toBe(2);
    expect(weekdayOf("2026-11-22")).toBe(0);
  });

  it("reads and writes clocks", () => {
    expect(clockMinutes("14:30:00")).toBe(870);
    expect(clockText(65)).toBe("01:05");
  });
});
