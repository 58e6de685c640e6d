import { expect, it } from "vitest";
import type { DeskReservation } from "@/contract/studio/desk";
import { isInTheWay } from "./in-the-way";

const visit = (changes: Partial<DeskReservation>) =>
  ({
    ...{ id: 1, employeeId: 3, status: "confirmed", holdsTime: true },
    ...{ startAt: "2026-11-26T02:00:00.000Z", endAt: "2026-11-26T03:00:00.000Z" },
    ...changes,
  }) as DeskReservation;
const moved = visit({ id: 2 });
const until = (endAt: string) => ({ startAt: "2026-11-26T01:00:00.000Z", endAt });

it.each([
  ["one at the same time", {}, true],
  ["one that has come", { status: "arrived" }, true],
  ["itself", { id: 2 }, false],
  ["another doctor's", { employeeId: 4 }, false],
  ["one that was cancelled", { status: "canceled" }, false],
  ["a request over a full time", { status: "waiting", holdsTime: false }, false],
  ["one that ends as this begins", until("2026-11-26T02:00:00.000Z"), false],
  ["one that ends a minute later", until("2026-11-26T02:01:00.000Z"), true],
] as const)("%s: %s is in the way: %s", (_, changes, expected) => {
  expect(isInTheWay(visit(changes), moved, 3)).toBe(expected);
});
