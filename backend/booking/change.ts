import { and, eq, type SQL } from "drizzle-orm";
import type { Call } from "../call/call";
import { type ReservationRow, reservationMoves, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";
import { requireChangeable } from "./change-rule";
import { joinQueue, refuseTaken } from "./day-queue";
import { type BookingContext, requireNearDay, requireSlot } from "./find-slot";
import { releaseHold } from "./holds";
import { lockPerson, requireNoConflict } from "./own-reservations";
import type { Timetable } from "./timetable";

/** A reservation and its required owner. */
interface Own {
  id: number;
  customerId: number;
}

export interface NewTime extends Own {
  reservedAt: Date;
  /** Null: any doctor. Undefined: the same doctor. */
  employeeId: number | null | undefined;
  /** The customer's own hold of the new time. */
  holdId?: string;
  timetable: Timetable;
}

export interface Changed {
  row: ReservationRow;
  /** False when it already was as requested. */
  isChanged: boolean;
}

/**
 * Moves a reservation to another time or doctor; number, treatments, length and prices stay. Throws a 404 for another
 * customer's, a 422 beyond the clinic's rule or for a time that can never be booked, a 409 for one that is taken.
 */
export const changeTime = (
  context: BookingContext,
  { reservedAt, employeeId, holdId, timetable, ...own }: NewTime,
): Promise<Changed> =>
  context.scope.transaction(async (scope) => {
    const { tenant, now } = context;
    const reservation = await lockOwn(scope, own);
    requireChangeable(reservation, tenant, now);
    const doctor = (employeeId === undefined ? reservation.employeeId : employeeId) ?? undefined;
    if (isAlreadyThere(reservation, reservedAt, doctor)) {
      await releaseHold(scope, holdId);
      return { row: reservation, isChanged: false };
    }
    const inside = { scope, tenant, now };
    const endAt = new Date(reservedAt.getTime() + lengthMs(reservation));
    const day = requireNearDay(inside, reservedAt);
    const person = { id: own.customerId, phone: reservation.customerPhone };
    // Row, person, queue, then the write: the same lock order as bookings, so that they never deadlock.
    await lockPerson(scope, person);
    await requireNoConflict(inside, person, { reservedAt, endAt, movingId: own.id });
    await joinQueue(scope, day);
    const request = { reservedAt, endAt, employeeId: doctor, movingId: own.id, holdId, timetable };
    const slot = await requireSlot(inside, request);
    const isWaiting = slot.outcome === "waiting" || tenant.homepageConfig.reservationConfirm;
    const moved = {
      startAt: reservedAt,
      endAt,
      employeeId: slot.employeeId,
      seat: slot.seat,
      holdsTime: slot.holdsTime,
      status: isWaiting ? "waiting" : "confirmed",
      isSend: false,
    };
    const row = await update(scope, own, moved).catch(refuseTaken);
    await releaseHold(scope, holdId);
    const { startAt: fromStartAt, employeeId: fromEmployeeId } = reservation;
    await scope.insert(reservationMoves, [
      { reservationId: own.id, fromStartAt, fromEmployeeId, movedAt: now },
    ]);
    return { row, isChanged: true };
  });

/** Cancels a reservation, which frees its time. Throws a 404 or 422 as changeTime does. */
export const cancel = (
  context: BookingContext,
  { reason, ...own }: Own & { reason: string | null },
): Promise<Changed> =>
  context.scope.transaction(async (scope) => {
    const reservation = await lockOwn(scope, own);
    if (reservation.status === "canceled") return { row: reservation, isChanged: false };
    requireChangeable(reservation, context.tenant, context.now);
    const canceled = { status: "canceled", canceledAt: context.now, cancelReason: reason, isSend: false };
    return { row: await update(scope, own, canceled), isChanged: true };
  });

/** The signed-in customer's reservation; a 404 for another's. */
export async function requireOwnReservation(call: Call, id: number): Promise<ReservationRow> {
  const { id: customerId } = await call.customer();
  const reservation = await call.scope.first(reservations, { where: isOwn({ id, customerId }) });
  if (!reservation) throw notFound();
  return reservation;
}

/** The reservation with its row locked; a 404 when it is not this customer's. */
async function lockOwn(scope: PartnerScope, own: Own): Promise<ReservationRow> {
  const reservation = await scope.first(reservations, { where: isOwn(own), isLocked: true });
  if (!reservation) throw notFound();
  return reservation;
}

async function update(scope: PartnerScope, own: Own, set: object): Promise<ReservationRow> {
  const [row] = await scope.update(reservations, set, isOwn(own));
  if (!row) throw notFound();
  return row;
}

const isOwn = ({ id, customerId }: Own): SQL =>
  and(eq(reservations.id, id), eq(reservations.customerId, customerId)) as SQL;

const lengthMs = ({ startAt, endAt }: ReservationRow) => endAt.getTime() - startAt.getTime();

const isAlreadyThere = (reservation: ReservationRow, reservedAt: Date, doctor: number | undefined): boolean =>
  reservation.startAt.getTime() === reservedAt.getTime() &&
  (doctor === undefined || doctor === reservation.employeeId) &&
  reservation.holdsTime;
