"use client";

import { timeLeftLabels } from "@/labels/time-left";
import type { Period } from "@/lib/period";
import { daysLeft } from "@/lib/time-left";
import { useNow } from "./use-now";

const MINUTE_MS = 60_000;

interface DaysLeftTextProps {
  period: Period;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** `12일 남음`, `오늘 마감`: days alone, also near the end. */
export function DaysLeftText({ period, renderedAt }: DaysLeftTextProps) {
  const now = useNow(renderedAt, MINUTE_MS);
  if (now >= Date.parse(period.endAt)) return timeLeftLabels.ended;
  if (now < Date.parse(period.startAt)) return timeLeftLabels.upcoming;
  return timeLeftLabels.days(daysLeft(period, now));
}
