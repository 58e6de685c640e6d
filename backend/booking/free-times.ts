import type { AvailableDate } from "@/contract/api/reservations";
import { addDays, type Day, daysFrom, instantAt } from "../lib/clinic-time";
import { type ClinicDay, type DayReader, GRID_MINUTES } from "./agenda";
import { type Availability, availabilityOf, type SlotRule } from "./availability";
import { noteOf } from "./clinic-calendar";

/** Most doctors have a free time within two weeks; later days are loaded only for the others. */
const DAYS_A_BATCH = 14;

export interface VisitRequest {
  durationMinutes: number;
  employeeId?: number;
  /** By default a visitor's. */
  rule?: SlotRule;
}

interface Time {
  /** Minutes after midnight. */
  start: number;
  availability: Availability;
}

/** Every time of the grid in opening hours, lunch left out, with its availability. */
export function* timesOf(day: ClinicDay, { durationMinutes, ...request }: VisitRequest): Generator<Time> {
  if (day.refusal || !day.hours) return;
  const { start: open, end: close, lunch } = day.hours;
  for (let start = open; start < close; start += GRID_MINUTES) {
    if (lunch && start >= lunch.start && start < lunch.end) continue;
    yield { start, availability: availabilityOf(day, { ...request, start, end: start + durationMinutes }) };
  }
}

export const isBookable = ({ outcome }: Availability): boolean => outcome === "free" || outcome === "waiting";

/** Whether a day has a bookable time, and why not. */
export function availableDate(day: ClinicDay, request: VisitRequest): AvailableDate {
  const result = (reason: AvailableDate["reason"]) => ({
    date: day.day,
    isAvailable: reason === null,
    reason,
    isHoliday: day.holiday !== null,
    note: noteOf(day),
  });
  if (day.refusal) return result(day.refusal);
  const seen = new Set<string>();
  for (const { availability } of timesOf(day, request)) {
    if (isBookable(availability)) return result(null);
    seen.add(availability.outcome === "refused" ? availability.reason : availability.outcome);
  }
  if (seen.has("taken")) return result("full");
  return result(seen.has("past") ? "past" : "closed");
}

/** A doctor's first free time; null when these days have none. */
export function firstFreeTime(readDay: DayReader, days: Day[], request: VisitRequest): Date | null {
  for (const date of days)
    for (const { start, availability } of timesOf(readDay(date), request))
      if (availability.outcome === "free") return instantAt(date, start);
  return null;
}

/** The days from one to another, both included, in the batches that a search for free times loads one after another. */
export function* daysInBatches(first: Day, last: Day): Generator<Day[]> {
  for (let from = first; from <= last; from = addDays(from, DAYS_A_BATCH))
    yield daysFrom(from, addDays(from, DAYS_A_BATCH - 1)).filter((day) => day <= last);
}
