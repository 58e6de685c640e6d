import type { ReservationAction, ReservationFacts } from "@/contract/studio/audit";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { type AuditActor, writeAudit } from "../staff/audit";

interface ReservationChange {
  actor: AuditActor;
  at: Date;
  action: ReservationAction;
  /** Null: it was made by this change. */
  before: ReservationRow | null;
  after: ReservationRow;
  reason?: string;
}

/** Writes a reservation's change into the history, within the transaction of the change. */
export const writeReservationChange = (
  scope: PartnerScope,
  { actor, at, action, before, after, reason }: ReservationChange,
): Promise<void> =>
  writeAudit(scope, actor, at, {
    action,
    thing: { kind: "reservation", id: after.id },
    before: before && factsOf(before),
    after: factsOf(after),
    reason,
  });

const factsOf = ({ status, startAt, endAt, employeeId }: ReservationRow): ReservationFacts => ({
  status,
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
  employeeId,
});
