import type { Tenant } from "@/contract/tenant/tenant";
import { closedDays, employeeDaysOff, employeeHours, employees, shortenWorks } from "../db/schema/employees";
import type { PartnerScope } from "../db/scope";
import { clockMinutes } from "../lib/clinic-time";
import { notFound } from "../lib/errors";
import { groupBy } from "../lib/group-by";
import type { Agenda } from "./agenda";

/** The part of an agenda that no booking changes: special days, and the doctors with their weeks. */
export type Timetable = Pick<Agenda, "calendar" | "doctors">;

/** In one statement, because every availability query starts with it. */
export async function loadTimetable(scope: PartnerScope, tenant: Tenant): Promise<Timetable> {
  const { doctors, hours, daysOff, closed, shortened } = await scope.readTables({
    doctors: {
      table: employees,
      fields: { id: employees.id, name: employees.name, sortOrder: employees.sortOrder },
    },
    hours: {
      table: employeeHours,
      fields: {
        employeeId: employeeHours.employeeId,
        weekday: employeeHours.weekday,
        startTime: employeeHours.startTime,
        endTime: employeeHours.endTime,
      },
    },
    daysOff: {
      table: employeeDaysOff,
      fields: { employeeId: employeeDaysOff.employeeId, date: employeeDaysOff.date },
    },
    closed: { table: closedDays, fields: { date: closedDays.date, reason: closedDays.reason } },
    shortened: {
      table: shortenWorks,
      fields: {
        date: shortenWorks.date,
        openTime: shortenWorks.openTime,
        closeTime: shortenWorks.closeTime,
        reason: shortenWorks.reason,
      },
    },
  });
  const hoursOf = groupBy(hours, ({ employeeId }) => employeeId);
  const daysOffOf = groupBy(daysOff, ({ employeeId }) => employeeId);
  const inOrder = doctors.toSorted((one, other) => one.sortOrder - other.sortOrder);
  return {
    doctors: inOrder.map(({ id, name }) => ({
      id,
      name,
      week: new Map(
        (hoursOf.get(id) ?? []).map(({ weekday, startTime, endTime }) => [
          weekday,
          { start: clockMinutes(startTime), end: clockMinutes(endTime) },
        ]),
      ),
      daysOff: new Set((daysOffOf.get(id) ?? []).map(({ date }) => date)),
    })),
    calendar: {
      information: tenant.partnerInformation,
      closedDays: new Map(closed.map(({ date, reason }) => [date, reason])),
      shortenWorks: new Map(
        shortened.map(({ date, openTime, closeTime, reason }) => [
          date,
          { start: clockMinutes(openTime), end: clockMinutes(closeTime), reason },
        ]),
      ),
    },
  };
}

/** A 404 unless the doctor is the partner's; undefined means any doctor. */
export function requireDoctor({ doctors }: Timetable, id: number | undefined): void {
  if (id !== undefined && !doctors.some((doctor) => doctor.id === id)) throw notFound();
}
