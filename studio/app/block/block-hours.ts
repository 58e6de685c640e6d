import type { BlockKind } from "@/contract/studio/audit";
import { addDays, clockText, dayOf, instantOf, minutesOf, minutesOfClock } from "../when";

/** What is typed into the dialog; days as `2026-11-24`, clocks as `14:30`. */
export interface TypedBlock {
  kind: BlockKind;
  employeeId: number;
  day: string;
  lastDay: string;
  isWholeDay: boolean;
  from: string;
  to: string;
  reason: string;
}

/** The hours as the calls want them; null while they are not hours yet. A leave alone has several days. */
export function hoursOfBlock({ kind, employeeId, day, lastDay, isWholeDay, from, to }: TypedBlock) {
  const isLeave = kind === "leave";
  if (!employeeId || !day || (isLeave && lastDay < day)) return null;
  if (isLeave && isWholeDay)
    return {
      employeeId,
      startAt: instantOf(day, "00:00"),
      endAt: instantOf(addDays(day, 1), "00:00"),
      lastDay,
    };
  if (!from || !to || minutesOfClock(from) >= minutesOfClock(to)) return null;
  return {
    employeeId,
    startAt: instantOf(day, from),
    endAt: instantOf(day, to),
    ...(isLeave && { lastDay }),
  };
}

const LATEST = 22 * 60;

/**
 * What the dialog begins with on a day that is shown: the hour after the next half today, the first hour of the clinic on
 * a day to come; for a day that is over, today's.
 */
export function blockStart(date: string, hours: { start: string } | null, now: Date) {
  const today = dayOf(now);
  const isToCome = date.localeCompare(today) > 0;
  const next = Math.min((Math.floor(minutesOf(now) / 30) + 1) * 30, LATEST);
  const from = isToCome && hours ? minutesOfClock(hours.start) : next;
  return { day: isToCome ? date : today, from: clockText(from), to: clockText(from + 60) };
}
