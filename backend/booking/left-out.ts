import { and, asc, gt, inArray, or, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { closedDays, employeeBlocks, employeeHours, employees, shortenWorks } from "../db/schema/employees";
import { reservationOffers } from "../db/schema/reservation-offers";
import { type ReservationRow, reservationMoves, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { CLINIC_TIME_ZONE } from "../lib/clinic-time";
import { OPEN_STATUSES } from "./blocks";

const MOST_ROWS = 50;
const { partnerId, employeeId, startAt, endAt, createdAt, status } = reservations;

/** When the visit was put to its time: who did that after a change knew of it. */
const placedAt = sql`greatest(${createdAt}, (select max(m.moved_at) from ${reservationMoves} m
  where m.partner_id = ${partnerId} and m.reservation_id = ${reservations.id}))`;

const atClinic = (instant: PgColumn) => sql`(${instant} at time zone ${CLINIC_TIME_ZONE})`;
const [day, start, end] = [
  sql`${atClinic(startAt)}::date`,
  sql`${atClinic(startAt)}::time`,
  sql`${atClinic(endAt)}::time`,
];

const isBlocked = sql`exists (select 1 from ${employeeBlocks} b
  where b.partner_id = ${partnerId} and b.employee_id = ${employeeId}
    and b.start_at < ${endAt} and b.end_at > ${startAt} and b.created_at >= ${placedAt})`;

const isOutsideWeek = sql`(exists (select 1 from ${employees} e
  where e.partner_id = ${partnerId} and e.id = ${employeeId} and e.week_changed_at >= ${placedAt})
  and not exists (select 1 from ${employeeHours} h
    where h.partner_id = ${partnerId} and h.employee_id = ${employeeId}
      and h.weekday = extract(dow from ${day}) and h.start_time <= ${start} and h.end_time >= ${end}))`;

const isOnClosedDay = sql`exists (select 1 from ${closedDays} c
  where c.partner_id = ${partnerId} and c.date = ${day} and c.set_at >= ${placedAt})`;

const isOutsideShortDay = sql`exists (select 1 from ${shortenWorks} s
  where s.partner_id = ${partnerId} and s.date = ${day} and s.set_at >= ${placedAt}
    and (s.open_time > ${start} or s.close_time < ${end}))`;

/** A confirmed visit with an offer that is open or expired; a request with one is in the inbox. */
const isOffered = sql`(${status} = 'confirmed' and exists (select 1 from ${reservationOffers} o
  where o.partner_id = ${partnerId} and o.reservation_id = ${reservations.id} and o.closed_at is null))`;

/**
 * Open visits to come whose hours went after they were put there, soonest first: by a block or leave, another working
 * week, or a day on which the clinic closes; and confirmed ones that were offered other times. Somebody has to decide
 * them.
 */
export const findLeftOut = (scope: PartnerScope, now: Date): Promise<ReservationRow[]> =>
  scope.rows(reservations, {
    where: and(
      inArray(status, OPEN_STATUSES),
      gt(startAt, now),
      or(isBlocked, isOutsideWeek, isOnClosedDay, isOutsideShortDay, isOffered),
    ),
    orderBy: [asc(startAt), asc(reservations.id)],
    limit: MOST_ROWS,
  });
