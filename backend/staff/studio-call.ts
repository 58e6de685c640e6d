import type { Logger } from "pino";
import {
  can,
  needsFreshPasskey,
  rolesThatMay,
  STAFF_ROLE_NAMES,
  type StaffAction,
  type StaffActor,
  type StaffThing,
} from "@/contract/studio/roles";
import type { Tenant } from "@/contract/tenant/tenant";
import type { CallServices } from "../call/services";
import { PartnerScope } from "../db/scope";
import { ApiError } from "../lib/errors";
import type { AuditActor } from "./audit";
import { requireFreshPasskey } from "./freshness";

interface StudioRequest {
  tenant: Tenant;
  staff: { id: number; name: string };
  actor: StaffActor;
  /** When a passkey last answered in the session; null: never. */
  passkeyAt: Date | null;
  idempotencyKey: string | undefined;
  log: Logger;
}

/** The context of one studio call within a clinic: who acts, with which rights, at what time. */
export class StudioCall implements StudioRequest {
  readonly tenant: Tenant;
  readonly staff: { id: number; name: string };
  readonly actor: StaffActor;
  readonly passkeyAt: Date | null;
  readonly idempotencyKey: string | undefined;
  readonly log: Logger;
  /** The only access to the database: the clinic's own rows. */
  readonly scope: PartnerScope;
  readonly now: Date;

  constructor(
    readonly services: CallServices,
    { tenant, staff, actor, passkeyAt, idempotencyKey, log }: StudioRequest,
  ) {
    this.tenant = tenant;
    this.staff = staff;
    this.actor = actor;
    this.passkeyAt = passkeyAt;
    this.idempotencyKey = idempotencyKey;
    this.log = log;
    this.scope = new PartnerScope(services.db, tenant.id, services.queue);
    this.now = services.now();
  }

  /** A 403 that names the roles that may, unless this account may; another one where a passkey has to be used first. */
  require(action: StaffAction, thing?: StaffThing): void {
    if (!can(this.actor, action, thing)) {
      const names = rolesThatMay(action).map((role) => STAFF_ROLE_NAMES[role]);
      throw new ApiError(403, "not-allowed", `이 일은 ${names.join("·")}만 할 수 있습니다.`);
    }
    if (needsFreshPasskey(action)) requireFreshPasskey(this, this.now);
  }

  /** As the history names the account. */
  get auditActor(): AuditActor {
    return { kind: "staff", id: this.staff.id, name: this.staff.name };
  }
}
