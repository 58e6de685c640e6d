import { CLINIC_TIME_ZONE } from "@/config/time-zone";

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

const wallClock = new Intl.DateTimeFormat("en-CA", {
  timeZone: CLINIC_TIME_ZONE,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

const DAY_MS = 24 * 60 * 60 * 1000;

/** An instant as the clinic's own date and time. Throws RangeError when it is no instant. */
export function clinicTime(instant: Date | string | number): ClinicTime {
  const parts = wallClock.formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  const date = `${part("year")}-${part("month")}-${part("day")}`;
  return { date, clock: `${part("hour")}:${part("minute")}`, ...splitDay(date), weekday: weekdayOf(date) };
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
