import type { Offer } from "@/contract/studio/desk";
import { findOffered } from "../booking/offer-rows";
import type { OfferRow } from "../db/schema/reservation-offers";
import type { PartnerScope } from "../db/scope";
import { groupBy } from "../lib/group-by";

/** What is offered for each of these reservations, by its id; in one query. */
export async function readOffers(scope: PartnerScope, reservationIds: number[]): Promise<Map<number, Offer>> {
  const rows = await findOffered(scope, reservationIds);
  const timesOf = groupBy(rows, ({ reservationId }) => reservationId);
  return new Map([...timesOf].flatMap(([id, times]) => describeOffer(id, times)));
}

function describeOffer(id: number, times: OfferRow[]): [number, Offer][] {
  const [first] = times;
  if (!first) return [];
  const offer = {
    times: times.map(({ startAt, employeeId }) => ({ startAt: startAt.toISOString(), employeeId })),
    heldUntil: first.heldUntil.toISOString(),
    endsAt: first.endsAt.toISOString(),
  };
  return [[id, offer]];
}
