import { describe, expect, it } from "vitest";
import { widgetLabels } from "@/labels/widget";
import { groupTimes as groupTimesIn } from "./group-times";

const timesAt = (...clocks: string[]) =>
  clocks.map((time) => ({
    reservedAt: `2026-11-20T${time}:00+09:00`,
    time,
    isAvailable: true,
    isWaiting: false,
  }));
const groupTimes = (times: ReturnType<typeof timesAt>, lunchHours: typeof lunch | null) =>
  groupTimesIn(times, lunchHours, widgetLabels.schedule);
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

  it.each([
    ["shows the full ones in their places while they are few", 4, 1, 0],
    ["shows them while the free ones are no fewer", 6, 6, 0],
    ["counts them where they would be in the way", 9, 2, 9],
    ["lists none where nothing is free", 3, 0, 3],
  ])("%s", (_, full, free, hidden) => {
    const clocks = Array.from({ length: full + free }, (__, index) => `14:${10 + index}`);
    const times = timesAt(...clocks).map((time, index) => ({ ...time, isAvailable: index >= full }));
    const [group] = groupTimes(times, null);
    expect(group?.hiddenFullCount).toBe(hidden);
    expect(group?.times).toHaveLength(full + free - hidden);
  });
});
