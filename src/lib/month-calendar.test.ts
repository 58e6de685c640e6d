import { describe, expect, it } from "vitest";
import { addMonths, isDay, isMonth, monthsBetween, weekOf, weeksOfMonth } from "./month-calendar";

describe("isMonth and isDay", () => {
  it.each(["2026-11", "2026-01", "2027-12"])("%s is a month", (text) => expect(isMonth(text)).toBe(true));
  it.each(["", "2026-13", "2026-00", "2026-1", "26-11", "2026-11-01", " 2026-11", "2026-11\n"])(
    "%j is none",
    (text) => expect(isMonth(text)).toBe(false),
  );
  it.each(["2026-11-20", "2028-02-29"])("%s is a day", (text) => expect(isDay(text)).toBe(true));
  it.each([
    "",
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-11-00",
    "2026-11-1",
    "2026-11-20T00:00",
    "abc",
  ])("%j is none", (text) => expect(isDay(text)).toBe(false));
});

describe("addMonths and monthsBetween", () => {
  it.each([
    ["2026-11", 1, "2026-12"],
    ["2026-12", 1, "2027-01"],
    ["2027-01", -1, "2026-12"],
    ["2026-11", 14, "2028-01"],
    ["2026-11", 0, "2026-11"],
  ])("%s and %i: %s", (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
    expect(monthsBetween(from, to)).toBe(months);
  });
});

describe("weekOf", () => {
  it.each(["2026-11-22", "2026-11-25", "2026-11-28"])("%s: from its Sunday on", (day) => {
    expect(weekOf(day)).toEqual([
      "2026-11-22",
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
      "2026-11-28",
    ]);
  });
});

describe("weeksOfMonth", () => {
  it.each([
    ["2026-11", 5, "2026-11-01", "2026-12-05"],
    ["2026-12", 5, "2026-11-29", "2027-01-02"],
    ["2027-01", 6, "2026-12-27", "2027-02-06"],
    // Four weeks to the day.
    ["2026-02", 4, "2026-02-01", "2026-02-28"],
  ])("%s: %i weeks, %s to %s", (month, count, first, last) => {
    const weeks = weeksOfMonth(month);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
  });
});
