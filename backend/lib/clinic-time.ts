import { TZDate } from "@date-fns/tz";

/** Every clinic's zone. */
export const CLINIC_TIME_ZONE = "Asia/Seoul";
export const DAY_MS = 86_400_000;
export const DAY_MINUTES = 1440;

/** A calendar day in the clinic's zone, `2026-11-20`. */
export type Day = string;

export function dayOf(instant: Date): Day {
  const local = new TZDate(instant.getTime(), CLINIC_TIME_ZONE);
  return new Date(Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()))
    .toISOString()
    .slice(0, 10);
}

/** The instant that is this many minutes after midnight of a day in the clinic's zone. */
export function instantAt(day: Day, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(new TZDate(year, month - 1, date, 0, minutes, CLINIC_TIME_ZONE).getTime());
}

/** Minutes after midnight in the clinic's zone. */
export function minutesOf(instant: Date): number {
  const local = new TZDate(instant.getTime(), CLINIC_TIME_ZONE);
  return local.getHours() * 60 + local.getMinutes();
}

/** Minutes after midnight in the clinic's zone of what ends on the day on which it starts, midnight at the latest. */
export const daySpanOf = ({ startAt, endAt }: { startAt: Date; endAt: Date }) => ({
  start: minutesOf(startAt),
  end: minutesOf(endAt) || DAY_MINUTES,
});

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(Date.parse(day)).getUTCDay();

export function daysFrom(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** `14:30`, or PostgreSQL's `14:30:00`, in minutes after midnight. */
export function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
