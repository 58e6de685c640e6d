import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { domains } from "../db/schema/domains";
import { hosts, partners } from "../db/schema/partners";
import type { VersionKind } from "../db/schema/tenant-versions";
import { type DomainRules, isReserved } from "./domain-rules";
import { inBothSpellings } from "./host-names";
import { serveTenant } from "./serve-tenant";
import { hostChanges, hostFields } from "./tenant-files";
import { addVersion, digestOf, readLastFile, readWanted } from "./versions";

interface StoreRequest {
  now: Date;
  rules: DomainRules;
  /** The author. */
  by: string;
  kind: VersionKind;
  restoredVersion?: number;
  /** The tenant's file, where not the whole of it is stored. */
  file?: object;
  /** At a start an unchanged file is not published again, so that a rollback stays. */
  isStart?: boolean;
}

export interface Stored {
  /** The version that is live now. */
  version: number | null;
  isChanged: boolean;
  hostsAdded: string[];
  hostsRemoved: string[];
}

/** A domain that another partner has. */
export interface TakenHost {
  host: string;
  field: string;
  owner: string;
}

/** Domains of the tenant belong to another partner; nothing was written. */
export class TakenHostsError extends Error {
  constructor(readonly taken: TakenHost[]) {
    super(taken.map(({ host, owner }) => `${inBothSpellings(host)} belongs to ${owner}`).join("; "));
  }
}

/** Makes a tenant the live one, with its domains and a version of its own, in one transaction. */
export async function storeTenant(db: Database, tenant: Tenant, request: StoreRequest): Promise<Stored> {
  return db.transaction(async (transaction) => {
    await transaction.execute(STORE_LOCK_QUERY);
    const taken = await findTakenHosts(transaction, tenant, request.rules);
    if (taken.length > 0) throw new TakenHostsError(taken);
    const [stored] = await transaction.select().from(partners).where(eq(partners.id, tenant.id));
    const before = stored ? await readWanted(transaction, stored) : null;
    const known = (request.isStart && (await readLastFile(transaction, tenant.id))) || before;
    if (stored && before && digestOf(known) === digestOf(tenant)) {
      // The domain rules may have changed since.
      await serveTenant(transaction, before, request);
      return { version: stored.version, isChanged: false, hostsAdded: [], hostsRemoved: [] };
    }
    const { now: publishedAt, by: publishedBy, kind, restoredVersion, file } = request;
    const { deployStatus } = tenant;
    await transaction
      .insert(partners)
      .values({ id: tenant.id, config: tenant, deployStatus, digest: "", publishedAt })
      .onConflictDoNothing();
    const version = await addVersion(transaction, tenant, {
      kind,
      restoredVersion,
      file,
      publishedAt,
      publishedBy,
    });
    await transaction.update(partners).set({ version, publishedAt }).where(eq(partners.id, tenant.id));
    await serveTenant(transaction, tenant, request);
    return { version, isChanged: true, ...hostChanges(before, tenant) };
  });
}

/** Domains of the tenant that another partner has or requested first, or that are the platform's own. */
export async function findTakenHosts(db: Database, tenant: Tenant, rules: DomainRules): Promise<TakenHost[]> {
  const fields = hostFields(tenant);
  const names = fields.map(({ host }) => host);
  const owners = new Map(
    names.filter((host) => isReserved(host, rules)).map((host) => [host, "the platform"]),
  );
  for (const table of [hosts, domains]) {
    const isOthers = and(inArray(table.host, names), ne(table.partnerId, tenant.id));
    const rows = await db
      .select({ host: table.host, partnerId: table.partnerId })
      .from(table)
      .where(isOthers);
    for (const { host, partnerId } of rows) owners.set(host, partnerId);
  }
  return fields.flatMap(({ host, field }) => {
    const owner = owners.get(host);
    return owner ? [{ host, field, owner }] : [];
  });
}

/** An arbitrary key, the same in every process. */
const STORE_LOCK = 7_305_115;

/** Serialises writes: two partners must not both find a domain free. */
export const STORE_LOCK_QUERY = sql`select pg_advisory_xact_lock(${sql.raw(String(STORE_LOCK))})`;
