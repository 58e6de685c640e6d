import { addDays, weekdayOf } from "./clinic-time";

/** True for a month that exists, as `2026-11`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** True for a day that exists, as `2026-11-20`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** The month that a day lies in, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, "2026-11".length);

/** The month that many months later; earlier where months are negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, "2026-11".length);
}

/** Whole months from one to the other; negative when it lies before. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 0] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

/** The seven days, from Sunday on, around a day. */
export function weekOf(day: string): string[] {
  const sunday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** The weeks that a month touches, each with its seven days, those of its neighbours too. */
export function weeksOfMonth(month: string): string[][] {
  const weeks: string[][] = [];
  for (let week = weekOf(`${month}-01`); week.some((day) => monthOf(day) === month); ) {
    weeks.push(week);
    week = weekOf(addDays(week[0] ?? "", 7));
  }
  return weeks;
}
