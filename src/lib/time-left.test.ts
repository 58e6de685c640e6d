import { describe, expect, it } from "vitest";
import { closingClock, daysLeft, timeLeft } from "./time-left";

const period = { startAt: "2026-11-02T00:00:00+09:00", endAt: "2026-12-01T00:00:00+09:00" };
const at = (instant: string) => Date.parse(instant);

describe("timeLeft", () => {
  it.each([
    ["2026-11-01T23:59:59+09:00", { kind: "upcoming" }],
    ["2026-11-18T15:00:00+09:00", { kind: "days", days: 12 }],
    ["2026-11-27T23:59:59+09:00", { kind: "days", days: 3 }],
    ["2026-11-28T00:00:00+09:00", { kind: "countdown", hours: 72, minutes: 0, seconds: 0 }],
    ["2026-11-30T21:18:52+09:00", { kind: "countdown", hours: 2, minutes: 41, seconds: 8 }],
    ["2026-11-30T23:59:59.500+09:00", { kind: "countdown", hours: 0, minutes: 0, seconds: 0 }],
    ["2026-12-01T00:00:00+09:00", { kind: "ended" }],
  ])("tells %s", (now, left) => {
    expect(timeLeft(period, at(now))).toEqual(left);
  });
});

describe("daysLeft", () => {
  it("is 0 on the last day, however late", () => {
    expect(daysLeft(period, at("2026-11-30T23:59:00+09:00"))).toBe(0);
  });

  it("counts days of the clinic's calendar, not of the device's", () => {
    expect(daysLeft(period, at("2026-11-17T15:00:00Z"))).toBe(12);
  });
});

describe("closingClock", () => {
  it.each([
    ["2026-11-30T18:00:00+09:00", "18:00"],
    ["2026-11-30T09:30:00Z", "18:30"],
    ["2026-12-01T00:00:00+09:00", null],
  ])("%s is %s at the clinic", (endAt, clock) => {
    expect(closingClock({ ...period, endAt })).toBe(clock);
  });
});
