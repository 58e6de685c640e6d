import { describe, expect, it } from "vitest";
import type { Schedule } from "@/contract/studio/schedule";
import { instantOf } from "../when";
import { daysOfException, exceptionsOf } from "./exceptions";

const leave = (id: number, employeeId: number, day: string, next: string) => ({
  ...{ id, employeeId, kind: "leave" as const, reason: "휴가" },
  startAt: instantOf(day, "00:00"),
  endAt: instantOf(next, "00:00"),
});
const closed = (date: string, reason = "연말") => ({ date, hours: null, reason, isHoliday: false });
const schedule = {
  doctors: [
    { id: 1, name: "김하나", position: "", week: [], daysOff: ["2026-12-02"] },
    { id: 2, name: "이두리", position: "", week: [], daysOff: [] },
  ],
  specialDays: [
    { date: "2026-12-24", hours: { start: "10:00", end: "17:00" }, reason: "단축", isHoliday: false },
    { date: "2026-12-25", hours: null, reason: "성탄절", isHoliday: true },
    closed("2026-12-30"),
    closed("2026-12-31"),
    closed("2027-01-02"),
  ],
  leaves: [
    leave(7, 1, "2026-12-28", "2026-12-29"),
    leave(8, 2, "2026-12-28", "2026-12-29"),
    leave(9, 1, "2026-12-29", "2026-12-30"),
    {
      ...leave(10, 1, "2026-12-03", "2026-12-03"),
      startAt: instantOf("2026-12-03", "16:00"),
      endAt: instantOf("2026-12-03", "18:00"),
    },
  ],
} satisfies Pick<Schedule, "doctors" | "specialDays" | "leaves"> as unknown as Schedule;

describe("what differs from a doctor's week", () => {
  it("are the clinic's days and own ones by date, days in a row as one", () => {
    const rows = exceptionsOf(schedule, 1).map(({ kind, from, to, blockIds }) => [kind, from, to, blockIds]);
    expect(rows).toEqual([
      ["dayOff", "2026-12-02", "2026-12-02", []],
      ["leave", "2026-12-03", "2026-12-03", [10]],
      ["specialDay", "2026-12-24", "2026-12-24", []],
      ["holiday", "2026-12-25", "2026-12-25", []],
      ["leave", "2026-12-28", "2026-12-29", [7, 9]],
      ["specialDay", "2026-12-30", "2026-12-31", []],
      ["specialDay", "2027-01-02", "2027-01-02", []],
    ]);
  });

  it("have hours where it is not the whole day", () => {
    const hours = exceptionsOf(schedule, 1).map((exception) => exception.hours?.start ?? null);
    expect(hours).toEqual([null, "16:00", "10:00", null, null, null, null]);
    expect(exceptionsOf(schedule, 2).filter(({ kind }) => kind === "leave")).toHaveLength(1);
  });

  it("name each of their days", () => {
    expect(daysOfException({ from: "2026-12-31", to: "2027-01-01" })).toEqual(["2026-12-31", "2027-01-01"]);
  });
});
