import { randomUUID } from "node:crypto";
import type { AuditedChange } from "@/contract/studio/audit";
import { OFFER_HOLD_MS, offerEndOf } from "@/contract/studio/offer-rules";
import type { Tenant } from "@/contract/tenant/tenant";
import { reservationHolds } from "../db/schema/reservation-holds";
import { type OfferRow, reservationOffers } from "../db/schema/reservation-offers";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { dayOf } from "../lib/clinic-time";
import type { Environment } from "../lib/environment";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { type AuditActor, writeAudit } from "../staff/audit";
import { clinicOrigin } from "../tenancy/clinic-origin";
import { joinQueue } from "./day-queue";
import { type BookingContext, requireSlot } from "./find-slot";
import { HELD_SEAT } from "./holds";
import { closeOffer, offerAddress } from "./offer-rows";
import { lockPerson, requireNoConflict } from "./own-reservations";
import type { Timetable } from "./timetable";

interface OfferedTime {
  startAt: Date;
  employeeId: number;
}

interface NewOffer {
  times: OfferedTime[];
  /** The secret of the visitor's link. */
  token: string;
  timetable: Timetable;
  actor: AuditActor;
  /** It ends with the hold, and others are asked: not only offered while it is free. */
  endsWithHold?: boolean;
}

/**
 * Offers other times for a reservation whose row the transaction has locked, in place of an earlier offer, and holds
 * them. All or none: throws a 422 for a time that cannot be chosen any more or can never be booked, a 409 for one that is
 * taken.
 */
export async function makeOffer(
  context: BookingContext,
  reservation: ReservationRow,
  { times, token, timetable, actor, endsWithHold }: NewOffer,
): Promise<OfferRow[]> {
  const { scope, now } = context;
  const { id: reservationId, customerId, customerPhone: phone } = reservation;
  const inOrder = times.toSorted((one, other) => one.startAt.getTime() - other.startAt.getTime());
  const endsAt = requireChoosable(reservation, inOrder, now);
  // The times of the earlier offer are free for this one.
  await closeOffer(scope, reservationId, now);
  await lockPerson(scope, { id: customerId, phone });
  for (const day of new Set(inOrder.map(({ startAt }) => dayOf(startAt)))) await joinQueue(scope, day);
  const holds = [];
  for (const { startAt, employeeId } of inOrder) {
    const endAt = new Date(startAt.getTime() + reservation.endAt.getTime() - reservation.startAt.getTime());
    const asked = { reservedAt: startAt, endAt, employeeId, movingId: reservationId, rule: "desk" } as const;
    await requireNoConflict(context, { id: customerId, phone }, asked);
    const slot = await requireSlot(context, { ...asked, timetable });
    holds.push({ id: randomUUID(), startAt, endAt, employeeId, seat: slot.hasSeat ? HELD_SEAT : null });
  }
  const heldUntil = new Date(Math.min(now.getTime() + OFFER_HOLD_MS, endsAt.getTime()));
  // Written together: times of one offer may overlap, as only one of them will be booked.
  await scope.insert(
    reservationHolds,
    holds.map((hold) => ({
      ...hold,
      addressHash: offerAddress(reservationId),
      wishedEmployeeId: hold.employeeId,
      holdsTime: true,
      isWaiting: false,
      expiresAt: heldUntil,
    })),
  );
  const rows = await scope.insert(
    reservationOffers,
    holds.map(({ id: holdId, startAt, endAt, employeeId }) => ({
      ...{ reservationId, employeeId, startAt, endAt, holdId, heldUntil },
      endsAt: endsWithHold ? heldUntil : endsAt,
      tokenHash: sha256(token),
      createdById: actor.kind === "staff" ? actor.id : null,
      createdAt: now,
    })),
  );
  await writeOfferChange(scope, { actor, at: now, action: "reservation.offered", rows });
  return rows;
}

/** The visitor's link, with the offer's secret. */
export const offerLink = (
  tenant: Pick<Tenant, "domains">,
  environment: Pick<Environment, "PORT">,
  token: string,
): string => `${clinicOrigin(tenant, environment)}/offers/${token}`;

/** Ends the offer of a reservation whose row the transaction has locked; false where none was open. */
export async function withdrawOffer(
  { scope, now }: Pick<BookingContext, "scope" | "now">,
  { id }: ReservationRow,
  actor: AuditActor,
): Promise<boolean> {
  const rows = await closeOffer(scope, id, now);
  if (rows.length === 0) return false;
  await writeOfferChange(scope, { actor, at: now, action: "reservation.offerWithdrawn", rows });
  return true;
}

interface OfferChange {
  actor: AuditActor;
  at: Date;
  action: "reservation.offered" | "reservation.offerWithdrawn";
  rows: OfferRow[];
}

function writeOfferChange(scope: PartnerScope, { actor, at, action, rows }: OfferChange): Promise<void> {
  const [first] = rows;
  if (!first) throw new Error("An offer without times");
  const times = rows.map(({ startAt }) => startAt.toISOString()).sort();
  const facts = { times, endsAt: first.endsAt.toISOString() };
  const isMade = action === "reservation.offered";
  const change: AuditedChange = {
    action,
    thing: { kind: "reservation", id: first.reservationId },
    before: isMade ? null : facts,
    after: isMade ? facts : null,
  };
  return writeAudit(scope, actor, at, change);
}

/** When the offer ends. A 422 for a time named twice, the time that the reservation has already, or one that is too soon. */
function requireChoosable(reservation: ReservationRow, times: OfferedTime[], now: Date): Date {
  const keyOf = ({ startAt, employeeId }: { startAt: Date; employeeId: number | null }) =>
    `${startAt.getTime()} ${employeeId}`;
  const keys = new Set(times.map(keyOf));
  const isItsOwn = reservation.holdsTime && keys.has(keyOf(reservation));
  if (keys.size < times.length || isItsOwn)
    throw new ApiError(422, "offer.times", "서로 다르고 지금의 예약과도 다른 시간을 골라 주세요.");
  const starts = times.map(({ startAt }) => startAt);
  const endsAt = offerEndOf(reservation, starts, now);
  if (endsAt > now) return endsAt;
  throw new ApiError(422, "offer.times", "지금부터 30분이 더 남은 시간만 제안할 수 있습니다.");
}
