import type { ActorKind, AuditedChange } from "@/contract/studio/audit";
import { audit } from "../db/schema/audit";
import type { PartnerScope } from "../db/scope";

/** Who changes something, as the history names them. */
export interface AuditActor {
  kind: ActorKind;
  /** The account or customer; null for commands and jobs. */
  id: number | null;
  name: string;
}

/** The history names no visitor: a name is erased with its customer, the history never is. */
export const visitorActor = (customerId: number): AuditActor => ({
  kind: "visitor",
  id: customerId,
  name: "고객",
});

/** Within the transaction of the change: neither is stored without the other. */
export async function writeAudit(
  scope: PartnerScope,
  actor: AuditActor,
  at: Date,
  { action, thing, before, after, reason }: AuditedChange,
): Promise<void> {
  await scope.insert(audit, [
    {
      at,
      actorKind: actor.kind,
      actorId: actor.id,
      actorName: actor.name,
      action,
      thingKind: thing.kind,
      thingId: thing.id,
      before: before && { ...before },
      after: after && { ...after },
      reason: reason ?? null,
    },
  ]);
}
