import { eq } from "drizzle-orm";
import type { StaffMessageKind } from "@/contract/messages/kinds";
import { staffNotices } from "../db/schema/messages";
import type { PartnerScope } from "../db/scope";
import { writeMessages } from "./ledger";
import { dueAtOf } from "./plan";

interface News {
  reservationId?: number;
  /** What it follows from: nobody is told twice of one. */
  occasion: string;
  at: Date;
  /** Accounts to which it would say nothing. */
  unaware?: number[];
}

/** Within the transaction of what happened: tells the clinic's people who chose to be told, not at night. */
export async function writeStaffMessages(
  scope: PartnerScope,
  kind: StaffMessageKind,
  { reservationId, occasion, at, unaware = [] }: News,
): Promise<void> {
  const chosen = await scope.pick(
    staffNotices,
    { staffId: staffNotices.staffId },
    { where: eq(staffNotices.kind, kind) },
  );
  const dueAt = dueAtOf(kind, at);
  const told = chosen.filter(({ staffId }) => !unaware.includes(staffId));
  await writeMessages(
    scope,
    told.map(({ staffId }) => ({ kind, staffId, occasion, dueAt, reservationId: reservationId ?? null })),
    at,
  );
}
