import { describe, expect, it } from "vitest";
import type { ClinicDay, EmployeeSchedule } from "@/contract/api/introduction";
import { planDuties, specialDays, unusualDays } from "./duty-plan";

const aDay = (date: string, changes: Partial<ClinicDay> = {}): ClinicDay => ({
  date,
  isOpen: true,
  isHoliday: false,
  isShortened: false,
  note: null,
  openTime: "10:30",
  closeTime: "20:00",
  lunch: null,
  ...changes,
});

const aDuty = (employeeId: number, date: string, isDayOff = false): EmployeeSchedule => ({
  employeeId,
  employeeName: "서지안",
  date,
  startTime: isDayOff ? "00:00" : "10:30",
  endTime: isDayOff ? "00:00" : "20:00",
  isDayOff,
});

describe("planDuties", () => {
  it("knows who is there on each day and who is off", () => {
    const plan = planDuties(
      [aDay("2026-11-23"), aDay("2026-11-24")],
      [aDuty(1, "2026-11-23"), aDuty(2, "2026-11-23", true), aDuty(2, "2026-11-24"), aDuty(1, "2026-12-31")],
    );
    expect([...plan.keys()]).toEqual(["2026-11-23", "2026-11-24"]);
    expect([...(plan.get("2026-11-23")?.duties ?? [])]).toEqual([[1, { start: "10:30", end: "20:00" }]]);
    expect([...(plan.get("2026-11-24")?.duties.keys() ?? [])]).toEqual([2]);
  });
});

describe("specialDays", () => {
  const closed = { isOpen: false, openTime: null, closeTime: null };
  it.each([
    ["an ordinary day", {}, false],
    ["the weekly closed day", closed, false],
    ["a day closed for a reason", { ...closed, note: "학회" }, true],
    ["a holiday", { ...closed, isHoliday: true, note: "성탄절" }, true],
    ["a holiday on which it opens", { isHoliday: true, note: "성탄절" }, true],
    ["a shortened day", { isShortened: true, note: "소방 점검" }, true],
  ])("%s", (_, changes, isSpecial) => {
    const date = "2026-12-25";
    const found = specialDays(planDuties([aDay(date, changes)], []), [date]);
    expect(found.map((day) => day.date)).toEqual(isSpecial ? [date] : []);
  });

  it("looks at the days that are asked for alone", () => {
    const holiday = { isHoliday: true, note: "성탄절" };
    const plan = planDuties([aDay("2026-12-25", holiday), aDay("2027-01-01", holiday)], []);
    expect(specialDays(plan, ["2027-01-01", "2027-02-01"]).map(({ date }) => date)).toEqual(["2027-01-01"]);
  });
});

describe("unusualDays", () => {
  const dates = ["2026-12-03", "2026-12-04", "2026-12-10", "2026-12-11", "2026-12-17", "2026-12-18"];
  const days = dates.map((date) => ({
    date,
    isOpen: true,
    isHoliday: false,
    isShortened: false,
    note: null,
    openTime: "10:00",
    closeTime: date === "2026-12-10" ? "21:00" : "19:00",
    lunch: null,
  }));
  const duty = (employeeId: number, date: string) => ({
    employeeId,
    employeeName: "",
    date,
    startTime: "10:00",
    endTime: "19:00",
    isDayOff: false,
  });
  // The first is away on one Friday, the second never works on one.
  const rows = dates.flatMap((date) => [
    ...(date === "2026-12-11" ? [] : [duty(1, date)]),
    ...(date.endsWith("4") || date.endsWith("1") || date.endsWith("8") ? [] : [duty(2, date)]),
  ]);

  const asUsual = { onLeave: [], comesLate: [], leavesEarly: [], isLate: false };

  it("are those with a leave against the usual week, and those that end late", () => {
    expect([...unusualDays(planDuties(days, rows), dates)]).toEqual([
      ["2026-12-10", { ...asUsual, isLate: true }],
      ["2026-12-11", { ...asUsual, onLeave: [1] }],
    ]);
  });

  it.each([
    ["begins later", { startTime: "14:00" }, {}, { ...asUsual, comesLate: [1] }],
    ["ends earlier", { endTime: "15:00" }, {}, { ...asUsual, leavesEarly: [1] }],
    ["ends with the clinic's short day", { endTime: "15:00" }, { closeTime: "15:00" }, undefined],
    ["begins with the clinic's late day", { startTime: "14:00" }, { openTime: "14:00" }, undefined],
    ["goes as always on the clinic's late day", {}, { closeTime: "21:00" }, { ...asUsual, isLate: true }],
  ])("a day on which a doctor %s", (_, dutyChanges, dayChanges, expected) => {
    const of = "2026-12-04";
    const plain = days.map((day) => ({ ...day, closeTime: "19:00" }));
    const plan = planDuties(
      plain.map((day) => (day.date === of ? { ...day, ...dayChanges } : day)),
      dates.map((date) => ({ ...duty(1, date), ...(date === of ? dutyChanges : {}) })),
    );
    expect(unusualDays(plan, dates).get(of)).toEqual(expected);
  });
});
