import { and, eq, inArray, lte, or, type SQL } from "drizzle-orm";
import type { Database } from "../db/client";
import { type MessageRow, messages } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import { PartnerScope } from "../db/scope";
import type { DeliveryReport } from "../providers/delivery-reports";
import { fallBackToSms } from "./fallback";
import type { DeliveryServices } from "./services";

/**
 * repeated: it changes nothing. early: the message is being sent, so that the report has to come again. unknown: not of the
 * ledger, as a code for signing in.
 */
type ReportOutcome = "delivered" | "failed" | "pending" | "repeated" | "early" | "unknown";

type ReportServices = Pick<DeliveryServices, "db" | "queue" | "now">;

/** Notes in the ledger what became of a message after its provider had accepted it. */
export async function applyReport(
  { db, queue, now }: ReportServices,
  provider: string,
  report: DeliveryReport,
): Promise<ReportOutcome> {
  if (report.result === "pending") return "pending";
  const { partnerId, id } = messages;
  const isMeant = and(eq(messages.provider, provider), eq(messages.providerId, report.providerId)) as SQL;
  const [found] = await db.select({ partnerId, id }).from(messages).where(isMeant).limit(1);
  if (!found) return (await isBeingSent(db, report, now())) ? "early" : "unknown";
  return new PartnerScope(db, found.partnerId, queue).transaction(async (inside) => {
    const where = and(eq(messages.id, found.id), isMeant);
    const message = await inside.first(messages, { where, isLocked: true });
    if (!message) return "repeated";
    return report.result === "delivered"
      ? noteDelivered(inside, message, now())
      : noteUndelivered(inside, message, report.code, now());
  });
}

/** Its provider has it, and the ledger does not know its id there yet. */
async function isBeingSent(db: Database, { id }: DeliveryReport, now: Date): Promise<boolean> {
  if (id === null) return false;
  const isOpen = and(inArray(messages.state, ["due", "sending"]), lte(messages.dueAt, now));
  const isAsked = or(eq(messages.state, "sending"), eq(messages.isUncertain, true));
  return (await db.$count(messages, and(isOpen, isAsked, eq(messages.id, id)))) > 0;
}

/** Also of one that was reported as failed before: what was seen on a phone was told. */
async function noteDelivered(scope: PartnerScope, message: MessageRow, now: Date): Promise<ReportOutcome> {
  const { id, state, deliveredAt } = message;
  if (deliveredAt !== null || (state !== "sent" && state !== "failed")) return "repeated";
  const delivered = { state: "sent", deliveredAt: now, failure: null, details: null } as const;
  await scope.update(messages, delivered, eq(messages.id, id));
  if (state === "failed") await noteTold(scope, message, true);
  return "delivered";
}

async function noteUndelivered(
  scope: PartnerScope,
  message: MessageRow,
  code: string,
  now: Date,
): Promise<ReportOutcome> {
  const { id, state, deliveredAt, channel } = message;
  if (state !== "sent" || deliveredAt !== null) return "repeated";
  // Sent again, it is another one at the provider.
  const failed = { state: "failed", failure: code, isUncertain: false } as const;
  await scope.update(messages, failed, eq(messages.id, id));
  const goesBySms = channel === "alimtalk" && (await fallBackToSms(scope, message, now));
  if (!goesBySms) await noteTold(scope, message, false);
  return "failed";
}

/** The desk sees whether the visitor was told. */
async function noteTold(
  scope: PartnerScope,
  { reservationId, staffId }: MessageRow,
  isSend: boolean,
): Promise<void> {
  if (reservationId && !staffId)
    await scope.update(reservations, { isSend }, eq(reservations.id, reservationId));
}
