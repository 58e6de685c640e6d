import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { MessageKind } from "@/contract/messages/kinds";
import type { StudioStatus } from "@/contract/studio/reservation-steps";
import type { MessageDetails, MessageRow } from "../db/schema/messages";
import { reservationOffers } from "../db/schema/reservation-offers";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { addDays, dayOf } from "../lib/clinic-time";
import { sha256 } from "../lib/sha256";

/** In which status of the reservation each kind is true; null: it is not about a reservation. */
const TRUE_IN: Record<MessageKind, StudioStatus | null> = {
  requested: "waiting",
  changeRequested: "waiting",
  offered: "waiting",
  placeFree: "waiting",
  confirmed: "confirmed",
  moved: "confirmed",
  moveOffered: "confirmed",
  dayBefore: "confirmed",
  morningOf: "confirmed",
  refused: "canceled",
  canceled: "canceled",
  newRequest: "waiting",
  newBooking: "confirmed",
  cancellation: "canceled",
  privateQuestion: null,
};

/**
 * Whether what a message says of its reservation is so at an instant. Asked at every try: a change of the reservation
 * calls off what is due, but not what is just being sent.
 */
export async function isStillTrue(
  scope: PartnerScope,
  message: Pick<MessageRow, "kind" | "dueAt" | "details">,
  { id, status, startAt }: ReservationRow,
  at: Date,
): Promise<boolean> {
  const { kind, dueAt, details } = message;
  if (status !== TRUE_IN[kind] || isOver(message, startAt, at)) return false;
  if (kind === "dayBefore" || kind === "morningOf")
    return isItsDay(kind, { dueAt, startAt, at }) && !(await hasOpenOffer(scope, id, at));
  if (kind === "offered" || kind === "moveOffered" || kind === "placeFree")
    return hasOpenOffer(scope, id, at, tokenOf(details));
  return true;
}

/** News of a visit that has begun, but for that it does not take place. */
export const isOver = ({ kind }: Pick<MessageRow, "kind">, startAt: Date, now: Date): boolean =>
  startAt <= now && TRUE_IN[kind] !== "canceled";

/** A reminder says tomorrow or today: it is of one day, also where it is late or its visit has moved. */
function isItsDay(
  kind: "dayBefore" | "morningOf",
  { dueAt, startAt, at }: { dueAt: Date; startAt: Date; at: Date },
): boolean {
  const visitDay = kind === "dayBefore" ? addDays(dayOf(at), 1) : dayOf(at);
  return dayOf(dueAt) === dayOf(at) && dayOf(startAt) === visitDay;
}

/** The secret at the end of an offer's link; empty, as no offer's is, without one. */
const tokenOf = (details: MessageDetails | null): string =>
  (details?.kind === "offered" && details.link.split("/").at(-1)) || "";

/**
 * Whether the visitor has other times to choose from, as theirs cannot take place; with a token, whether those of its
 * link.
 */
async function hasOpenOffer(scope: PartnerScope, id: number, at: Date, token?: string): Promise<boolean> {
  const { reservationId, tokenHash, closedAt, endsAt } = reservationOffers;
  const isMeant = token === undefined ? undefined : eq(tokenHash, sha256(token));
  const isOpen = and(eq(reservationId, id), isNull(closedAt), gt(endsAt, at), isMeant) as SQL;
  return (await scope.first(reservationOffers, { where: isOpen })) !== undefined;
}
