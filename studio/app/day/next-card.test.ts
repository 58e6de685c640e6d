import { describe, expect, it } from "vitest";
import type { DeskReservation } from "@/contract/studio/desk";
import { dayOf } from "../when";
import { nextCard } from "./next-card";

const card = (id: number, employeeId: number | null, clock: string, day = "2026-11-24") =>
  ({ id, employeeId, startAt: `${day}T${clock}:00+09:00` }) as DeskReservation;

describe("where an arrow leads", () => {
  const cards = [card(1, 1, "10:00"), card(2, 1, "12:00"), card(3, 3, "10:30"), card(4, 3, "15:00")];
  const doctors = { keys: [1, 2, 3], keyOf: (row: DeskReservation) => row.employeeId };
  it.each([
    [null, "ArrowDown", 1],
    [1, "ArrowDown", 2],
    [2, "ArrowDown", 2],
    [2, "ArrowUp", 1],
    // Over a column with nothing in it, to the nearest time.
    [1, "ArrowRight", 3],
    [2, "ArrowRight", 3],
    [4, "ArrowLeft", 2],
    [1, "ArrowLeft", 1],
    [3, "ArrowRight", 3],
  ] as const)("from %s with %s to %s", (from, key, to) => {
    expect(nextCard(cards, doctors, from, key)).toBe(to);
  });
});

it("leads to the same clock of the next day of a week that has any", () => {
  const cards = [
    card(1, 1, "15:00"),
    card(2, 2, "10:00", "2026-11-26"),
    card(3, 1, "14:30", "2026-11-26"),
    card(4, 1, "15:00", "2026-11-27"),
  ];
  const days = {
    keys: ["2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"],
    keyOf: (row: DeskReservation) => dayOf(row.startAt),
  };
  expect(nextCard(cards, days, 1, "ArrowRight")).toBe(3);
  expect(nextCard(cards, days, 4, "ArrowLeft")).toBe(3);
  expect(nextCard(cards, days, 3, "ArrowUp")).toBe(2);
});
