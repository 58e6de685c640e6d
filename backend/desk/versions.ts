import type { AuditedAction } from "@/contract/studio/audit";
import type { ReservationRow } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import type { StudioCall } from "../staff/studio-call";
import { newestChange } from "./record";
import { changedMeanwhile } from "./words";

/** A 409 that says who changed the locked reservation, unless it still is as the screen shows it. */
export async function requireVersion(
  { now }: StudioCall,
  scope: PartnerScope,
  row: ReservationRow,
  version: number,
): Promise<void> {
  if (row.version !== version) throw changedMeanwhile(await newestChange(scope, row.id), now);
}

/** Whether the same account has just made this very change: a repeated request is answered as it was. */
export async function isRepeated(
  { staff }: StudioCall,
  scope: PartnerScope,
  row: ReservationRow,
  { version, action }: { version: number; action: AuditedAction },
): Promise<boolean> {
  if (row.version !== version + 1) return false;
  const newest = await newestChange(scope, row.id);
  return newest?.action === action && newest.actorKind === "staff" && newest.actorId === staff.id;
}
