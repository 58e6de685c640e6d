import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import type { Tenant } from "@/contract/tenant/tenant";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { dueAtOf, givesFreePlaces } from "../messages/plan";

/** Staff can undo a change for a moment; the time is offered to nobody before that. */
const SETTLED_AFTER_MS = 15_000;

export interface Hours {
  startAt: Date;
  /** Exclusive. */
  endAt: Date;
}

/** The time that a change of a reservation gives back; null: none. */
export function freedBy(before: ReservationRow | null, after: ReservationRow): Hours | null {
  if (!before || !isHolding(before)) return null;
  const isStill =
    isHolding(after) &&
    after.employeeId === before.employeeId &&
    after.startAt <= before.startAt &&
    after.endAt >= before.endAt;
  return isStill ? null : { startAt: before.startAt, endAt: before.endAt };
}

/**
 * Within a transaction: from `at` on, and not at night, these hours are offered to who asked for them while they were full.
 */
export async function enqueueFreePlaces(
  scope: PartnerScope,
  tenant: Tenant,
  { startAt, endAt }: Hours,
  at: Date,
): Promise<void> {
  if (!givesFreePlaces(tenant) || endAt <= at) return;
  const settledAt = new Date(at.getTime() + SETTLED_AFTER_MS);
  const data = { partnerId: scope.partnerId, startAt: startAt.toISOString(), endAt: endAt.toISOString() };
  await scope.enqueue("free-place", [{ data, startAfter: dueAtOf("placeFree", settledAt) }]);
}

const isHolding = ({ status, holdsTime }: ReservationRow): boolean =>
  holdsTime && HOLDING_STATUSES.some((holding) => holding === status);
