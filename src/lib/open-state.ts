import { addDays, clinicTime, weekdayOf } from "./clinic-time";
import { hoursOf, type OpeningHours, WEEKDAY_NAMES } from "./opening-hours";

export type OpenState =
  /** `until` is today's closing time. */
  | { kind: "open"; until: string }
  /** `until` is when the doctors are back. */
  | { kind: "lunch"; until: string }
  /** Opens later: today when daysAhead is 0. */
  | { kind: "closed"; next: { daysAhead: number; weekday: number; opensAt: string } | null };

const DAYS_TO_LOOK_AHEAD = 7;

/**
 * Whether the clinic is open at this moment, by its own clock.
 * `closedDates` are single days (`2026-12-25`) on which it is closed in spite of its weekly hours.
 */
export function openState(hours: OpeningHours, now: number, closedDates: readonly string[] = []): OpenState {
  const { date, clock } = clinicTime(now);
  const today = hoursOn(hours, date, closedDates);
  if (today && clock >= today.open.start && clock < today.open.end) {
    const { lunch } = today;
    if (lunch && clock >= lunch.start && clock < lunch.end) return { kind: "lunch", until: lunch.end };
    return { kind: "open", until: today.open.end };
  }
  const isStillToCome = today !== null && clock < today.open.start;
  return { kind: "closed", next: nextOpening(hours, date, isStillToCome ? 0 : 1, closedDates) };
}

function nextOpening(hours: OpeningHours, today: string, from: number, closedDates: readonly string[]) {
  for (let daysAhead = from; daysAhead <= DAYS_TO_LOOK_AHEAD; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const day = hoursOn(hours, date, closedDates);
    if (day) return { daysAhead, weekday: weekdayOf(date), opensAt: day.open.start };
  }
  return null;
}

function hoursOn(hours: OpeningHours, date: string, closedDates: readonly string[]) {
  const weekday = WEEKDAY_NAMES[weekdayOf(date)];
  return weekday && !closedDates.includes(date) ? hoursOf(hours, weekday) : null;
}
