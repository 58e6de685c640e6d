import { and, eq, type SQL } from "drizzle-orm";
import type { Call } from "../call/call";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../lib/errors";
import { visitorActor } from "../staff/audit";
import { requireChangeable } from "./change-rule";
import type { BookingContext } from "./find-slot";
import { type Changed, moveReservation, updateReservation } from "./move";
import { closeOffer } from "./offer-rows";
import { writeReservationChange } from "./reservation-history";
import type { Timetable } from "./timetable";

/** A reservation and its required owner. */
interface Own {
  id: number;
  customerId: number;
}

interface NewTime extends Own {
  reservedAt: Date;
  /** Null: any doctor. Undefined: the same doctor. */
  employeeId: number | null | undefined;
  /** The customer's own hold of the new time. */
  holdId?: string;
  timetable: Timetable;
}

/**
 * Moves a visitor's own reservation. Throws a 404 for another customer's, a 422 beyond the clinic's rule or for a time
 * that can never be booked, a 409 for one that is taken.
 */
export const changeTime = (
  { scope, tenant, now }: BookingContext,
  { id, customerId, employeeId, ...move }: NewTime,
): Promise<Changed> =>
  scope.transaction(async (inside) => {
    const reservation = await lockOwn(inside, { id, customerId });
    requireChangeable(reservation, tenant, now);
    const doctor = (employeeId === undefined ? reservation.employeeId : employeeId) ?? undefined;
    const context = { scope: inside, tenant, now };
    const actor = visitorActor(customerId);
    return moveReservation(context, reservation, { ...move, employeeId: doctor, rule: "visitor", actor });
  });

/** Cancels a visitor's own reservation, which frees its time. Throws a 404 or 422 as changeTime does. */
export const cancel = (
  { scope, tenant, now }: BookingContext,
  { reason, ...own }: Own & { reason: string | null },
): Promise<Changed> =>
  scope.transaction(async (inside) => {
    const reservation = await lockOwn(inside, own);
    if (reservation.status === "canceled") return { row: reservation, isChanged: false };
    requireChangeable(reservation, tenant, now);
    await closeOffer(inside, own.id, now);
    const row = await updateReservation(inside, reservation, {
      status: "canceled",
      canceledAt: now,
      cancelReason: reason,
      canceledBy: "visitor",
      isSend: true,
    });
    const actor = visitorActor(own.customerId);
    const change = { actor, at: now, action: "reservation.cancel", before: reservation, after: row } as const;
    await writeReservationChange(inside, tenant, change);
    return { row, isChanged: true };
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

const isOwn = ({ id, customerId }: Own): SQL =>
  and(eq(reservations.id, id), eq(reservations.customerId, customerId)) as SQL;
