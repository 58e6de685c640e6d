import { and, asc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { reservationHolds } from "../db/schema/reservation-holds";
import { type OfferRow, reservationOffers } from "../db/schema/reservation-offers";
import type { PartnerScope } from "../db/scope";

const OFFER = "offer:";

/** The address of an offer's holds, which is no visitor's: limits by address leave them out. */
export const offerAddress = (reservationId: number): string => `${OFFER}${reservationId}`;
export const isOfferAddress = (address: string): boolean => address.startsWith(OFFER);

/** Times that are with a visitor, or were and nobody chose, the soonest first. */
export function findOffered(scope: PartnerScope, reservationIds: number[]): Promise<OfferRow[]> {
  if (reservationIds.length === 0) return Promise.resolve([]);
  const { reservationId, closedAt, startAt, id } = reservationOffers;
  return scope.rows(reservationOffers, {
    where: and(inArray(reservationId, reservationIds), isNull(closedAt)),
    orderBy: [asc(startAt), asc(id)],
  });
}

/**
 * Within the transaction that has locked the reservation: ends what is offered for it and frees the held times. Returns
 * the rows that were open until now.
 */
export async function closeOffer(scope: PartnerScope, reservationId: number, now: Date): Promise<OfferRow[]> {
  const isOpen = and(
    eq(reservationOffers.reservationId, reservationId),
    isNull(reservationOffers.closedAt),
  ) as SQL;
  const closed = await scope.update(reservationOffers, { closedAt: now }, isOpen);
  const holdIds = closed.map(({ holdId }) => holdId);
  if (holdIds.length > 0) await scope.delete(reservationHolds, inArray(reservationHolds.id, holdIds));
  return closed;
}
