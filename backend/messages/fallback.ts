import { eq } from "drizzle-orm";
import type { MessageRow } from "../db/schema/messages";
import { reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { writeMessages } from "./ledger";
import { dueAtOf } from "./plan";
import { isStillTrue } from "./still-true";

/**
 * Within a transaction: what AlimTalk does not deliver goes by SMS, once, as a message of its own, so that the ledger shows
 * both. Returns whether it does: not what would not be true any more when it goes out.
 */
export async function fallBackToSms(scope: PartnerScope, message: MessageRow, now: Date): Promise<boolean> {
  const { reservationId, kind, staffId, occasion, details } = message;
  const dueAt = dueAtOf(kind, now);
  if (reservationId !== null) {
    const where = eq(reservations.id, reservationId);
    const visit = await scope.first(reservations, { where, isLocked: true });
    if (!visit || !(await isStillTrue(scope, message, visit, dueAt))) return false;
  }
  const instead = { reservationId, kind, staffId, occasion, details, channel: "sms", dueAt } as const;
  await writeMessages(scope, [instead], now);
  return true;
}
