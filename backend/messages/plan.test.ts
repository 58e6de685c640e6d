import { describe, expect, it } from "vitest";
import { dueAtOf, reminderPlan } from "./plan";

/** A clock time at the clinic. */
const at = (local: string) => new Date(`${local}:00+09:00`);
const settings = { dayBefore: "18:00", morningOf: "09:00" };
const planned = (
  now: string,
  startAt: string,
  changed: Partial<typeof settings> | object = {},
  isJustTold = true,
) =>
  reminderPlan({
    ...{ startAt: at(startAt), now: at(now), isJustTold },
    settings: { ...settings, ...changed },
  }).map(
    ({ kind, dueAt }) => `${kind} ${new Date(dueAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)}`,
  );

describe("reminderPlan", () => {
  it.each([
    [
      "days ahead",
      "2026-11-20T10:00",
      "2026-11-24T14:00",
      ["dayBefore 2026-11-23T18:00", "morningOf 2026-11-24T09:00"],
    ],
    [
      "for tomorrow, in the morning",
      "2026-11-23T10:00",
      "2026-11-24T14:00",
      ["dayBefore 2026-11-23T18:00", "morningOf 2026-11-24T09:00"],
    ],
    [
      "for tomorrow, at 17:00: told just now",
      "2026-11-23T17:00",
      "2026-11-24T14:00",
      ["morningOf 2026-11-24T09:00"],
    ],
    ["for tomorrow, at night", "2026-11-23T23:50", "2026-11-24T14:00", ["morningOf 2026-11-24T09:00"]],
    ["for the same evening", "2026-11-24T10:00", "2026-11-24T19:00", []],
    ["for the same day, at dawn", "2026-11-24T05:00", "2026-11-24T19:00", ["morningOf 2026-11-24T09:00"]],
    [
      "an early visit needs no morning",
      "2026-11-20T10:00",
      "2026-11-24T10:00",
      ["dayBefore 2026-11-23T18:00"],
    ],
    [
      "90 minutes after the morning's",
      "2026-11-20T10:00",
      "2026-11-24T10:30",
      ["dayBefore 2026-11-23T18:00", "morningOf 2026-11-24T09:00"],
    ],
    [
      "on the first of a year",
      "2026-12-20T10:00",
      "2027-01-01T14:00",
      ["dayBefore 2026-12-31T18:00", "morningOf 2027-01-01T09:00"],
    ],
    ["a visit that is over", "2026-11-24T20:00", "2026-11-24T14:00", []],
  ])("booked %s", (_, now, startAt, expected) => {
    expect(planned(now, startAt)).toEqual(expected);
  });

  it("follows the clinic's settings", () => {
    const far = ["2026-11-20T10:00", "2026-11-24T14:00"] as const;
    expect(planned(...far, { dayBefore: null, morningOf: null })).toEqual([]);
    expect(planned(...far, { dayBefore: null })).toEqual(["morningOf 2026-11-24T09:00"]);
    expect(planned(...far, { dayBefore: "20:30", morningOf: null })).toEqual(["dayBefore 2026-11-23T20:30"]);
  });
});

describe("dueAtOf", () => {
  it.each([
    ["newBooking", "2026-11-24T20:59", "2026-11-24T20:59"],
    ["newBooking", "2026-11-24T21:00", "2026-11-25T08:00"],
    ["newBooking", "2026-11-24T23:59", "2026-11-25T08:00"],
    ["newBooking", "2026-11-25T00:00", "2026-11-25T08:00"],
    ["newBooking", "2026-11-25T07:59", "2026-11-25T08:00"],
    ["newBooking", "2026-11-25T08:00", "2026-11-25T08:00"],
    ["confirmed", "2026-11-25T03:00", "2026-11-25T03:00"],
  ] as const)("sends %s of %s at %s", (kind, now, expected) => {
    expect(dueAtOf(kind, at(now))).toEqual(at(expected));
  });
});
