"use client";

import { freeTimeLabels } from "@/labels/doctors";
import { clinicTime, daysBetween } from "@/lib/clinic-time";
import { useNow } from "../time-left/use-now";

const MINUTE_MS = 60_000;

interface FreeTimeProps {
  /** The instant, ISO 8601. */
  at: string;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
  /** True: within a week the weekday stands for the date. */
  isShort?: boolean;
}

/** `오늘 15:30`, `내일 11:00`, `11월 20일 14:30`, or short `목 11:00`. */
export function FreeTime({ at, renderedAt, isShort = false }: FreeTimeProps) {
  const now = useNow(renderedAt, MINUTE_MS);
  const { date, clock, month, day, weekday } = clinicTime(at);
  const daysAhead = daysBetween(clinicTime(now).date, date);
  if (daysAhead === 0) return freeTimeLabels.today(clock);
  if (isShort && daysAhead < 7) return freeTimeLabels.thisWeek(weekday, clock);
  if (daysAhead === 1) return freeTimeLabels.tomorrow(clock);
  return freeTimeLabels.later(month, day, clock);
}
