import type { ClinicDay, EmployeeSchedule } from "@/contract/api/introduction";
import { weekdayOf } from "@/lib/clinic-time";
import type { ClockRange } from "@/lib/opening-hours";

/** One day: the clinic's own hours, and those of each doctor who is there. */
export interface DutyDay extends ClinicDay {
  /** By the doctor's id; who is off is not in it. */
  duties: ReadonlyMap<number, ClockRange>;
}

/** By date, in the order of time. */
export type DutyPlan = ReadonlyMap<string, DutyDay>;

/** Who is on duty on each day. */
export function planDuties(days: readonly ClinicDay[], rows: readonly EmployeeSchedule[]): DutyPlan {
  const duties = new Map(days.map(({ date }) => [date, new Map<number, ClockRange>()]));
  for (const { date, employeeId, startTime, endTime, isDayOff } of rows) {
    if (!isDayOff) duties.get(date)?.set(employeeId, { start: startTime, end: endTime });
  }
  return new Map(days.map((day) => [day.date, { ...day, duties: duties.get(day.date) ?? new Map() }]));
}

/** What sets a day apart from the same weekday of other weeks. */
export interface UnusualDay {
  /** Ids of doctors who are there on most of these weekdays, and not on this day. */
  onLeave: readonly number[];
  /** Ids of doctors who begin later, or end earlier, than on most days, and than the clinic itself. */
  comesLate: readonly number[];
  leavesEarly: readonly number[];
  /** True where the clinic closes later than on most days. */
  isLate: boolean;
}

/** By date, the open days of a month that somebody is on leave or there for a part alone, or that end late. */
export function unusualDays(plan: DutyPlan, dates: readonly string[]): ReadonlyMap<string, UnusualDay> {
  const open = dates.flatMap((date) => plan.get(date) ?? []).filter(({ isOpen }) => isOpen);
  const usualClose = median(open.flatMap(({ closeTime }) => closeTime ?? []));
  const doctorIds = [...new Set(open.flatMap(({ duties }) => [...duties.keys()]))];
  const usual = new Map(doctorIds.map((id) => [id, usualHours(open, id)]));
  const unusual = new Map<string, UnusualDay>();
  for (const day of open) {
    const same = open.filter(({ date }) => weekdayOf(date) === weekdayOf(day.date));
    const isUsuallyThere = (id: number) =>
      same.filter(({ duties }) => duties.has(id)).length > same.length / 2;
    const onLeave = doctorIds.filter((id) => !day.duties.has(id) && isUsuallyThere(id));
    const isLate = usualClose !== undefined && (day.closeTime ?? "") > usualClose;
    const comesLate = doctorIds.filter((id) => startsLater(day, id, usual.get(id)));
    const leavesEarly = doctorIds.filter((id) => endsEarlier(day, id, usual.get(id)));
    if (isLate || onLeave.length + comesLate.length + leavesEarly.length > 0)
      unusual.set(day.date, { onLeave, comesLate, leavesEarly, isLate });
  }
  return unusual;
}

function usualHours(days: readonly DutyDay[], doctorId: number): Partial<ClockRange> {
  const duties = days.flatMap((day) => day.duties.get(doctorId) ?? []);
  return { start: median(duties.map(({ start }) => start)), end: median(duties.map(({ end }) => end)) };
}

/** The clinic's own short days are no sign of the doctor's. */
function startsLater({ duties, openTime }: DutyDay, doctorId: number, { start }: Partial<ClockRange> = {}) {
  const duty = duties.get(doctorId);
  return duty !== undefined && duty.start > (start ?? "") && duty.start > (openTime ?? "");
}

function endsEarlier({ duties, closeTime }: DutyDay, doctorId: number, { end }: Partial<ClockRange> = {}) {
  const duty = duties.get(doctorId);
  return duty !== undefined && duty.end < (end ?? "") && duty.end < (closeTime ?? "");
}

const median = (values: readonly string[]): string | undefined =>
  values.toSorted()[Math.floor((values.length - 1) / 2)];

/** The days that are not as the week has them: holidays, shortened ones, and those closed for a reason. */
export function specialDays(plan: DutyPlan, dates: readonly string[]): DutyDay[] {
  return dates.flatMap((date) => {
    const day = plan.get(date);
    return day && (day.isHoliday || day.isShortened || (!day.isOpen && day.note)) ? [day] : [];
  });
}
