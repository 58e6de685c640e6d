import { clinicTime, formatDay } from "./clinic-time";

export interface Period {
  startAt: string;
  /** Exclusive: over at this instant. */
  endAt: string;
}

/** The last day on which the period still holds, `2026-11-30`. */
export function lastDayOf(period: Period): string {
  return clinicTime(Date.parse(period.endAt) - 1).date;
}

export function isOneDay(period: Period): boolean {
  return clinicTime(period.startAt).date === lastDayOf(period);
}

/** `11. 2 – 11. 30`; the year stands where the two differ. */
export const formatPeriod = (period: Period): string => formatDays(period).join(" – ");

/** The first and the last day as `formatPeriod` has them; one alone where they are the same. */
export function formatDays(period: Period): [string, string?] {
  const first = clinicTime(period.startAt).date;
  const last = lastDayOf(period);
  if (first === last) return [withoutYear(first)];
  return [withoutYear(first), isSameYear(first, last) ? withoutYear(last) : formatDay(last)];
}

/** `2026. 11. 2 – 11. 30`. */
export function formatPeriodWithYear(period: Period): string {
  const first = clinicTime(period.startAt).date;
  const last = lastDayOf(period);
  if (first === last) return formatDay(first);
  return `${formatDay(first)} – ${isSameYear(first, last) ? withoutYear(last) : formatDay(last)}`;
}

/** The last day, `11. 30`; the year stands where it is not that of today, given as `2026-11-18`. */
export function formatLastDay(period: Period, today: string): string {
  const last = lastDayOf(period);
  return isSameYear(last, today) ? withoutYear(last) : formatDay(last);
}

const withoutYear = (date: string) => formatDay(date).replace(/^\d+\. /, "");
const isSameYear = (a: string, b: string) => a.slice(0, 4) === b.slice(0, 4);
