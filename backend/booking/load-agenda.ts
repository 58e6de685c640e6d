import { and, eq, gt, inArray, lt, ne } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import { employeeDaysOff, employeeHours, employees } from "../db/schema/employees";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../group-by";
import type { Agenda, Doctor } from "./agenda";
import { loadCalendar } from "./clinic-calendar";
import { addDays, clockMinutes, type Day, instantAt } from "./clinic-time";

/** Reservations that keep others away. */
export const ACTIVE_STATUSES = ["waiting", "confirmed"] as const;

interface Wanted {
  from: Day;
  to: Day;
  /** A reservation that is to be moved, and so is in nobody's way. */
  movingId?: number;
}

/** All that the free times of some days follow from, whoever is asked for. */
export async function loadAgenda(
  scope: PartnerScope,
  tenant: Tenant,
  { from, to, movingId }: Wanted,
): Promise<Agenda> {
  const [doctors, calendar, bookings] = await Promise.all([
    loadDoctors(scope),
    loadCalendar(scope, tenant.partnerInformation),
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
          movingId === undefined ? undefined : ne(reservations.id, movingId),
        ),
        orderBy: [reservations.startAt],
      },
    ),
  ]);
  return { calendar, rules: tenant.homepageConfig, doctors, bookings };
}

/** Every doctor's week and days off, in the clinic's order. */
export async function loadDoctors(scope: PartnerScope): Promise<Doctor[]> {
  const [rows, hours, daysOff] = await Promise.all([
    scope.pick(
      employees,
      { id: employees.id, name: employees.name },
      { where: eq(employees.type, "doctor"), orderBy: [employees.sortOrder] },
    ),
    scope.rows(employeeHours),
    scope.rows(employeeDaysOff),
  ]);
  const hoursOf = groupBy(hours, (row) => row.employeeId);
  const daysOffOf = groupBy(daysOff, (row) => row.employeeId);
  return rows.map(({ id, name }) => ({
    id,
    name,
    week: new Map(
      (hoursOf.get(id) ?? []).map(({ weekday, startTime, endTime }) => [
        weekday,
        { start: clockMinutes(startTime), end: clockMinutes(endTime) },
      ]),
    ),
    daysOff: new Set((daysOffOf.get(id) ?? []).map(({ date }) => date)),
  }));
}
