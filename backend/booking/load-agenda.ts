import { and, eq, gt, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import type { Tenant } from "@/contract/tenant/tenant";
import { employeeBlocks } from "../db/schema/employees";
import { reservationHolds } from "../db/schema/reservation-holds";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { addDays, type Day, instantAt } from "../lib/clinic-time";
import type { Agenda, Booking } from "./agenda";
import { isOfferAddress } from "./offer-rows";
import type { Timetable } from "./timetable";

interface AgendaQuery {
  from: Day;
  to: Day;
  /** Holds that have expired by then do not count. */
  now: Date;
  /** A reservation that is being moved: it does not block its own new time. */
  movingId?: number;
  /** The customer's own hold, which does not block their booking. */
  holdId?: string;
  /** The desk overrules doctors' blocks. */
  hasBlocks?: boolean;
  timetable: Timetable;
}

/** Loads what the free times of some days are calculated from, for all doctors. */
export async function loadAgenda(scope: PartnerScope, tenant: Tenant, query: AgendaQuery): Promise<Agenda> {
  const [booked, holds, blocked] = await Promise.all([
    loadBookings(scope, query),
    loadHolds(scope, query),
    query.hasBlocks === false ? [] : loadBlocked(scope, query),
  ]);
  const held = holds
    .filter(({ id, holdsTime }) => holdsTime && id !== query.holdId)
    .map((hold) => ({ ...hold, seat: hold.seat === null ? null : seatKeyOf(hold) }));
  const bookings =
    held.length + blocked.length === 0
      ? booked
      : [...booked, ...held, ...blocked].sort(
          (one, other) => one.startAt.getTime() - other.startAt.getTime(),
        );
  const ownHold = holds.find(({ id }) => id === query.holdId);
  return { ...query.timetable, rules: tenant.homepageConfig, bookings, ownHold };
}

/** float8, because both drivers return it as numbers. */
const listOf = (column: PgColumn) => sql<(number | null)[]>`array_agg(${column}::float8)`;

/** Grouped by span: a busy clinic's month has thousands of bookings, but few distinct spans. */
async function loadBookings(scope: PartnerScope, { from, to, movingId }: AgendaQuery): Promise<Booking[]> {
  const { startAt, endAt, employeeId, seat } = reservations;
  const spans = await scope.pick(
    reservations,
    { startAt, endAt, employeeIds: listOf(employeeId), seats: listOf(seat) },
    {
      where: and(
        inArray(reservations.status, [...HOLDING_STATUSES]),
        eq(reservations.holdsTime, true),
        // A visit ends on the day it starts: an index over starts finds all of a day.
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

export const isLiveHold = (now: Date): SQL => gt(reservationHolds.expiresAt, now);

/** Times that are offered for one reservation take one seat, because only one of them will be booked. */
const seatKeyOf = ({ id, addressHash }: { id: string; addressHash: string }): string =>
  isOfferAddress(addressHash) ? addressHash : id;

function loadHolds(scope: PartnerScope, { from, to, now }: AgendaQuery) {
  const { id, addressHash, holdsTime, wishedEmployeeId, employeeId, seat, startAt, endAt } = reservationHolds;
  const where = and(
    isLiveHold(now),
    gte(startAt, instantAt(from, 0)),
    lt(startAt, instantAt(addDays(to, 1), 0)),
  );
  const fields = { id, addressHash, holdsTime, wishedEmployeeId, employeeId, seat, startAt, endAt };
  return scope.pick(reservationHolds, fields, { where });
}

/** Doctors' blocks, which take their time and nobody's seat. */
async function loadBlocked(scope: PartnerScope, { from, to }: AgendaQuery): Promise<Booking[]> {
  const { employeeId, startAt, endAt } = employeeBlocks;
  const where = and(gte(startAt, instantAt(from, 0)), lt(startAt, instantAt(addDays(to, 1), 0)));
  const rows = await scope.pick(employeeBlocks, { employeeId, startAt, endAt }, { where });
  return rows.map((row) => ({ ...row, seat: null }));
}
