import { eq } from "drizzle-orm";
import { type ReservationRow, reservationMoves, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";
import type { AuditActor } from "../staff/audit";
import type { SlotRule } from "./availability";
import { joinQueue, refuseTaken } from "./day-queue";
import { type BookingContext, requireNearDay, requireSlot } from "./find-slot";
import { releaseHold } from "./holds";
import { closeOffer } from "./offer-rows";
import { lockPerson, requireNoConflict } from "./own-reservations";
import { writeReservationChange } from "./reservation-history";
import { takeSeat } from "./take-seat";
import type { Timetable } from "./timetable";

const MINUTE_MS = 60_000;

interface Move {
  reservedAt: Date;
  /** Undefined: any doctor. */
  employeeId: number | undefined;
  /** Another length; as it was without. */
  minutes?: number | undefined;
  /** The customer's own hold of the new time. */
  holdId?: string;
  timetable: Timetable;
  rule: SlotRule;
  actor: AuditActor;
  /** For the history. */
  reason?: string;
}

export interface Changed {
  row: ReservationRow;
  /** False when it already was as requested. */
  isChanged: boolean;
}

/**
 * Moves a reservation whose row the transaction has locked; number, treatments and prices stay. Throws a 422 for
 * a time that can never be booked, a 409 for one that is taken.
 */
export async function moveReservation(
  context: BookingContext,
  reservation: ReservationRow,
  { reservedAt, employeeId, minutes, holdId, timetable, rule, actor, reason }: Move,
): Promise<Changed> {
  const { scope, tenant, now } = context;
  const endAt = endOf(reservation, reservedAt, minutes);
  if (isAlreadyThere(reservation, { reservedAt, endAt, employeeId })) {
    await releaseHold(scope, holdId);
    return { row: reservation, isChanged: false };
  }
  const { id: movingId, customerId, customerPhone: phone } = reservation;
  const day = requireNearDay(context, reservedAt, rule);
  const person = { id: customerId, phone };
  // Row, person, queue, then the write: the same lock order as bookings, so that they never deadlock.
  await lockPerson(scope, person);
  await closeOffer(scope, movingId, now);
  await requireNoConflict(context, person, { reservedAt, endAt, movingId, rule });
  await joinQueue(scope, day);
  const slot = await requireSlot(context, {
    reservedAt,
    endAt,
    employeeId,
    movingId,
    holdId,
    rule,
    timetable,
  });
  const isWaiting = slot.outcome === "waiting" || tenant.homepageConfig.reservationConfirm;
  const statusOfVisitors = isWaiting ? "waiting" : "confirmed";
  const row = await updateReservation(scope, reservation, {
    startAt: reservedAt,
    endAt,
    employeeId: slot.employeeId,
    seat: slot.hasSeat ? await takeSeat(context, { startAt: reservedAt, endAt, movingId }) : null,
    holdsTime: slot.holdsTime,
    // What the clinic moves does not ask for its yes again.
    status: rule === "visitor" ? statusOfVisitors : reservation.status,
    isSend: true,
  }).catch(refuseTaken);
  await releaseHold(scope, holdId);
  const { startAt: fromStartAt, employeeId: fromEmployeeId } = reservation;
  await scope.insert(reservationMoves, [
    { reservationId: movingId, fromStartAt, fromEmployeeId, movedAt: now },
  ]);
  await writeReservationChange(scope, tenant, {
    actor,
    at: now,
    action: "reservation.moved",
    before: reservation,
    after: row,
    reason,
  });
  return { row, isChanged: true };
}

/** Within the transaction that has locked the row: changes it and counts its version. */
export async function updateReservation(
  scope: PartnerScope,
  { id, version }: ReservationRow,
  set: Partial<ReservationRow>,
): Promise<ReservationRow> {
  const [row] = await scope.update(reservations, { ...set, version: version + 1 }, eq(reservations.id, id));
  if (!row) throw notFound();
  return row;
}

/** When a reservation ends that begins then, with its own length or another. */
export const endOf = (
  { startAt, endAt }: Pick<ReservationRow, "startAt" | "endAt">,
  reservedAt: Date,
  minutes: number | undefined,
): Date =>
  new Date(
    reservedAt.getTime() +
      (minutes === undefined ? endAt.getTime() - startAt.getTime() : minutes * MINUTE_MS),
  );

const isAlreadyThere = (
  reservation: ReservationRow,
  { reservedAt, endAt, employeeId: doctor }: Pick<Move, "reservedAt" | "employeeId"> & { endAt: Date },
): boolean =>
  reservation.startAt.getTime() === reservedAt.getTime() &&
  reservation.endAt.getTime() === endAt.getTime() &&
  (doctor === undefined || doctor === reservation.employeeId) &&
  reservation.holdsTime;
