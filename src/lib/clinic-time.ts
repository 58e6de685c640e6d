import { CLINIC_UTC_OFFSET } from "@/config/time-zone";

/** What the wall clock of the clinic shows, wherever the visitor is. */
export interface ClinicTime {
  /** `2026-11-18` */
  date: string;
  /** `15:30` */
  clock: string;
  year: number;
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const OFFSET_MS = Date.parse("1970-01-01T00:00Z") - Date.parse(`1970-01-01T00:00${CLINIC_UTC_OFFSET}`);

/**
 * An instant as the clinic's own date and time. Throws RangeError when it is no instant. Without Intl, whose formatter
 * for a zone takes a slow phone 0.1 s to make, before it answers to anything.
 */
export function clinicTime(instant: Date | string | number): ClinicTime {
  const [date = "", clock = ""] = new Date(new Date(instant).getTime() + OFFSET_MS).toISOString().split("T");
  return { date, clock: clock.slice(0, 5), ...splitDay(date), weekday: weekdayOf(date) };
}

/** Whole days from one calendar day to another; negative when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The calendar day that many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** `2026-11-16` to `2026. 11. 16`. */
export function formatDay(date: string): string {
  const { year, month, day } = splitDay(date);
  return `${year}. ${month}. ${day}`;
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay();
}

/** `15:30` as minutes since midnight. */
export function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

function splitDay(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}
