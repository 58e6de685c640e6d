import { describe, expect, it } from "vitest";
import type { Period } from "@/lib/period";
import { deadlineDays, eventState } from "./deadlines";

const startAt = "2026-11-02T00:00:00+09:00";
const until = (endAt: string): Period => ({ startAt, endAt });
const at = (clock: string) => Date.parse(`${clock}+09:00`);
const counts = (periods: readonly Period[], now: number) =>
  deadlineDays(periods, now)
    .filter(({ count }) => count > 0)
    .map(({ date, count }) => [date, count]);

describe("deadlineDays", () => {
  it("begins today at the clinic, wherever the visitor is, and has fourteen days", () => {
    const days = deadlineDays([], Date.parse("2026-11-18T15:30:00Z"));
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ date: "2026-11-19", weekday: 4, count: 0 });
    expect(days.at(-1)).toMatchObject({ date: "2026-12-02", weekday: 3 });
  });

  it("counts what ends at midnight on the day before it", () => {
    const periods = [until("2026-11-21T00:00:00+09:00"), until("2026-11-21T00:00:01+09:00")];
    expect(counts(periods, at("2026-11-18T12:00:00"))).toEqual([
      ["2026-11-20", 1],
      ["2026-11-21", 1],
    ]);
  });

  it("counts all that end on one day, whatever the hour and the zone it is given in", () => {
    const periods = [
      until("2026-11-20T09:00:00+09:00"),
      until("2026-11-20T14:59:59Z"),
      until("2026-11-20T15:00:00Z"),
    ];
    expect(counts(periods, at("2026-11-18T12:00:00"))).toEqual([["2026-11-20", 3]]);
  });

  it.each([
    ["before its end", "2026-11-18T17:59:59", [["2026-11-18", 1]]],
    ["from its end on", "2026-11-18T18:00:00", []],
  ])("counts for today what closes in the afternoon, %s", (_, clock, expected) => {
    expect(counts([until("2026-11-18T18:00:00+09:00")], at(clock))).toEqual(expected);
  });

  it.each([
    ["the fourteenth day", "2026-12-02T00:00:00+09:00", [["2026-12-01", 1]]],
    ["a day later", "2026-12-02T00:00:01+09:00", []],
  ])("looks no further than the fourteenth day: %s", (_, endAt, expected) => {
    expect(counts([until(endAt)], at("2026-11-18T12:00:00"))).toEqual(expected);
  });
});

describe("eventState", () => {
  const period = until("2026-11-21T00:00:00+09:00");

  it.each([
    ["2026-11-19T23:59:59", "running"],
    ["2026-11-20T00:00:00", "lastDay"],
    ["2026-11-20T23:59:59", "lastDay"],
    ["2026-11-21T00:00:00", "over"],
  ])("at %s it is %s", (clock, state) => {
    expect(eventState(period, at(clock))).toBe(state);
  });
});
