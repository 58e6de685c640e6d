import { describe, expect, it } from "vitest";
import { groupTimes } from "./group-times";

const timesAt = (...clocks: string[]) =>
  clocks.map((time) => ({
    reservedAt: `2026-11-20T${time}:00+09:00`,
    time,
    isAvailable: true,
    isWaiting: false,
  }));
const lunch = { start: "13:00", end: "14:00" };
const shape = (groups: ReturnType<typeof groupTimes>) =>
  groups.map(({ name, times, lunch: named }) => [name, times.map(({ time }) => time).join(), named !== null]);

describe("groupTimes", () => {
  it("parts the day at noon and at six, and names lunch where times go on after it", () => {
    expect(shape(groupTimes(timesAt("10:30", "11:59", "12:00", "14:00", "17:59", "18:00"), lunch))).toEqual([
      ["오전", "10:30,11:59", false],
      ["오후", "12:00,14:00,17:59", true],
      ["저녁", "18:00", false],
    ]);
  });

  it("leaves out parts of the day without times", () => {
    expect(shape(groupTimes(timesAt("18:00"), lunch))).toEqual([["저녁", "18:00", true]]);
  });

  it("names no lunch on a day without one, or one that nothing follows", () => {
    expect(shape(groupTimes(timesAt("10:30"), lunch))).toEqual([["오전", "10:30", false]]);
    expect(shape(groupTimes(timesAt("14:00"), null))).toEqual([["오후", "14:00", false]]);
  });
});
