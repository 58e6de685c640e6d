import type { FigurePeriod } from "@/contract/studio/figures";
import { addDays, type Day, daysBetween, daysFrom } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";

const WEEK = 7;
const DAYS: Record<FigurePeriod, number> = { "7d": WEEK, "4w": 4 * WEEK, "12m": 365 };

/** Days from the first to the last, both included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** The days that end today, and as many before them. */
export function rangesOf(period: FigurePeriod, today: Day): { range: DayRange; before: DayRange } {
  const from = addDays(today, 1 - DAYS[period]);
  const to = addDays(from, -1);
  return { range: { from, to: today }, before: { from: addDays(to, 1 - DAYS[period]), to } };
}

/** The columns of a period: days, weeks of seven, or months of the calendar. */
export function columnsOf(period: FigurePeriod, { from, to }: DayRange): DayRange[] {
  const days = daysFrom(from, to);
  const groups = groupBy(days, (day) => {
    if (period === "12m") return day.slice(0, 7);
    return period === "4w" ? String(Math.floor(daysBetween(from, day) / WEEK)) : day;
  });
  return [...groups.values()].map((group) => ({ from: group[0] ?? from, to: group.at(-1) ?? to }));
}

export const isWithin = (day: Day, { from, to }: DayRange): boolean => from <= day && day <= to;
