import { eq } from "drizzle-orm";
import { OFFER_MESSAGE_KINDS } from "@/contract/messages/kinds";
import type { MessageRow } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { dayOf } from "../lib/clinic-time";
import { writeMessages } from "./ledger";
import { dueAtOf } from "./plan";

/**
 * Within a transaction: what AlimTalk does not deliver goes by SMS, once, as a message of its own, so that the ledger shows
 * both. Returns whether it does: not what a change of the booking has overtaken.
 */
export async function fallBackToSms(scope: PartnerScope, message: MessageRow, now: Date): Promise<boolean> {
  const { reservationId, kind, staffId, occasion, details } = message;
  const dueAt = dueAtOf(kind, now);
  if (!(await isStillTrue(scope, message, dueAt))) return false;
  const instead = { reservationId, kind, staffId, occasion, details, channel: "sms", dueAt } as const;
  await writeMessages(scope, [instead], now);
  return true;
}

/** Nothing has changed since, an offer can be chosen from, and a reminder's "tomorrow" is still tomorrow. */
async function isStillTrue(
  scope: PartnerScope,
  { reservationId, occasion, kind, details, dueAt: wasDueAt }: MessageRow,
  dueAt: Date,
): Promise<boolean> {
  const isReminder = kind === "dayBefore" || kind === "morningOf";
  if (isReminder && dayOf(dueAt) !== dayOf(wasDueAt)) return false;
  const isOffer = OFFER_MESSAGE_KINDS.some((one) => one === kind);
  if (isOffer && (details?.kind !== "offered" || new Date(details.endsAt) <= dueAt)) return false;
  if (reservationId === null) return true;
  const visit = await scope.first(reservations, {
    where: eq(reservations.id, reservationId),
    isLocked: true,
  });
  return occasion === `v${visit?.version}`;
}
