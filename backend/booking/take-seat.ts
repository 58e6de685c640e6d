import { and, eq, gte, inArray, isNotNull, lt, ne } from "drizzle-orm";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { addDays, dayOf, instantAt } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";
import { refuseTaken } from "./day-queue";
import type { BookingContext } from "./find-slot";
import { timeTaken } from "./refusals";
import { arrangeSeats, lowestFree, type Seated } from "./seats";

/** A new visit has no id yet. */
const NEW = 0;

interface SeatRequest {
  startAt: Date;
  endAt: Date;
  /** The reservation that takes it, where there is one already. */
  movingId?: number;
}

/**
 * Behind the day's queue: the seat of a visit for which one is free. Where no single one is free for all of it, others
 * of the day change their seats, which no visitor notices. Throws a 409 where that needs a reservation that somebody
 * else changes at this moment.
 */
export async function takeSeat(
  { scope, tenant }: BookingContext,
  { startAt, endAt, movingId = NEW }: SeatRequest,
): Promise<number> {
  const { reservationCapacity } = tenant.homepageConfig;
  const visit = { id: movingId, start: startAt.getTime(), end: endAt.getTime() };
  const others = await readSeated(scope, startAt, { movingId });
  const free = lowestFree(others, visit);
  if (free <= reservationCapacity) return free;
  // Waiting for a locked row could be a deadlock: its transaction may wait for this day's queue.
  const movable = await readSeated(scope, startAt, { movingId, isLockedIfFree: true });
  const movableIds = new Set(movable.map(({ id }) => id));
  const keeping = others.filter(({ id }) => !movableIds.has(id));
  const arranged = arrangeSeats([...movable, visit], keeping);
  const seat = arranged.find(({ id }) => id === movingId)?.seat;
  if (seat === undefined || seat > reservationCapacity) throw timeTaken();
  const seatBefore = new Map(movable.map((other) => [other.id, other.seat]));
  const changed = arranged.filter(
    (other) => other.id !== movingId && other.seat !== seatBefore.get(other.id),
  );
  await changeSeats(scope, changed, movingId).catch(refuseTaken);
  return seat;
}

async function readSeated(
  scope: PartnerScope,
  at: Date,
  { movingId, isLockedIfFree }: { movingId: number; isLockedIfFree?: boolean },
): Promise<Seated[]> {
  const { id, seat, startAt, endAt } = reservations;
  const day = dayOf(at);
  const rows = await scope.pick(
    reservations,
    { id, seat, startAt, endAt },
    {
      where: and(
        inArray(reservations.status, [...HOLDING_STATUSES]),
        eq(reservations.holdsTime, true),
        isNotNull(seat),
        gte(startAt, instantAt(day, 0)),
        lt(startAt, instantAt(addDays(day, 1), 0)),
        ne(id, movingId),
      ),
      isLockedIfFree,
    },
  );
  return rows.flatMap((row) =>
    row.seat === null
      ? []
      : [{ id: row.id, seat: row.seat, start: row.startAt.getTime(), end: row.endAt.getTime() }],
  );
}

/** First all of them leave their seats: the database's constraint looks at each row as it is written. */
async function changeSeats(scope: PartnerScope, changed: Seated[], movingId: number): Promise<void> {
  const ids = changed.map(({ id }) => id);
  await scope.update(reservations, { seat: null }, inArray(reservations.id, [...ids, movingId]));
  for (const [seat, visits] of groupBy(changed, (visit) => visit.seat)) {
    const onIt = inArray(
      reservations.id,
      visits.map(({ id }) => id),
    );
    await scope.update(reservations, { seat }, onIt);
  }
}
