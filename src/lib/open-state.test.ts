import { describe, expect, it } from "vitest";
import { anOpeningHours } from "@/testing/opening-hours";
import { openState } from "./open-state";

const at = (clinicClock: string) => Date.parse(`${clinicClock}:00+09:00`);
const closed = (daysAhead: number, weekday: number, opensAt: string) => ({
  kind: "closed",
  next: { daysAhead, weekday, opensAt },
});

describe("openState", () => {
  it.each([
    ["before opening", "2026-11-18T10:29", closed(0, 3, "10:30")],
    ["at opening", "2026-11-18T10:30", { kind: "open", until: "20:00" }],
    ["at lunch", "2026-11-18T13:00", { kind: "lunch", until: "14:00" }],
    ["after lunch", "2026-11-18T14:00", { kind: "open", until: "20:00" }],
    ["at closing", "2026-11-18T20:00", closed(1, 4, "10:30")],
    ["on a Saturday at lunch time", "2026-11-21T13:30", { kind: "open", until: "16:00" }],
    ["on a Saturday evening", "2026-11-21T16:00", closed(2, 1, "10:30")],
    ["on a Sunday", "2026-11-22T12:00", closed(1, 1, "10:30")],
  ])("%s", (_, clock, state) => {
    expect(openState(anOpeningHours(), at(clock))).toEqual(state);
  });

  it("goes by the clinic's clock wherever the visitor is", () => {
    expect(openState(anOpeningHours(), Date.parse("2026-11-17T22:00:00-08:00"))).toEqual({
      kind: "open",
      until: "20:00",
    });
  });

  it("is closed on single days in spite of the weekly hours", () => {
    const closedDates = ["2026-11-18", "2026-11-19"];
    expect(openState(anOpeningHours(), at("2026-11-18T11:00"), closedDates)).toEqual(closed(2, 5, "10:30"));
  });

  it("knows no next opening for a clinic without hours", () => {
    const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
    const hours = anOpeningHours(Object.fromEntries(week.map((day) => [`${day}Open`, null])));
    expect(openState(hours, at("2026-11-18T11:00"))).toEqual({ kind: "closed", next: null });
  });
});
