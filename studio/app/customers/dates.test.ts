import { expect, it } from "vitest";
import { fullDate, shortDate, shortMoment, visitPath } from "./dates";

const NOW = new Date("2026-11-23T03:00:00Z");

it.each([
  ["2026-11-24T02:00:00Z", "2026. 11. 24", "11. 24", "11. 24 11:00"],
  // Midnight at the clinic comes nine hours before UTC's.
  ["2026-01-01T00:00:00+09:00", "2026. 1. 1", "1. 1", "1. 1 00:00"],
  ["2025-12-31T14:59:00Z", "2025. 12. 31", "2025. 12. 31", "2025. 12. 31 23:59"],
  ["2026-11-23T05:30:00Z", "2026. 11. 23", "11. 23", "오늘 14:30"],
])("writes %s as %s, %s and %s", (instant, full, short, moment) => {
  expect([fullDate(instant), shortDate(instant, NOW), shortMoment(instant, NOW)]).toEqual([
    full,
    short,
    moment,
  ]);
});

it("leads to the clinic's day of a reservation with it chosen", () => {
  const reservation = { id: 7, startAt: "2026-11-23T15:30:00Z" };
  expect(visitPath("lumiere", reservation)).toBe("/lumiere/day?date=2026-11-24&chosen=7");
});
