import type { AvailableDate } from "@/contract/api/reservations";
import { type ClinicDay, type DayReader, GRID_MINUTES } from "./agenda";
import { noteOf } from "./clinic-calendar";
import { type Day, instantAt } from "./clinic-time";
import { type Placement, place } from "./placement";

export interface Asked {
  durationMinutes: number;
  employeeId?: number;
}

interface Time {
  /** Minutes after midnight. */
  start: number;
  placement: Placement;
}

/** Every time of the grid in opening hours, lunch left out, and what became of the wish there. */
export function* timesOf(day: ClinicDay, { durationMinutes, employeeId }: Asked): Generator<Time> {
  if (day.refusal || !day.hours) return;
  const { start: open, end: close, lunch } = day.hours;
  for (let start = open; start < close; start += GRID_MINUTES) {
    if (lunch && start >= lunch.start && start < lunch.end) continue;
    yield { start, placement: place(day, { start, end: start + durationMinutes, employeeId }) };
  }
}

export const isBookable = ({ outcome }: Placement): boolean => outcome === "free" || outcome === "waiting";

/** Whether anything is left on a day, and why not. */
export function availableDate(day: ClinicDay, asked: Asked): AvailableDate {
  const answer = (reason: AvailableDate["reason"]) => ({
    date: day.day,
    isAvailable: reason === null,
    reason,
    isHoliday: day.holiday !== null,
    note: noteOf(day),
  });
  if (day.refusal) return answer(day.refusal);
  const seen = new Set<string>();
  for (const { placement } of timesOf(day, asked)) {
    if (isBookable(placement)) return answer(null);
    seen.add(placement.outcome === "refused" ? placement.reason : placement.outcome);
  }
  if (seen.has("taken")) return answer("full");
  return answer(seen.has("past") ? "past" : "closed");
}

/** A doctor's first time that is free without asking; null when there is none on these days. */
export function firstFreeTime(readDay: DayReader, days: Day[], asked: Asked): Date | null {
  for (const date of days)
    for (const { start, placement } of timesOf(readDay(date), asked))
      if (placement.outcome === "free") return instantAt(date, start);
  return null;
}
