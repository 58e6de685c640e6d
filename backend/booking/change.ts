import { and, eq, type SQL } from "drizzle-orm";
import { type ReservationRow, reservationMoves, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { notFound } from "../errors";
import { requireChangeable } from "./change-rule";
import { joinQueue, refuseTaken } from "./day-queue";
import { type Desk, requireNearDay, requirePlace } from "./find-place";
import { letGo } from "./holds";
import { lockPerson, requireRoom } from "./own-reservations";
import type { Timetable } from "./timetable";

/** A reservation and whose it has to be. */
interface Own {
  id: number;
  customerId: number;
}

export interface NewTime extends Own {
  reservedAt: Date;
  /** Null: any doctor. Undefined: the doctor stays. */
  employeeId: number | null | undefined;
  /** The customer's own hold of the new time. */
  holdId?: string;
  timetable: Timetable;
}

export interface Changed {
  row: ReservationRow;
  /** False when it already was as asked. */
  isChanged: boolean;
}

/**
 * Moves a reservation to another time or doctor; number, treatments, length and prices stay. Throws a 404 for one of
 * somebody else, a 422 beyond the clinic's rule or for a time that can never be booked, a 409 for one that others have.
 */
export const changeTime = (
  desk: Desk,
  { reservedAt, employeeId, holdId, timetable, ...own }: NewTime,
): Promise<Changed> =>
  desk.scope.transaction(async (scope) => {
    const { tenant, now } = desk;
    const reservation = await lockOwn(scope, own);
    requireChangeable(reservation, tenant, now);
    const doctor = (employeeId === undefined ? reservation.employeeId : employeeId) ?? undefined;
    if (isAlreadyThere(reservation, reservedAt, doctor)) {
      await letGo(scope, holdId);
      return { row: reservation, isChanged: false };
    }
    const inside = { scope, tenant, now };
    const endAt = new Date(reservedAt.getTime() + lengthMs(reservation));
    const day = requireNearDay(inside, reservedAt);
    const person = { id: own.customerId, phone: reservation.customerPhone };
    // Row, person, queue, then the write: in this order changes and bookings never wait for each other in a circle.
    await lockPerson(scope, person);
    await requireRoom(inside, person, { reservedAt, endAt, movingId: own.id });
    await joinQueue(scope, day);
    const wished = { reservedAt, endAt, employeeId: doctor, movingId: own.id, holdId, timetable };
    const place = await requirePlace(inside, wished);
    const isWaiting = place.outcome === "waiting" || tenant.homepageConfig.reservationConfirm;
    const { employeeId: placedWith, seat, holdsTime } = place;
    const moved = {
      startAt: reservedAt,
      endAt,
      employeeId: placedWith,
      seat,
      holdsTime,
      status: isWaiting ? "waiting" : "confirmed",
      isSend: false,
    };
    const row = await update(scope, own, moved).catch(refuseTaken);
    await letGo(scope, holdId);
    const { startAt: fromStartAt, employeeId: fromEmployeeId } = reservation;
    await scope.insert(reservationMoves, [
      { reservationId: own.id, fromStartAt, fromEmployeeId, movedAt: now },
    ]);
    return { row, isChanged: true };
  });

/** Cancels a reservation, whose time is free at once. Throws a 404 or 422 as a change does. */
export const cancel = (desk: Desk, { reason, ...own }: Own & { reason: string | null }): Promise<Changed> =>
  desk.scope.transaction(async (scope) => {
    const reservation = await lockOwn(scope, own);
    if (reservation.status === "canceled") return { row: reservation, isChanged: false };
    requireChangeable(reservation, desk.tenant, desk.now);
    const canceled = { status: "canceled", canceledAt: desk.now, cancelReason: reason, isSend: false };
    return { row: await update(scope, own, canceled), isChanged: true };
  });

/** The reservation as nobody else can change it meanwhile; a 404 when it is not this customer's. */
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

/** The row that is this reservation, of nobody else than its customer. */
export const isOwn = ({ id, customerId }: Own): SQL =>
  and(eq(reservations.id, id), eq(reservations.customerId, customerId)) as SQL;

const lengthMs = ({ startAt, endAt }: ReservationRow) => endAt.getTime() - startAt.getTime();

const isAlreadyThere = (reservation: ReservationRow, reservedAt: Date, doctor: number | undefined): boolean =>
  reservation.startAt.getTime() === reservedAt.getTime() &&
  (doctor === undefined || doctor === reservation.employeeId) &&
  reservation.holdsTime;
