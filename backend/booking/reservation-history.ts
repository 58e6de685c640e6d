import type { ReservationFacts } from "@/contract/studio/audit";
import type { Tenant } from "@/contract/tenant/tenant";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { type ReservationChange, writeReservationMessages } from "../messages/reservation-messages";
import { writeAudit } from "../staff/audit";
import { enqueueFreePlaces, freedBy } from "./freed-hours";

/** Within the transaction of the change: writes it into the history, and what follows from it for its people and others. */
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
  const freed = freedBy(before, after);
  if (freed) await enqueueFreePlaces(scope, tenant, freed, at);
}

const factsOf = ({ status, startAt, endAt, employeeId }: ReservationRow): ReservationFacts => ({
  status,
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  employeeId,
});
