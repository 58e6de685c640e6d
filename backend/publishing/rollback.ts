import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { type DomainRules, NO_PROOF } from "../tenancy/domain-rules";
import { storeTenant, TakenHostsError } from "../tenancy/store-tenant";
import { TenancyError } from "../tenancy/tenancy-error";
import { readVersion, readWanted, requirePartner, versionBeforeLive } from "../tenancy/versions";

interface RollbackRequest {
  id: string;
  /** By default the version before the live one. */
  to?: number;
  by: string;
  isDryRun?: boolean;
}

interface Rollback {
  id: string;
  /** Null when it was live already. */
  version: number | null;
  restoredVersion: number;
  /** Of a dry run: the live configuration and the restored one. */
  change?: { before: Tenant; after: Tenant };
}

/** Makes an earlier version live again, as a new version; throws TenancyError where that is not possible. */
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
