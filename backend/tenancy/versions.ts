import { and, desc, eq, isNotNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import { type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { hosts, partners } from "../db/schema/partners";
import { tenantVersions, type VersionKind } from "../db/schema/tenant-versions";
import { canonicalJson } from "../lib/canonical-json";
import { sha256 } from "../lib/sha256";
import { TenancyError } from "./tenancy-error";

type NewVersion = typeof tenantVersions.$inferInsert;

export interface Version {
  version: number;
  kind: VersionKind;
  /** Of a rollback: the version that it made live again. */
  restoredVersion: number | null;
  digest: string;
  /** ISO 8601. */
  publishedAt: string;
  publishedBy: string;
  isLive: boolean;
}

export const digestOf = (tenant: unknown): string => sha256(canonicalJson(tenant));

/** Every version of a partner, the newest first; throws TenancyError for an unknown partner. */
export async function listVersions(db: Database, partnerId: string): Promise<Version[]> {
  const live = await requirePartner(db, partnerId);
  const rows = await db
    .select(versionColumns)
    .from(tenantVersions)
    .where(eq(tenantVersions.partnerId, partnerId))
    .orderBy(desc(tenantVersions.version));
  return rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    isLive: row.version === live.version,
  }));
}

/** The configuration of one version by the current schema; throws TenancyError where it is missing or invalid. */
export async function readVersion(db: Database, partnerId: string, version: number): Promise<Tenant> {
  const [row] = await db
    .select({ config: tenantVersions.config })
    .from(tenantVersions)
    .where(and(eq(tenantVersions.partnerId, partnerId), eq(tenantVersions.version, version)));
  if (!row) throw new TenancyError(`${partnerId} has no version ${version}.`);
  const parsed = tenantSchema.safeParse(row.config);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new TenancyError(`${partnerId}, version ${version}, is no longer valid: ${reasons.join("; ")}`);
}

/** The last published configuration, including domains that are not served yet. */
export async function readWanted(db: Database, partner: typeof partners.$inferSelect): Promise<Tenant> {
  const { id, version, config } = partner;
  return version === null ? tenantSchema.parse(config) : readVersion(db, id, version);
}

/** The newest version before the live one, or before the one it restored, with another content. */
export async function versionBeforeLive(db: Database, partnerId: string): Promise<number> {
  const live = await requirePartner(db, partnerId);
  const [shown] = await db
    .select()
    .from(tenantVersions)
    .where(and(eq(tenantVersions.partnerId, partnerId), eq(tenantVersions.version, live.version ?? 0)));
  const [row] = await db
    .select({ version: tenantVersions.version })
    .from(tenantVersions)
    .where(
      and(
        eq(tenantVersions.partnerId, partnerId),
        lt(tenantVersions.version, shown?.restoredVersion ?? live.version ?? 0),
        ne(tenantVersions.digest, shown?.digest ?? ""),
      ),
    )
    .orderBy(desc(tenantVersions.version))
    .limit(1);
  if (!row) throw new TenancyError(`${partnerId} has no version before the one that is live.`);
  return row.version;
}

/** The tenant's file as it was last published. */
export async function readLastFile(db: Database, partnerId: string): Promise<unknown> {
  const [row] = await db
    .select({ config: tenantVersions.config, file: tenantVersions.file })
    .from(tenantVersions)
    .where(
      and(eq(tenantVersions.partnerId, partnerId), notInArray(tenantVersions.kind, ["rollback", "studio"])),
    )
    .orderBy(desc(tenantVersions.version))
    .limit(1);
  return row?.file ?? row?.config ?? null;
}

/** The live version where it has what was made in the studio and is in no file. */
export async function liveStudioVersion(
  db: Database,
  partnerId: string,
): Promise<Pick<Version, "version" | "publishedBy"> | null> {
  const { version, publishedBy, kind, file } = tenantVersions;
  const isLive = and(eq(tenantVersions.partnerId, partners.id), eq(version, partners.version));
  const [row] = await db
    .select({ version, publishedBy })
    .from(partners)
    .innerJoin(tenantVersions, isLive)
    .where(and(eq(partners.id, partnerId), or(eq(kind, "studio"), isNotNull(file))));
  return row ?? null;
}

/** Within the transaction that makes it live; returns its number. */
export async function addVersion(
  transaction: Database,
  tenant: Tenant,
  made: Pick<NewVersion, "kind" | "restoredVersion" | "file" | "publishedAt" | "publishedBy">,
): Promise<number> {
  const next = sql<number>`coalesce(max(${tenantVersions.version}), 0) + 1`.mapWith(Number);
  const [row] = await transaction
    .select({ version: next })
    .from(tenantVersions)
    .where(eq(tenantVersions.partnerId, tenant.id));
  const version = row?.version ?? 1;
  const digest = digestOf(tenant);
  await transaction
    .insert(tenantVersions)
    .values({ ...made, partnerId: tenant.id, version, config: tenant, digest });
  return version;
}

/** Without the configuration, which is large. */
const versionColumns = {
  version: tenantVersions.version,
  kind: tenantVersions.kind,
  restoredVersion: tenantVersions.restoredVersion,
  digest: tenantVersions.digest,
  publishedAt: tenantVersions.publishedAt,
  publishedBy: tenantVersions.publishedBy,
};

/** The hosts of a partner, the primary one first. */
export async function listHosts(db: Database, partnerId: string): Promise<string[]> {
  const rows = await db.select().from(hosts).where(eq(hosts.partnerId, partnerId)).orderBy(hosts.host);
  return rows.sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary)).map(({ host }) => host);
}

/** Throws TenancyError for a partner that was never published. */
export async function requirePartner(db: Database, partnerId: string): Promise<typeof partners.$inferSelect> {
  const [row] = await db.select().from(partners).where(eq(partners.id, partnerId));
  if (!row) throw new TenancyError(`Nothing of ${partnerId} was ever published.`);
  return row;
}
