import { describe, expect, it } from "vitest";
import { anOpeningHours } from "@/testing/opening-hours";
import {
  formatRange,
  formatShortRange,
  hoursOf,
  hoursRows,
  sharedLunch,
  weekFromMonday,
} from "./opening-hours";

const texts = (rows: ReturnType<typeof hoursRows>) =>
  rows.map(({ name, range }) => [name, range && formatRange(range)]);

describe("sharedLunch", () => {
  const daily = (day: string, start: string | null, end: string | null) => ({
    [`${day}LunchStart`]: start,
    [`${day}LunchEnd`]: end,
  });
  const perDay = (changes: Record<string, string | null> = {}) =>
    anOpeningHours({
      operationTimeType: "perDay",
      ...Object.assign({}, ...weekFromMonday().map((day) => daily(day, "13:00", "14:00"))),
      ...changes,
    });

  it("is the week's, or that of every open day", () => {
    expect(sharedLunch(anOpeningHours())).toEqual({ start: "13:00", end: "14:00" });
    expect(sharedLunch(perDay())).toEqual({ start: "13:00", end: "14:00" });
  });

  it.each([
    ["at another time", daily("thursday", "14:00", "15:00")],
    ["missing", daily("thursday", null, null)],
  ])("differs where one day's is %s", (_, changes) => {
    expect(sharedLunch(perDay(changes))).toBe("differs");
  });

  it("asks nothing of a day that is closed", () => {
    expect(sharedLunch(perDay({ ...daily("sunday", null, null), sundayOpen: null }))).toEqual({
      start: "13:00",
      end: "14:00",
    });
  });

  it("is the one for all days where no day says its own", () => {
    const none = Object.assign({}, ...weekFromMonday().map((day) => daily(day, null, null)));
    expect(sharedLunch(perDay({ ...none, lunchStart: "12:30", lunchEnd: "13:30" }))).toEqual({
      start: "12:30",
      end: "13:30",
    });
    expect(sharedLunch(perDay({ ...none, lunchStart: null, lunchEnd: null }))).toBeNull();
  });
});

describe("hoursRows", () => {
  it("names weekdays, Saturday, holidays, Sunday and lunch", () => {
    expect(texts(hoursRows(anOpeningHours(), "wednesday"))).toEqual([
      ["weekday", "10:30 – 20:00"],
      ["saturday", "10:00 – 16:00"],
      ["holiday", null],
      ["sunday", null],
      ["lunch", "13:00 – 14:00"],
    ]);
  });

  it.each([
    ["monday", "weekday"],
    ["friday", "weekday"],
    ["saturday", "saturday"],
    ["sunday", "sunday"],
  ] as const)("marks on %s the row of today", (today, row) => {
    const marked = hoursRows(anOpeningHours(), today).filter(({ isToday }) => isToday);
    expect(marked.map(({ name }) => name)).toEqual([row]);
  });

  it("has no lunch where none is given", () => {
    const hours = anOpeningHours({
      lunchStart: null,
      lunchEnd: null,
      mondayLunchStart: null,
      mondayLunchEnd: null,
    });
    expect(hoursRows(hours, "monday").at(-1)).toMatchObject({ name: "lunch", range: null });
  });

  it("names every day from Monday, with its own lunch, where days differ", () => {
    const hours = anOpeningHours({
      operationTimeType: "perDay",
      thursdayLunchStart: "14:00",
      thursdayLunchEnd: "15:00",
    });
    const rows = hoursRows(hours, "thursday");
    expect(rows.map(({ name }) => name)).toEqual([...weekFromMonday(), "holiday"]);
    expect(rows[3]).toEqual({
      name: "thursday",
      range: { start: "10:30", end: "20:00" },
      lunch: { start: "14:00", end: "15:00" },
      isToday: true,
    });
    expect(rows[6]).toMatchObject({ name: "sunday", range: null });
  });
});

describe("hoursOf", () => {
  it.each([
    ["no opening", { mondayOpen: null }],
    ["no closing", { mondayClose: null }],
    ["empty text", { mondayOpen: "", mondayClose: "" }],
  ])("is closed with %s", (_, missing) => {
    expect(hoursOf(anOpeningHours(missing), "monday")).toBeNull();
  });
});

describe("formatShortRange", () => {
  it.each([
    ["10:00", "19:00", "10–19"],
    ["10:30", "20:00", "10:30–20"],
    ["09:30", "14:00", "9:30–14"],
  ])("shortens %s to %s as %s", (start, end, text) => {
    expect(formatShortRange({ start, end })).toBe(text);
  });
});
