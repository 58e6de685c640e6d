import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { DeskReservation } from "@/contract/studio/desk";
import { Card } from "./card";

const NOW = new Date("2026-11-24T00:00:00Z");
const visit = (changes: Partial<DeskReservation>) =>
  ({
    ...{ id: 1, employeeId: 1, customerName: "김하나", status: "waiting", detail: "상담", holdsTime: true },
    ...{ startAt: "2026-11-25T10:00:00+09:00", endAt: "2026-11-25T10:30:00+09:00", offerEndsAt: null },
    ...changes,
  }) as DeskReservation;
const show = (changes: Partial<DeskReservation>) =>
  render(<Card row={visit(changes)} now={NOW} isChosen={false} onChoose={vi.fn()} />);
const later = "2026-11-24T02:00:00.000Z";

it.each([
  ["a request", { status: "waiting" }, "요청", "req"],
  ["a request whose other times are with the visitor", { offerEndsAt: later }, "제안 중", "pro"],
  ["a request whose offer is over", { offerEndsAt: NOW.toISOString() }, "요청", "req"],
] as const)("says and shows the state of %s", (_, changes, word, state) => {
  show(changes);
  const card = screen.getByRole("button");
  expect(card.textContent).toMatch(new RegExp(`^${word}, 김하나`));
  expect(card.dataset.s).toBe(state);
});

it("marks a confirmed visit that was offered other times: it stays confirmed", () => {
  show({ status: "confirmed", offerEndsAt: later });
  expect(screen.getByRole("button").textContent).toMatch(/^확정, 김하나제안 중/);
});
