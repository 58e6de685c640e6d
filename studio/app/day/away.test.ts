import { describe, expect, it } from "vitest";
import type { Block, DeskReservation, DiaryDay, DiaryDoctor } from "@/contract/studio/desk";
import { awaySpans, whyAway, whyBusy } from "./away";

const at = (clock: string) => `2026-11-27T${clock}:00+09:00`;
const LUNCH = { start: "13:00", end: "14:00" };
const doctor = (hours: DiaryDoctor["hours"], note: string | null = null) =>
  ({ id: 4, name: "나도경", hours, note }) as DiaryDoctor;
const block = (startAt: string, endAt: string, employeeId = 4) =>
  ({ id: 1, employeeId, kind: "leave", startAt, endAt, reason: "학회" }) as Block;
const day = (lunch: DiaryDay["lunch"] = LUNCH, blocks: Block[] = []) => ({ lunch, blocks });

describe("when a doctor is not there", () => {
  const within = { start: 600, end: 1140 };

  it("is before, after and at lunch", () => {
    expect(awaySpans(day(), doctor({ start: "11:00", end: "18:00" }), within)).toEqual([
      { start: 600, end: 660, isLunch: false },
      { start: 1080, end: 1140, isLunch: false },
      { start: 780, end: 840, isLunch: true },
    ]);
  });

  it("is all of a day off, and nothing outside of what is shown", () => {
    expect(awaySpans(day(), doctor(null), within)).toEqual([{ ...within, isLunch: false }]);
    expect(awaySpans(day(), doctor({ start: "09:00", end: "21:00" }), { start: 600, end: 780 })).toEqual([]);
  });
});

describe("why", () => {
  const hours = { start: "11:00", end: "18:00" };
  const visit = (start: string, end: string) => ({ startAt: at(start), endAt: at(end) });

  it.each([
    ["a day off", day(), doctor(null, "금요일 정기 휴무"), visit("11:00", "11:30"), "금요일 정기 휴무"],
    ["a day off without a word", day(), doctor(null), visit("11:00", "11:30"), "휴무"],
    ["lunch", day(), doctor(hours), visit("12:30", "13:30"), "점심"],
    ["before the hours", day(), doctor(hours), visit("10:30", "11:30"), "진료 시간 밖"],
    ["after them, past midnight", day(null), doctor(hours), visit("17:30", "23:59"), "진료 시간 밖"],
    ["leave", day(null, [block(at("14:00"), at("16:00"))]), doctor(hours), visit("15:30", "16:30"), "학회"],
    [
      "leave that ends then",
      day(null, [block(at("14:00"), at("16:00"))]),
      doctor(hours),
      visit("16:00", "16:30"),
      null,
    ],
    [
      "another's leave",
      day(null, [block(at("14:00"), at("16:00"), 5)]),
      doctor(hours),
      visit("15:00", "15:30"),
      null,
    ],
    ["nothing", day(), doctor(hours), visit("11:00", "13:00"), null],
  ])("is said of %s", (_, diary, who, wanted, why) => {
    expect(whyAway(diary, who, wanted)).toBe(why);
  });
});

describe("why a doctor cannot take a request", () => {
  const other = {
    ...{ id: 9, employeeId: 4, status: "confirmed", holdsTime: true },
    ...{ startAt: at("11:00"), endAt: at("11:30") },
  } as DeskReservation;
  const request = (start: string, end: string) => ({ id: 7, startAt: at(start), endAt: at(end) });

  it.each([
    ["with somebody else", request("11:15", "11:45"), "예약 있음"],
    ["at lunch", request("12:30", "13:30"), "점심"],
    ["free", request("11:30", "12:00"), null],
  ])("says of one who is %s", (_, row, why) => {
    const diary = { ...day(), reservations: [other] };
    expect(whyBusy(diary, doctor({ start: "10:00", end: "19:00" }), row)).toBe(why);
  });
});
