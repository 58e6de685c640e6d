import { describe, expect, it } from "vitest";
import type { DeskReservation, Diary } from "@/contract/studio/desk";
import { cardPlace, drawnMinutes, droppedAt, hoursOf, rowsOf, spanOf } from "./geometry";

const at = (clock: string) => `2026-11-24T${clock}:00+09:00`;
const card = (id: number, employeeId: number | null, start: string, end: string) =>
  ({ id, employeeId, startAt: at(start), endAt: at(end) }) as DeskReservation;
const diary = (reservations: DeskReservation[], hours: Diary["hours"] = { start: "10:00", end: "19:00" }) =>
  ({ hours, doctors: [], reservations }) as unknown as Diary;

describe("where things stand in the diary", () => {
  it("shows the clinic's hours, by the half hour", () => {
    const span = spanOf(diary([]));
    expect(rowsOf(span)).toBe(18);
    expect(hoursOf(span)).toEqual([
      "10:00",
      "11:00",
      "12:00",
      "13:00",
      "14:00",
      "15:00",
      "16:00",
      "17:00",
      "18:00",
    ]);
    expect(cardPlace(span, card(1, 1, "14:00", "15:45"))).toEqual({ top: 8, height: 3.5 });
  });

  it("grows by whole hours for what stands outside of them", () => {
    const span = spanOf(diary([card(1, 1, "09:30", "10:00"), card(2, 1, "18:45", "19:15")]));
    expect([hoursOf(span)[0], hoursOf(span).at(-1)]).toEqual(["09:00", "19:00"]);
  });
});

it("has room for a visit until midnight", () => {
  const late = { ...card(1, 1, "23:30", "23:30"), endAt: "2026-11-25T00:00:00+09:00" };
  const span = spanOf(diary([late]));
  expect(hoursOf(span).at(-1)).toBe("23:00");
  expect(cardPlace(span, late)).toEqual({ top: rowsOf(span) - 1, height: 1 });
});

describe("how long a card is drawn", () => {
  const span = spanOf(diary([]));
  const height = rowsOf(span) * 34;
  it.each([
    ["14:00", "14:30", 34, 60],
    ["14:00", "15:00", -34, 30],
    ["14:00", "14:30", -200, 30],
    // To the next half hour of the grid.
    ["14:00", "14:45", 34, 90],
    ["14:00", "14:45", 10, 45],
  ])("%s–%s by %i px", (start, end, px, minutes) => {
    expect(drawnMinutes(span, card(1, 1, start, end), px, height)).toBe(minutes);
  });
});

it("snaps a dropped card to the half hours of its column, and keeps it within the day", () => {
  const span = { start: 600, end: 1200 };
  const at = (top: number) => droppedAt(span, top, 680);
  expect([at(0), at(16), at(18), at(340), at(-50), at(900)]).toEqual([
    "10:00",
    "10:00",
    "10:30",
    "15:00",
    "10:00",
    "19:30",
  ]);
});
