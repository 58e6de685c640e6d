import { and, asc, eq, gt, gte, inArray, lt } from "drizzle-orm";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { addDays, type Day, dayOf, daySpanOf, instantAt } from "../lib/clinic-time";
import { type Doctor, workingHours } from "./agenda";
import { OPEN_STATUSES } from "./blocks";
import { readCalendarDay } from "./clinic-calendar";
import { contains, type Span } from "./clinic-hours";
import type { Timetable } from "./timetable";

/** The doctor's open visits to come that stand within the present week and not within another one, by time. */
export async function findWeekHits(
  scope: PartnerScope,
  { calendar }: Timetable,
  { doctor, week, now }: { doctor: Doctor; week: Doctor["week"]; now: Date },
): Promise<ReservationRow[]> {
  const rows = await scope.rows(reservations, {
    where: and(
      eq(reservations.employeeId, doctor.id),
      inArray(reservations.status, OPEN_STATUSES),
      gt(reservations.startAt, now),
    ),
    orderBy: [asc(reservations.startAt)],
  });
  return rows.filter((row) => {
    const day = readCalendarDay(calendar, dayOf(row.startAt));
    return isWithin(workingHours(doctor, day), row) && !isWithin(workingHours({ ...doctor, week }, day), row);
  });
}

interface Days {
  from: Day;
  lastDay: Day;
  /** Null: closed. */
  hours: Span | null;
}

/** All doctors' open visits to come on these days that do not stand within the hours, by time. */
export async function findSpecialDayHits(
  scope: PartnerScope,
  { from, lastDay, hours }: Days,
  now: Date,
): Promise<ReservationRow[]> {
  const rows = await scope.rows(reservations, {
    where: and(
      inArray(reservations.status, OPEN_STATUSES),
      gt(reservations.startAt, now),
      gte(reservations.startAt, instantAt(from, 0)),
      lt(reservations.startAt, instantAt(addDays(lastDay, 1), 0)),
    ),
    orderBy: [asc(reservations.startAt)],
  });
  return rows.filter((row) => !isWithin(hours, row));
}

const isWithin = (hours: Span | null, row: ReservationRow): boolean =>
  hours !== null && contains(hours, daySpanOf(row));
