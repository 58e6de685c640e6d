import { addDays, clinicTime, weekdayOf } from "@/lib/clinic-time";
import { lastDayOf, type Period } from "@/lib/period";
import { daysLeft } from "@/lib/time-left";

/** How many days, today among them, the deadlines are counted for. */
const DEADLINE_DAYS = 14;

export interface DeadlineDay {
  /** `2026-11-20` */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  /** How many running events have it as their last day. */
  count: number;
}

/** The next fourteen days at the clinic, each with the events that end on it. One ending at midnight ends the day before. */
export function deadlineDays(periods: readonly Period[], now: number): DeadlineDay[] {
  const lastDays = periods.filter(({ endAt }) => now < Date.parse(endAt)).map(lastDayOf);
  const { date: today } = clinicTime(now);
  return Array.from({ length: DEADLINE_DAYS }, (_, index) => {
    const date = addDays(today, index);
    return { date, weekday: weekdayOf(date), count: lastDays.filter((day) => day === date).length };
  });
}

/** running: before its last day. */
type EventState = "running" | "lastDay" | "over";

export function eventState(period: Period, now: number): EventState {
  if (now >= Date.parse(period.endAt)) return "over";
  return daysLeft(period, now) === 0 ? "lastDay" : "running";
}
