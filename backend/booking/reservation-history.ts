import type { ReservationFacts } from "@/contract/studio/audit";
import type { Tenant } from "@/contract/tenant/tenant";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { type ReservationChange, writeReservationMessages } from "../messages/reservation-messages";
import { writeAudit } from "../staff/audit";

/** Within the transaction of the change: writes it into the history, and what is to be said of it. */
export async function writeReservationChange(
  scope: PartnerScope,
  tenant: Tenant,
  change: ReservationChange & { reason?: string | undefined },
): Promise<void> {
  const { actor, at, action, before, after, reason } = change;
  await writeAudit(scope, actor, at, {
    action,
    thing: { kind: "reservation", id: after.id },
    before: before && factsOf(before),
    after: factsOf(after),
    reason,
  });
  await writeReservationMessages(scope, tenant, change);
}

const factsOf = ({ status, startAt, endAt, employeeId }: ReservationRow): ReservationFacts => ({
  status,
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  employeeId,
});
