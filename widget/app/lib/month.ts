import { addDays, weekdayOf } from "@/lib/clinic-time";

/** `2026-11` of `2026-11-20`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The month that many months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** First and last day of a month. */
export function monthBounds(month: string): { from: string; to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The month's days in weeks from Sunday to Saturday; null stands for a day of another month. */
export function monthWeeks(month: string): (string | null)[][] {
  const { from, to } = monthBounds(month);
  const weeks: (string | null)[][] = [];
  for (let sunday = addDays(from, -weekdayOf(from)); sunday <= to; sunday = addDays(sunday, 7)) {
    weeks.push(
      [0, 1, 2, 3, 4, 5, 6]
        .map((offset) => addDays(sunday, offset))
        .map((date) => (monthOf(date) === month ? date : null)),
    );
  }
  return weeks;
}
