import { describe, expect, it } from "vitest";
import { blockStart, hoursOfBlock, type TypedBlock } from "./block-hours";

const typed = (changes: Partial<TypedBlock> = {}): TypedBlock => ({
  kind: "block",
  employeeId: 3,
  day: "2026-11-24",
  lastDay: "2026-11-24",
  isWholeDay: true,
  from: "15:00",
  to: "16:30",
  reason: "",
  ...changes,
});

describe("the hours of a block", () => {
  it("are of one day at the clinic, whatever else was typed", () => {
    expect(hoursOfBlock(typed({ lastDay: "2026-11-30" }))).toEqual({
      employeeId: 3,
      startAt: "2026-11-24T06:00:00.000Z",
      endAt: "2026-11-24T07:30:00.000Z",
    });
  });

  it("are of whole days for a leave, up to its last", () => {
    expect(hoursOfBlock(typed({ kind: "leave", lastDay: "2026-11-26" }))).toEqual({
      employeeId: 3,
      startAt: "2026-11-23T15:00:00.000Z",
      endAt: "2026-11-24T15:00:00.000Z",
      lastDay: "2026-11-26",
    });
  });

  it.each([
    { to: "15:00" },
    { from: "" },
    { day: "" },
    { employeeId: 0 },
    { kind: "leave" as const, lastDay: "2026-11-23" },
  ])("are not hours yet: %o", (changes) => {
    expect(hoursOfBlock(typed(changes))).toBeNull();
  });
});

describe("what a block begins with", () => {
  const now = new Date("2026-11-24T05:10:00Z");
  it.each([
    ["today", "2026-11-24", now, { day: "2026-11-24", from: "14:30", to: "15:30" }],
    ["a day that is over", "2026-11-20", now, { day: "2026-11-24", from: "14:30", to: "15:30" }],
    ["a day to come", "2026-11-26", now, { day: "2026-11-26", from: "09:30", to: "10:30" }],
    [
      "late in the evening",
      "2026-11-24",
      new Date("2026-11-24T14:50:00Z"),
      { day: "2026-11-24", from: "22:00", to: "23:00" },
    ],
  ])("on %s", (_, date, at, start) => {
    expect(blockStart(date, { start: "09:30" }, at)).toEqual(start);
  });
});
