import { and, asc, eq } from "drizzle-orm";
import { isOfferable } from "@/contract/studio/reservation-steps";
import { type OfferRow, reservationOffers } from "../db/schema/reservation-offers";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { ApiError, notFound } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { visitorActor } from "../staff/audit";
import type { BookingContext } from "./find-slot";
import { type Changed, moveReservation, updateReservation } from "./move";
import { closeOffer } from "./offer-rows";
import { writeReservationChange } from "./reservation-history";
import type { Timetable } from "./timetable";

interface ReadOffer {
  reservation: ReservationRow;
  /** The soonest first. */
  times: OfferRow[];
}

/** What a visitor's link shows; a 404 for one that this clinic never sent. */
export async function readOffer(scope: PartnerScope, token: string): Promise<ReadOffer> {
  const { tokenHash, startAt, id } = reservationOffers;
  const times = await scope.rows(reservationOffers, {
    where: eq(tokenHash, sha256(token)),
    orderBy: [asc(startAt), asc(id)],
  });
  const [first] = times;
  const reservation =
    first && (await scope.first(reservations, { where: eq(reservations.id, first.reservationId) }));
  if (!reservation) throw notFound();
  return { reservation, times };
}

export const isChoosable = (
  { status, startAt }: Pick<ReservationRow, "status" | "startAt">,
  { closedAt, endsAt }: Pick<OfferRow, "closedAt" | "endsAt">,
  now: Date,
): boolean => isOfferable({ status, startAt, now }) && closedAt === null && endsAt > now;

/**
 * Moves the reservation to the offered time that the visitor chose, confirmed at once, and frees the others. The same
 * choice again changes nothing. Throws a 409 `offer.over` when there is nothing to choose any more; a 409 or 422 as moving does when the time is
 * taken or cannot be booked any more: the other times remain.
 */
export async function acceptOffer(
  { scope, tenant, now }: BookingContext,
  { token, offerId, timetable }: { token: string; offerId: number; timetable: Timetable },
): Promise<Changed> {
  const { reservation: found } = await readOffer(scope, token);
  return scope.transaction(async (inside) => {
    const reservation = await inside.first(reservations, {
      where: eq(reservations.id, found.id),
      isLocked: true,
    });
    // Read under the lock: another press may have been faster.
    const chosen = await inside.first(reservationOffers, {
      where: and(eq(reservationOffers.id, offerId), eq(reservationOffers.tokenHash, sha256(token))),
    });
    if (!reservation || !chosen) throw notFound();
    if (chosen.acceptedAt) return { row: reservation, isChanged: false };
    if (!isChoosable(reservation, chosen, now)) throw offerOver();
    // Frees the own holds: times of one offer may overlap.
    await closeOffer(inside, reservation.id, now);
    await inside.update(reservationOffers, { acceptedAt: now }, eq(reservationOffers.id, offerId));
    const actor = visitorActor(reservation.customerId);
    const { row: moved } = await moveReservation({ scope: inside, tenant, now }, reservation, {
      reservedAt: chosen.startAt,
      employeeId: chosen.employeeId,
      timetable,
      rule: "desk",
      actor,
    });
    const row = await updateReservation(inside, moved, { status: "confirmed", isSend: true });
    const change = {
      actor,
      at: now,
      action: "reservation.offerAccepted",
      before: moved,
      after: row,
    } as const;
    await writeReservationChange(inside, tenant, change);
    return { row, isChanged: true };
  });
}

const offerOver = () =>
  new ApiError(409, "offer.over", "이 제안은 끝났습니다. 병원에서 다시 연락드리겠습니다.");
