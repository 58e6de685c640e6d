import { clinicTime, daysBetween } from "./clinic-time";
import { lastDayOf, type Period } from "./period";

/** From here on an end is counted down instead of told in days. */
const COUNTDOWN_FROM_MS = 72 * 60 * 60 * 1000;

export type TimeLeft =
  | { kind: "upcoming" }
  | { kind: "days"; days: number }
  | { kind: "countdown"; hours: number; minutes: number; seconds: number }
  | { kind: "ended" };

/** Whole calendar days to the last day; 0 on the last day itself. */
export function daysLeft(period: Period, now: number): number {
  return daysBetween(clinicTime(now).date, lastDayOf(period));
}

/** The time of day at which an offer closes, `18:00`; null at midnight, where its last day says enough. */
export function closingClock({ endAt }: Period): string | null {
  const { clock } = clinicTime(endAt);
  return clock === "00:00" ? null : clock;
}

/** How an offer's end is told at this moment. */
export function timeLeft(period: Period, now: number): TimeLeft {
  if (now < Date.parse(period.startAt)) return { kind: "upcoming" };
  const left = Date.parse(period.endAt) - now;
  if (left <= 0) return { kind: "ended" };
  if (left > COUNTDOWN_FROM_MS) return { kind: "days", days: daysLeft(period, now) };
  const seconds = Math.floor(left / 1000);
  return {
    kind: "countdown",
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}
