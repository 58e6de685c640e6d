import { describe, expect, it } from "vitest";
import type { DeskReservation, Diary, DiaryDoctor } from "@/contract/studio/desk";
import type { Request } from "./use-requests";
import { whyBusy } from "./why-busy";

const at = (clock: string) => `2026-11-27T${clock}:00+09:00`;
const DOCTOR = { id: 4, name: "나도경", hours: { start: "10:00", end: "19:00" }, note: null } as DiaryDoctor;
const OTHER = {
  ...{ id: 9, employeeId: 4, status: "confirmed", holdsTime: true },
  ...{ startAt: at("11:00"), endAt: at("11:30") },
} as DeskReservation;
const DIARY = {
  lunch: { start: "13:00", end: "14:00" },
  blocks: [],
  reservations: [OTHER],
} as unknown as Diary;
const request = (start: string, end: string) => ({ id: 7, startAt: at(start), endAt: at(end) }) as Request;

describe("why a doctor cannot take a request", () => {
  it.each([
    ["with somebody else", request("11:15", "11:45"), "예약 있음"],
    ["at lunch", request("12:30", "13:30"), "점심"],
    ["free", request("11:30", "12:00"), null],
  ])("says of one who is %s", (_, row, why) => {
    expect(whyBusy(DIARY, DOCTOR, row)).toBe(why);
  });
});
