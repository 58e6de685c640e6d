import { and, eq, gt, inArray, lt } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import { closedDays, employeeDaysOff, employeeHours, employees } from "../db/schema/employees";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../group-by";
import type { Agenda, Doctor } from "./agenda";
import { addDays, clockMinutes, type Day, instantAt } from "./clinic-time";

/** Reservations that keep others away. */
export const ACTIVE_STATUSES = ["waiting", "confirmed"] as const;

/** All that the free times of some days follow from, whoever is asked for. */
export async function loadAgenda(scope: PartnerScope, tenant: Tenant, from: Day, to: Day): Promise<Agenda> {
  const [doctors, closed, bookings] = await Promise.all([
    loadDoctors(scope),
    scope.rows(closedDays),
    scope.pick(
      reservations,
      {
        employeeId: reservations.employeeId,
        seat: reservations.seat,
        startAt: reservations.startAt,
        endAt: reservations.endAt,
      },
      {
        where: and(
          inArray(reservations.status, [...ACTIVE_STATUSES]),
          eq(reservations.holdsTime, true),
          lt(reservations.startAt, instantAt(addDays(to, 1), 0)),
          gt(reservations.endAt, instantAt(from, 0)),
        ),
      },
    ),
  ]);
  return {
    information: tenant.partnerInformation,
    rules: tenant.homepageConfig,
    doctors,
    closedDays: new Set(closed.map(({ date }) => date)),
    bookings,
  };
}

/** Every doctor's week and days off, in the clinic's order. */
export async function loadDoctors(scope: PartnerScope): Promise<Doctor[]> {
  const [rows, hours, daysOff] = await Promise.all([
    scope.pick(
      employees,
      { id: employees.id },
      { where: eq(employees.type, "doctor"), orderBy: [employees.sortOrder] },
    ),
    scope.rows(employeeHours),
    scope.rows(employeeDaysOff),
  ]);
  const hoursOf = groupBy(hours, (row) => row.employeeId);
  const daysOffOf = groupBy(daysOff, (row) => row.employeeId);
  return rows.map(({ id }) => ({
    id,
    week: new Map(
      (hoursOf.get(id) ?? []).map(({ weekday, startTime, endTime }) => [
        weekday,
        { start: clockMinutes(startTime), end: clockMinutes(endTime) },
      ]),
    ),
    daysOff: new Set((daysOffOf.get(id) ?? []).map(({ date }) => date)),
  }));
}
