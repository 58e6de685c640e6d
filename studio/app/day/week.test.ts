import { describe, expect, it } from "vitest";
import type { Block, DeskReservation, DiaryDay } from "@/contract/studio/desk";
import {
  bandsOf,
  byTimeAndDoctor,
  closedLines,
  dayOfDoctor,
  lineAt,
  nowLineOf,
  spanOfDays,
  weekOf,
} from "./week";

const at = (clock: string, day = "2026-11-24") => `${day}T${clock}:00+09:00`;
const visit = (id: number, employeeId: number | null, start: string, end = start) =>
  ({ id, employeeId, startAt: at(start), endAt: at(end) }) as DeskReservation;
const block = (id: number, employeeId: number, start: string) =>
  ({ id, employeeId, startAt: at(start), endAt: at("19:00") }) as Block;
const day = (changes: Partial<DiaryDay> = {}) =>
  ({
    date: "2026-11-24",
    hours: { start: "10:00", end: "19:00" },
    lunch: { start: "13:00", end: "14:00" },
    doctors: [{ id: 2 }, { id: 1 }],
    reservations: [],
    blocks: [],
    ...changes,
  }) as unknown as DiaryDay;

it.each([
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2026-11-30", "2026-11-30"],
  ["2027-01-01", "2026-12-28"],
])("begins the week of %s on Monday %s", (date, monday) => {
  expect(weekOf(date)[0]).toBe(monday);
  expect(weekOf(date)).toHaveLength(7);
});

it("draws all days with the hours of the longest, closed ones aside", () => {
  const short = day({ hours: { start: "11:00", end: "15:00" } });
  const closed = day({ hours: null, doctors: [] });
  expect(spanOfDays([short, closed])).toEqual({ start: 660, end: 900 });
  const early = day({ reservations: [visit(1, 1, "09:30", "10:00")] });
  expect(spanOfDays([short, early])).toEqual({ start: 540, end: 1140 });
  expect(spanOfDays([closed])).toEqual({ start: 600, end: 1140 });
});

it("keeps of a day what is one doctor's", () => {
  const own = dayOfDoctor(
    day({
      reservations: [visit(1, 1, "10:00"), visit(2, 2, "10:00"), visit(3, null, "11:00")],
      blocks: [block(9, 2, "15:00")],
    }),
    1,
  );
  expect([own.doctors.length, own.reservations.map(({ id }) => id), own.blocks]).toEqual([1, [1], []]);
});

it("puts visits that begin together in the order of the doctors, those without one first", () => {
  const rows = [visit(1, 1, "10:00"), visit(2, 2, "10:00"), visit(3, null, "10:00"), visit(4, 2, "09:30")];
  expect(byTimeAndDoctor(day({ reservations: rows })).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

describe("the clinic's week in lines", () => {
  const span = { start: 600, end: 720 };
  const full = day({
    reservations: [visit(1, 1, "10:00"), visit(2, 2, "10:00"), visit(3, 1, "10:40")],
    blocks: [block(9, 2, "11:00")],
  });
  const other = day({ date: "2026-11-25", reservations: [visit(4, 1, "11:30")] });

  it("makes each half hour as high as its fullest day, and a line at least", () => {
    const { bands, lines } = bandsOf(span, [full, other]);
    expect(bands).toEqual([
      { start: 600, top: 0, lines: 2 },
      { start: 630, top: 2, lines: 1 },
      { start: 660, top: 3, lines: 1 },
      { start: 690, top: 4, lines: 1 },
    ]);
    expect(lines).toBe(5);
  });

  it("gives everything a line of its own within the half hour in which it begins", () => {
    const { placed } = bandsOf(span, [full, other]);
    const lines = placed.map((entries) =>
      entries.map((entry) => [entry.kind === "visit" ? entry.row.id : entry.block.id, entry.line]),
    );
    expect(lines).toEqual([
      [
        [2, 0],
        [1, 1],
        [3, 2],
        [9, 3],
      ],
      [[4, 4]],
    ]);
  });

  it("keeps what begins outside of the hours within the first and last half hour", () => {
    const { placed } = bandsOf(span, [day({ reservations: [visit(1, 1, "09:00"), visit(2, 1, "23:00")] })]);
    expect(placed[0]?.map(({ line }) => line)).toEqual([0, 3]);
  });

  it("knows how far down a clock is", () => {
    const { bands } = bandsOf(span, [full, other]);
    expect([600, 615, 630, 645, 700, 800].map((minutes) => lineAt(bands, minutes))).toEqual([
      0,
      1,
      2,
      2.5,
      4 + 1 / 3,
      5,
    ]);
  });

  it("draws now within the hours alone", () => {
    const { bands } = bandsOf(span, [full, other]);
    const nowAt = (clock: string) => nowLineOf(bands, span, new Date(at(clock)));
    expect([nowAt("09:59"), nowAt("10:15"), nowAt("12:01")]).toEqual([null, 1, null]);
  });

  it("closes what is outside of the clinic's hours, and lunch", () => {
    const wide = { start: 600, end: 900 };
    const saturday = day({
      hours: { start: "11:00", end: "14:00" },
      lunch: { start: "13:00", end: "13:30" },
    });
    const { bands } = bandsOf(wide, [saturday]);
    expect(closedLines(bands, saturday, wide)).toEqual([
      { isLunch: false, top: 0, height: 2 },
      { isLunch: false, top: 8, height: 2 },
      { isLunch: true, top: 6, height: 1 },
    ]);
    expect(closedLines(bands, day({ hours: null }), wide)).toEqual([]);
  });
});
