import { and, eq, gt, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tenant } from "@/contract/tenant/tenant";
import { reservationHolds } from "../db/schema/reservation-holds";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import type { Agenda, Booking } from "./agenda";
import { addDays, type Day, instantAt } from "./clinic-time";
import type { Timetable } from "./timetable";

/** Reservations that keep others away. */
export const ACTIVE_STATUSES = ["waiting", "confirmed"] as const;

interface Wanted {
  from: Day;
  to: Day;
  /** Of the holds, those that live then count. */
  now: Date;
  /** A reservation that is to be moved, and so is in nobody's way. */
  movingId?: number;
  /** The asker's own hold, which is in nobody's way either. */
  holdId?: string;
  timetable: Timetable;
}

/** All that the free times of some days follow from, whoever is asked for. */
export async function loadAgenda(scope: PartnerScope, tenant: Tenant, wanted: Wanted): Promise<Agenda> {
  const [booked, held] = await Promise.all([loadBookings(scope, wanted), loadHeld(scope, wanted)]);
  const bookings =
    held.length === 0
      ? booked
      : [...booked, ...held].sort((one, other) => one.startAt.getTime() - other.startAt.getTime());
  return { ...wanted.timetable, rules: tenant.homepageConfig, bookings };
}

/** Numbers that both drivers hand over as numbers, in the order of the rows. */
const listOf = (column: PgColumn) => sql<(number | null)[]>`array_agg(${column}::float8)`;

/** One row for each span that somebody has: a busy clinic's month has thousands of bookings, but few spans. */
async function loadBookings(scope: PartnerScope, { from, to, movingId }: Wanted): Promise<Booking[]> {
  const { startAt, endAt, employeeId, seat } = reservations;
  const spans = await scope.pick(
    reservations,
    { startAt, endAt, employeeIds: listOf(employeeId), seats: listOf(seat) },
    {
      where: and(
        inArray(reservations.status, [...ACTIVE_STATUSES]),
        eq(reservations.holdsTime, true),
        // A visit ends on the day it starts on: an index over starts alone finds all of a day.
        gte(startAt, instantAt(from, 0)),
        lt(startAt, instantAt(addDays(to, 1), 0)),
        movingId === undefined ? undefined : ne(reservations.id, movingId),
      ),
      groupBy: [startAt, endAt],
      orderBy: [startAt],
    },
  );
  return spans.flatMap(({ employeeIds, seats, ...span }) =>
    employeeIds.map((id, index) => ({ ...span, employeeId: id, seat: seats[index] ?? null })),
  );
}

/** One that has expired is nobody's. */
export const isLiveHold = (now: Date): SQL => gt(reservationHolds.expiresAt, now);

/** Times that others hold: as good as booked. */
function loadHeld(scope: PartnerScope, { from, to, now, holdId }: Wanted): Promise<Booking[]> {
  const { employeeId, seat, startAt, endAt } = reservationHolds;
  const where = and(
    eq(reservationHolds.holdsTime, true),
    isLiveHold(now),
    holdId === undefined ? undefined : ne(reservationHolds.id, holdId),
    gte(startAt, instantAt(from, 0)),
    lt(startAt, instantAt(addDays(to, 1), 0)),
  );
  return scope.pick(reservationHolds, { employeeId, seat, startAt, endAt }, { where });
}
