import { and, asc, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
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
const [start, end] = [sql`${atClinic(startAt)}::time`, sql`${atClinic(endAt)}::time`];
const midnight = (day: SQL) => sql`(${day}::timestamp at time zone ${CLINIC_TIME_ZONE})`;
// As a range of the column itself, which an index knows.
const isOnItsDay = sql`${startAt} >= ${midnight(sql`x.date`)} and ${startAt} < ${midnight(sql`(x.date + 1)`)}`;

/** Why visits are left out: a table, and the visits that one of its rows leaves out. */
const CAUSES: [PgTable, SQL][] = [
  [
    employeeBlocks,
    // A visit ends on the day it starts.
    sql`x.employee_id = ${employeeId} and ${startAt} > x.start_at - interval '1 day' and ${startAt} < x.end_at
      and ${endAt} > x.start_at and x.created_at >= ${placedAt}`,
  ],
  [
    employees,
    sql`x.id = ${employeeId} and x.week_changed_at is not null and x.week_changed_at >= ${placedAt}
      and not exists (select 1 from ${employeeHours} h
        where h.partner_id = ${partnerId} and h.employee_id = ${employeeId}
          and h.weekday = extract(dow from ${atClinic(startAt)}) and h.start_time <= ${start} and h.end_time >= ${end})`,
  ],
  [closedDays, sql`x.set_at is not null and ${isOnItsDay} and x.set_at >= ${placedAt}`],
  [
    shortenWorks,
    sql`x.set_at is not null and ${isOnItsDay} and x.set_at >= ${placedAt}
      and (x.open_time > ${start} or x.close_time < ${end})`,
  ],
  // A confirmed visit with an offer that is open or expired; a request with one is in the inbox.
  [
    reservationOffers,
    sql`x.reservation_id = ${reservations.id} and x.closed_at is null and ${status} = 'confirmed'`,
  ],
];

/**
 * Open visits to come whose hours went after they were put there, soonest first: by a block or leave, another working
 * week, or a day on which the clinic closes; and confirmed ones that were offered other times. Somebody has to decide
 * them. The search begins at the causes, which are few: a clinic has thousands of visits to come.
 */
export function findLeftOut(scope: PartnerScope, now: Date): Promise<ReservationRow[]> {
  const affected = CAUSES.map(
    ([table, isAffected]) => sql`select ${reservations.id} from ${table} x
      join ${reservations} on ${partnerId} = x.partner_id
      where x.partner_id = ${scope.partnerId} and ${gt(startAt, now)} and ${isAffected}`,
  );
  return scope.rows(reservations, {
    where: and(
      inArray(status, OPEN_STATUSES),
      gt(startAt, now),
      // As an array they are found first, and the visits by their key.
      sql`${reservations.id} = any(array(${sql.join(affected, sql` union all `)}))`,
    ),
    orderBy: [asc(startAt), asc(reservations.id)],
    limit: MOST_ROWS,
  });
}
