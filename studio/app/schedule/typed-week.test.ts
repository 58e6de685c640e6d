import { describe, expect, it } from "vitest";
import type { Schedule, Week } from "@/contract/studio/schedule";
import {
  barHours,
  clocksWith,
  firstHours,
  isOutside,
  isSameWeek,
  isWeek,
  weekHours,
  withHours,
} from "./typed-week";

const TEN_TO_SEVEN = { start: "10:00", end: "19:00" };
const opening: Schedule["opening"] = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  hours: weekday === 0 ? null : TEN_TO_SEVEN,
  lunch: weekday === 0 || weekday === 6 ? null : { start: "13:00", end: "14:00" },
}));
const week: Week = [
  { weekday: 1, hours: TEN_TO_SEVEN },
  { weekday: 6, hours: { start: "10:00", end: "14:30" } },
];

describe("a week that is typed", () => {
  it("takes hours of a day, other ones, and the day off", () => {
    const longer = withHours(week, 0, { start: "11:00", end: "12:00" });
    expect(longer.map(({ weekday }) => weekday)).toEqual([0, 1, 6]);
    expect(isSameWeek(withHours(longer, 0, null), week)).toBe(true);
    expect(isSameWeek(withHours(week, 1, { start: "10:00", end: "18:00" }), week)).toBe(false);
  });

  it.each([
    ["10:00", "19:00", true],
    ["19:00", "10:00", false],
    ["10:00", "10:00", false],
  ])("from %s to %s is a day: %s", (start, end, isGood) => {
    expect(isWeek(withHours(week, 2, { start, end }))).toBe(isGood);
  });

  it("counts what is worked, without lunch and without hours at which the clinic is closed", () => {
    expect(weekHours(opening, week)).toBe("12.5");
    expect(weekHours(opening, withHours(week, 0, TEN_TO_SEVEN))).toBe("12.5");
    expect(weekHours(opening, [])).toBe("0");
  });

  it("says which day is outside of the clinic's hours", () => {
    expect(isOutside(opening, { weekday: 1, hours: TEN_TO_SEVEN })).toBe(false);
    expect(isOutside(opening, { weekday: 1, hours: { start: "09:30", end: "19:00" } })).toBe(true);
    expect(isOutside(opening, { weekday: 0, hours: TEN_TO_SEVEN })).toBe(true);
  });

  it("begins a day with the clinic's hours, else with those of another day", () => {
    expect(firstHours(opening, week, 3)).toEqual(TEN_TO_SEVEN);
    expect(firstHours(opening, week.slice(1), 0)).toEqual({ start: "10:00", end: "14:30" });
    expect(firstHours(opening, [], 0)).toEqual(TEN_TO_SEVEN);
  });

  it("offers half-hours, and the clock that is set", () => {
    expect(clocksWith("10:00")).toHaveLength(36);
    expect(clocksWith("09:50").indexOf("09:50")).toBe(clocksWith("09:50").indexOf("09:30") + 1);
  });

  it("is drawn over all hours of clinic and doctors", () => {
    const early = { weekday: 1, hours: { start: "07:30", end: "21:30" } };
    const doctor = { id: 1, name: "김하나", position: "", daysOff: [], week: [early] };
    expect(barHours({ opening, doctors: [] })).toEqual({ from: 9, to: 20 });
    expect(barHours({ opening, doctors: [doctor] })).toEqual({ from: 7, to: 22 });
  });
});
