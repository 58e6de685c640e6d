import type { ClinicDay, EmployeeSchedule } from "@/contract/api/introduction";
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

/** The days that are not as the week has them: holidays, shortened ones, and those closed for a reason. */
export function specialDays(plan: DutyPlan, dates: readonly string[]): DutyDay[] {
  return dates.flatMap((date) => {
    const day = plan.get(date);
    return day && (day.isHoliday || day.isShortened || (!day.isOpen && day.note)) ? [day] : [];
  });
}
