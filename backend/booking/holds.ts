import { and, count, eq, inArray, lte, min, ne } from "drizzle-orm";
import type { Database } from "../db/client";
import { reservationHolds } from "../db/schema/reservation-holds";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../errors";
import { sha256 } from "../sha256";
import { dayOf } from "./clinic-time";
import { inTurn, joinQueue } from "./day-queue";
import { type Desk, requireNearDay, requirePlace } from "./find-place";
import { isLiveHold } from "./load-agenda";
import type { Timetable } from "./timetable";

const HOLD_MINUTES = 5;
const MINUTE_MS = 60_000;
const SWEEP_SIZE = 1000;

export interface HoldRequest {
  /** Made by the visitor's widget. */
  id: string;
  reservedAt: Date;
  endAt: Date;
  /** Undefined: any doctor. */
  employeeId: number | undefined;
  /** The reservation that is to be moved there. */
  movingId: number | undefined;
  address: string;
  /** Times that one address may hold at this partner at once. */
  holdsAtOnce: number;
  timetable: Timetable;
}

export type HoldRow = typeof reservationHolds.$inferSelect;

/**
 * Keeps a time from others for five minutes, or finds it kept; a hold of another wish is let go. Throws what booking
 * throws, and a 429 for an address that holds too many; then all is as before.
 */
export const takeHold = (desk: Desk, request: HoldRequest): Promise<HoldRow> =>
  inTurn(desk.scope, dayOf(request.reservedAt), () => takeHoldNow(desk, request));

const takeHoldNow = (desk: Desk, request: HoldRequest): Promise<HoldRow> =>
  desk.scope.transaction(async (scope) => {
    const inside = { ...desk, scope };
    const { id, reservedAt, endAt, employeeId } = request;
    const day = requireNearDay(inside, reservedAt);
    const addressHash = sha256(`${scope.partnerId}:${request.address}`);
    // Address, queue, then the write: bookings take the last two in the same order.
    await scope.lock(`reservation-holds:${addressHash}`);
    await joinQueue(scope, day);
    const known = await scope.first(reservationHolds, {
      where: and(eq(reservationHolds.id, id), isLiveHold(desk.now)),
    });
    if (known && isSameWish(known, request)) return known;
    await refuseTooMany(inside, { id, addressHash, holdsAtOnce: request.holdsAtOnce });
    const place = await requirePlace(inside, { ...request, holdId: id });
    const hold = {
      addressHash,
      wishedEmployeeId: employeeId ?? null,
      employeeId: place.employeeId,
      startAt: reservedAt,
      endAt,
      seat: place.seat,
      holdsTime: place.holdsTime,
      isWaiting: place.outcome === "waiting",
      expiresAt: new Date(desk.now.getTime() + HOLD_MINUTES * MINUTE_MS),
    };
    const target = [reservationHolds.partnerId, reservationHolds.id];
    return scope.upsert(reservationHolds, { id, ...hold }, { target, set: hold });
  });

/** Lets a time go; within a booking's transaction, once it is in the day's queue. */
export async function letGo(scope: PartnerScope, id: string | undefined): Promise<void> {
  if (id !== undefined) await scope.delete(reservationHolds, eq(reservationHolds.id, id));
}

/** Removes what has expired, of every partner; answers how many. Several processes may do so at once. */
export async function sweepHolds(db: Database, now: Date): Promise<number> {
  const { partnerId, id, expiresAt } = reservationHolds;
  for (let removed = 0; ; ) {
    const gone = await db.transaction(async (transaction) => {
      // A row that somebody is about to take anew is theirs.
      const expired = await transaction
        .select({ partnerId, id })
        .from(reservationHolds)
        .where(lte(expiresAt, now))
        .limit(SWEEP_SIZE)
        .for("update", { skipLocked: true });
      if (expired.length > 0) {
        const ids = expired.map((hold) => hold.id);
        await transaction.delete(reservationHolds).where(and(inArray(id, ids), lte(expiresAt, now)));
      }
      return expired.length;
    });
    removed += gone;
    if (gone < SWEEP_SIZE) return removed;
  }
}

const isSameWish = (hold: HoldRow, { reservedAt, endAt, employeeId }: HoldRequest): boolean =>
  hold.startAt.getTime() === reservedAt.getTime() &&
  hold.endAt.getTime() === endAt.getTime() &&
  hold.wishedEmployeeId === (employeeId ?? null);

async function refuseTooMany(
  { scope, now }: Desk,
  { id, addressHash, holdsAtOnce }: { id: string; addressHash: string; holdsAtOnce: number },
): Promise<void> {
  const others = and(
    eq(reservationHolds.addressHash, addressHash),
    isLiveHold(now),
    ne(reservationHolds.id, id),
  );
  const fields = { live: count(), firstEnd: min(reservationHolds.expiresAt) };
  const [found] = await scope.pick(reservationHolds, fields, { where: others });
  if (!found?.firstEnd || found.live < holdsAtOnce) return;
  const seconds = Math.max(1, Math.ceil((found.firstEnd.getTime() - now.getTime()) / 1000));
  throw new ApiError(
    429,
    "reservation-hold.too-many",
    "같은 곳에서 잡아 둔 예약 시간이 너무 많습니다. 잠시 후 다시 시도해 주세요.",
    { "Retry-After": String(seconds) },
  );
}
