import { addMonths, isDay, isMonth, monthOf, monthsBetween } from "@/lib/month-calendar";

/** What an address may ask of the schedule. */
export interface ScheduleAddress {
  /** `2026-12` */
  month?: string | null;
  /** `2026-12-04`: its month and its week are shown. */
  day?: string | null;
  /** One doctor's schedule alone. */
  doctorId?: number | null;
}

/** What the schedule shows. */
export interface ScheduleView {
  month: string;
  /** The day that was asked for. */
  day: string | null;
  /** Whose week is shown: the day asked for, today, or the month's first. */
  weekDay: string;
  doctorId: number | null;
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** Doctors plan no further ahead. */
const SCHEDULE_MONTHS_AHEAD = 3;

/** What to show; what an address says that cannot be shown is left out. */
export function readSchedule(query: Query, doctorIds: readonly number[], today: string): ScheduleView {
  const one = (name: "month" | "day" | "doctor") => {
    const value = query[name];
    return (Array.isArray(value) ? value[0] : value) ?? "";
  };
  const askedDay = one("day");
  const day = isDay(askedDay) && isShown(monthOf(askedDay), today) ? askedDay : null;
  const askedMonth = one("month");
  const askedOrThis = isMonth(askedMonth) && isShown(askedMonth, today) ? askedMonth : monthOf(today);
  const month = day ? monthOf(day) : askedOrThis;
  return {
    month,
    day,
    weekDay: day ?? (month === monthOf(today) ? today : `${month}-01`),
    doctorId: doctorIds.find((id) => String(id) === one("doctor")) ?? null,
  };
}

/** True for this month and the few that follow. */
export function isShown(month: string, today: string): boolean {
  const ahead = monthsBetween(monthOf(today), month);
  return ahead >= 0 && ahead <= SCHEDULE_MONTHS_AHEAD;
}

/** The month before or after, or null where it is not shown. */
export function neighbourMonth(month: string, step: 1 | -1, today: string): string | null {
  const neighbour = addMonths(month, step);
  return isShown(neighbour, today) ? neighbour : null;
}

/** The address of a view of the schedule. */
export function scheduleHref({ month, day, doctorId }: ScheduleAddress): string {
  const query = new URLSearchParams();
  if (day) query.set("day", day);
  else if (month) query.set("month", month);
  if (doctorId) query.set("doctor", String(doctorId));
  return query.size > 0 ? `/introduce/schedule?${query}` : "/introduce/schedule";
}
