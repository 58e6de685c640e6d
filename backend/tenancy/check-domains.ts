import { and, eq, inArray, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { Database } from "../db/client";
import { type DomainState, domains } from "../db/schema/domains";
import { partners } from "../db/schema/partners";
import { reasonOf } from "../revalidation/storefronts";
import { findProof, proofRecord } from "./domain-proof";
import type { DnsRecord } from "./domain-provider";
import { isInternal, needsProof } from "./domain-rules";
import { endDomains } from "./end-domains";
import { serveTenant } from "./serve-tenant";
import { STORE_LOCK_QUERY } from "./store-tenant";
import type { Tenancy } from "./tenancy";
import { readWanted } from "./versions";

const PENDING_CHECK_MS = 60_000;
const LIVE_CHECK_MS = 86_400_000;
const DOMAINS_A_SWEEP = 100;

type DomainRow = typeof domains.$inferSelect;

export interface DomainReport {
  host: string;
  partnerId: string;
  isPrimary: boolean;
  state: DomainState;
  reason: string | null;
  /** Ownership was proven. */
  isServed: boolean;
  /** ISO 8601. */
  checkedAt: string | null;
  /** It was taken out of the file and is served until then; ISO 8601. */
  endsAt: string | null;
  /** DNS records to set; none when live. */
  records: DnsRecord[];
}

/** Checks partners' domains now and serves proven ones; without ids, all that are not live. */
export async function checkDomains(tenancy: Tenancy, ids?: string[]): Promise<DomainReport[]> {
  const isAsked = ids ? inArray(domains.partnerId, ids) : ne(domains.state, "live");
  const rows = await selectDomains(tenancy.db, isAsked);
  for (const row of rows) await checkDomain(tenancy, row);
  const checked = await selectDomains(tenancy.db, ids ? isAsked : hostsIn(rows));
  return Promise.all(checked.map((row) => reportOn(tenancy, row)));
}

/** Checks domains that are due, ends removed ones, and returns how many changed. Concurrent processes check different ones. */
export async function sweepDomains(tenancy: Tenancy): Promise<number> {
  let changed = await endDomains(tenancy);
  for (const row of await takeDue(tenancy)) if (await checkDomain(tenancy, row)) changed += 1;
  return changed;
}

/** Marks due domains as checked first, so that no other process checks them. */
async function takeDue({ db, now }: Tenancy): Promise<DomainRow[]> {
  const before = (age: number) => new Date(now().getTime() - age);
  const isDue = (age: number) => or(isNull(domains.checkedAt), lt(domains.checkedAt, before(age)));
  const due = or(
    and(ne(domains.state, "live"), isDue(PENDING_CHECK_MS)),
    and(eq(domains.state, "live"), isDue(LIVE_CHECK_MS)),
  );
  const waiting = db
    .select({ host: domains.host })
    .from(domains)
    .where(due)
    .orderBy(domains.checkedAt)
    .limit(DOMAINS_A_SWEEP)
    .for("update", { skipLocked: true });
  return db
    .update(domains)
    .set({ checkedAt: now() })
    .where(and(due, inArray(domains.host, waiting)))
    .returning();
}

const selectDomains = (db: Database, where: SQL | undefined): Promise<DomainRow[]> =>
  db.select().from(domains).where(where).orderBy(domains.partnerId, domains.host);

const hostsIn = (rows: DomainRow[]): SQL =>
  inArray(
    domains.host,
    rows.map(({ host }) => host),
  );

/** Returns whether its state changed. */
async function checkDomain(tenancy: Tenancy, row: DomainRow): Promise<boolean> {
  const now = tenancy.now();
  const found = await probeDomain(tenancy, row);
  const verifiedAt = row.verifiedAt ?? (found.isProven ? now : null);
  const { state, reason } = found;
  const failingSince = state === "failing" ? (row.failingSince ?? now) : null;
  await tenancy.db.transaction(async (transaction) => {
    await transaction.execute(STORE_LOCK_QUERY);
    await transaction
      .update(domains)
      .set({ state, reason, verifiedAt, checkedAt: now, failingSince })
      .where(and(eq(domains.host, row.host), eq(domains.partnerId, row.partnerId)));
    if (row.verifiedAt || !verifiedAt) return;
    const [partner] = await transaction.select().from(partners).where(eq(partners.id, row.partnerId));
    if (!partner) return;
    await serveTenant(transaction, await readWanted(transaction, partner), { now, rules: tenancy.rules });
  });
  return state !== row.state;
}

interface Found {
  state: DomainState;
  reason: string | null;
  isProven: boolean;
}

async function probeDomain({ db, rules, resolver, domainProvider }: Tenancy, row: DomainRow): Promise<Found> {
  const { host } = row;
  if (isInternal(host, rules)) return { state: "live", reason: null, isProven: true };
  if (needsProof(host, rules)) {
    const proof = await findProof(resolver, host, await tokenOf(db, row.partnerId));
    const state = proof.isWaiting && !row.verifiedAt ? "pending" : "failing";
    if (!proof.isProven) return { state, reason: proof.reason, isProven: false };
  }
  try {
    const { reason } = await domainProvider.add(host);
    return { state: reason ? "pending" : "live", reason, isProven: true };
  } catch (error) {
    return { state: "failing", reason: reasonOf(error), isProven: true };
  }
}

async function reportOn(tenancy: Tenancy, row: DomainRow): Promise<DomainReport> {
  const { host, partnerId, isPrimary, state, reason, verifiedAt } = row;
  return {
    host,
    partnerId,
    isPrimary,
    state,
    reason,
    isServed: verifiedAt !== null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    records: state === "live" ? [] : await recordsToSet(tenancy, row),
  };
}

/** Every record that a domain needs, also those that are set. */
export async function recordsToSet(
  { db, rules, domainProvider }: Pick<Tenancy, "db" | "rules" | "domainProvider">,
  row: Pick<DomainRow, "host" | "partnerId">,
): Promise<DnsRecord[]> {
  const { host, partnerId } = row;
  const proof = needsProof(host, rules) ? [proofRecord(host, await tokenOf(db, partnerId))] : [];
  // When the provider is unreachable, at least the proof is shown.
  const others = await domainProvider.recordsFor(host).catch(() => []);
  return [...proof, ...others];
}

async function tokenOf(db: Database, partnerId: string): Promise<string> {
  const [partner] = await db
    .select({ token: partners.domainToken })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return partner?.token ?? "";
}
