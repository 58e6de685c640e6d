import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { DeskReservation, DiaryDay } from "@/contract/studio/desk";
import { WeekOfClinic } from "./week-of-clinic";

const LINES = 60;
const SEEN = 10;
const LINE_PX = 26;
const NOW = new Date("2026-11-24T00:00:00Z");

const visits = Array.from({ length: LINES }, (_, index) => ({
  ...{ id: index + 1, employeeId: 1, customerName: `손님 ${index + 1}`, status: "confirmed", detail: "상담" },
  ...{ startAt: "2026-11-25T10:00:00+09:00", endAt: "2026-11-25T10:30:00+09:00", holdsTime: true },
})) as DeskReservation[];
const days = [
  {
    date: "2026-11-25",
    ...{ hours: { start: "10:00", end: "19:00" }, lunch: null, closedBecause: null, blocks: [] },
    doctors: [{ id: 1, name: "정해원", hours: { start: "10:00", end: "19:00" } }],
    reservations: visits,
  },
] as unknown as DiaryDay[];
const week = (chosen: number | null) => (
  <WeekOfClinic {...{ days, chosen }} now={NOW} onChoose={vi.fn()} onDay={vi.fn()} />
);
const card = (id: number) => document.querySelector(`[data-card="${id}"]`);

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SEEN * LINE_PX);
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(LINES * LINE_PX);
});

const scrollTo = (line: number) =>
  fireEvent.scroll(screen.getByLabelText(/한 주/), { target: { scrollTop: line * LINE_PX } });

it("draws the cards that are seen, and others as it scrolls", () => {
  render(week(null));
  expect(card(1)).not.toBeNull();
  expect(card(LINES)).toBeNull();
  scrollTo(LINES - SEEN);
  expect(card(1)).toBeNull();
  expect(card(LINES)).not.toBeNull();
});

it("keeps the chosen card, which has the focus, wherever the week has scrolled to", () => {
  const { rerender } = render(week(1));
  scrollTo(LINES - SEEN);
  expect(card(1)).not.toBeNull();
  rerender(week(2));
  expect(card(1)).toBeNull();
  expect(card(2)).not.toBeNull();
});
