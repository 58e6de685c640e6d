import type { FirstStepWords } from "@/labels/widget-first-step";
import { addDays, clinicTime, weekdayOf } from "@/lib/clinic-time";

type DateWords = FirstStepWords["date"];

/** `2026-11-20` in its parts. */
export function dayParts(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day, weekday: weekdayOf(date) };
}

/** An instant as `오늘 15:30`, `20일 14:00` within the month, else `12월 3일 14:00`. */
export function whenSoon(instant: string, now: number, words: DateWords): string {
  const { date, clock } = clinicTime(instant);
  return `${dayLabel(date, clinicTime(now).date, words)} ${clock}`;
}

function dayLabel(date: string, today: string, words: DateWords): string {
  if (date === today) return words.today;
  if (date === addDays(today, 1)) return words.tomorrow;
  const parts = dayParts(date);
  return date.slice(0, 7) === today.slice(0, 7) ? words.dayOfMonth(parts.day) : words.monthDay(parts);
}

/** `11월 20일(금) 14:00` */
export function whenShort(instant: string, words: DateWords): string {
  const { date, clock } = clinicTime(instant);
  return `${words.short(dayParts(date))} ${clock}`;
}

/** `2:41` */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
