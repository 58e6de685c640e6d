import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { type DomainRules, NO_PROOF } from "./domain-rules";
import { storeTenant, TakenHostsError } from "./store-tenant";
import { TenancyError } from "./tenancy-error";
import { readVersion, readWanted, requirePartner, versionBeforeLive } from "./versions";

export interface RollbackRequest {
  id: string;
  /** The version that is to be live again; without one, the one before. */
  to?: number;
  by: string;
  /** Says what would be done, and writes nothing. */
  isDryRun?: boolean;
}

export interface Rollback {
  id: string;
  /** Null where the version was live already. */
  version: number | null;
  restoredVersion: number;
  /** Of a dry run: what is live, and what would be. */
  change?: { before: Tenant; after: Tenant };
}

/** Makes an earlier version live again, as a version of its own; throws TenancyError where that cannot be. */
export async function rollBack(
  { db, now, rules = NO_PROOF }: { db: Database; now: Date; rules?: DomainRules },
  { id, to, by, isDryRun = false }: RollbackRequest,
): Promise<Rollback> {
  const live = await requirePartner(db, id);
  const restoredVersion = to ?? (await versionBeforeLive(db, id));
  const tenant = await readVersion(db, id, restoredVersion);
  if (isDryRun) {
    const change = { before: await readWanted(db, live), after: tenant };
    return { id, version: null, restoredVersion, change };
  }
  const request = { now, rules, by, kind: "rollback" as const, restoredVersion };
  const stored = await storeTenant(db, tenant, request).catch((error: unknown) => {
    if (!(error instanceof TakenHostsError)) throw error;
    throw new TenancyError(`Version ${restoredVersion} of ${id} cannot be live again: ${error.message}.`);
  });
  return { id, version: stored.isChanged ? stored.version : null, restoredVersion };
}
