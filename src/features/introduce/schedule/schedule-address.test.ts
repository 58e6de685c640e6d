import { describe, expect, it } from "vitest";
import { neighbourMonth, readSchedule, scheduleHref } from "./schedule-address";

const today = "2026-11-21";
const read = (query: Parameters<typeof readSchedule>[0]) => readSchedule(query, [1, 2, 12], today);
const PLAIN = { month: "2026-11", day: null, weekDay: today, doctorId: null };

describe("readSchedule", () => {
  it("shows this month and this week unless asked otherwise", () => {
    expect(read({})).toEqual(PLAIN);
    expect(read({ month: "2026-11" })).toEqual(PLAIN);
  });

  it("shows another month from its first week on", () => {
    expect(read({ month: "2026-12" })).toEqual({ ...PLAIN, month: "2026-12", weekDay: "2026-12-01" });
  });

  it("shows a day's own month and week, whatever month stands beside it", () => {
    const wanted = { ...PLAIN, month: "2026-12", day: "2026-12-04", weekDay: "2026-12-04" };
    expect(read({ day: "2026-12-04" })).toEqual(wanted);
    expect(read({ day: "2026-12-04", month: "2027-01" })).toEqual(wanted);
  });

  it("shows one doctor's schedule", () => {
    expect(read({ doctor: "12" })).toEqual({ ...PLAIN, doctorId: 12 });
  });

  it.each([
    { month: "2026-10" },
    { month: "2027-03" },
    { month: "2026-13" },
    { month: "2026-11-01" },
    { month: "9999999-01" },
    { month: "'; drop table" },
    { day: "2026-02-30" },
    { day: "2026-10-31" },
    { day: "2027-03-01" },
    { day: "tomorrow" },
    { doctor: "3" },
    { doctor: "01" },
    { doctor: "1e0" },
    { doctor: "-1" },
    { doctor: "" },
    { page: "2" },
  ])("leaves out what cannot be shown: %j", (query) => {
    expect(read(query)).toEqual(PLAIN);
  });

  it("takes the first of several", () => {
    expect(read({ month: ["2026-12", "2027-01"] }).month).toBe("2026-12");
  });
});

describe("neighbourMonth", () => {
  it.each([
    ["2026-11", -1, null],
    ["2026-11", 1, "2026-12"],
    ["2027-01", 1, "2027-02"],
    ["2027-02", 1, null],
    ["2027-01", -1, "2026-12"],
  ] as const)("of %s, %i: %s", (month, step, neighbour) => {
    expect(neighbourMonth(month, step, today)).toBe(neighbour);
  });
});

describe("scheduleHref", () => {
  it.each([
    [{}, "/introduce/schedule"],
    [{ month: "2026-12" }, "/introduce/schedule?month=2026-12"],
    [{ month: "2026-12", doctorId: 3 }, "/introduce/schedule?month=2026-12&doctor=3"],
    [{ month: "2026-12", day: "2026-12-04" }, "/introduce/schedule?day=2026-12-04"],
    [{ doctorId: 3 }, "/introduce/schedule?doctor=3"],
  ])("%j is %s", (address, href) => {
    expect(scheduleHref(address)).toBe(href);
  });
});
