import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { domains } from "../db/schema/domains";
import { hosts, partners } from "../db/schema/partners";
import { type DomainRules, isInternal, needsProof, servedTenant } from "./domain-rules";
import { ALL, addTasks } from "./tasks";
import { hostFields } from "./tenant-files";
import { digestOf } from "./versions";

/** Between taking a domain out and its end: time to notice a mistake. */
const GRACE_MS = 86_400_000;

/** The tasks that follow a write of a partner. */
export const tasksAfter = (partnerId: string) => [
  { kind: "write-edge" as const, subject: ALL },
  { kind: "purge-pages" as const, subject: partnerId },
];

/** Within a transaction: serves the wanted configuration, as far as its domains are proven. */
export async function serveTenant(
  transaction: Database,
  wanted: Tenant,
  { now, rules }: { now: Date; rules: DomainRules },
): Promise<void> {
  const isPartner = eq(partners.id, wanted.id);
  const { proven, ending } = await writeDomains(transaction, wanted, { now, rules });
  const before = await transaction.select().from(hosts).where(eq(hosts.partnerId, wanted.id));
  const primaryBefore = before.find(({ isPrimary }) => isPrimary)?.host ?? null;
  const tenant = servedTenant(wanted, proven, primaryBefore);
  const digest = digestOf(tenant);
  const [stored] = await transaction.select({ digest: partners.digest }).from(partners).where(isPartner);
  const served = [
    ...(proven.size > 0 ? hostFields(tenant) : []),
    ...ending.map((host) => ({ host, field: "none" })),
  ];
  const names = new Set(served.map(({ host }) => host));
  const isSame = before.length === served.length && before.every(({ host }) => names.has(host));
  if (stored?.digest === digest && isSame) return;
  const { deployStatus } = tenant;
  await transaction.update(partners).set({ config: tenant, deployStatus, digest }).where(isPartner);
  await transaction.delete(hosts).where(eq(hosts.partnerId, wanted.id));
  const rows = served.map(({ host, field }) => ({
    host,
    partnerId: wanted.id,
    isPrimary: field === "domains.primary",
  }));
  if (rows.length > 0) await transaction.insert(hosts).values(rows);
  await addTasks(transaction, tasksAfter(wanted.id), now);
}

/** Returns the proven domains, and those that were taken out and are served until their day is over. */
async function writeDomains(
  transaction: Database,
  wanted: Tenant,
  { now, rules }: { now: Date; rules: DomainRules },
): Promise<{ proven: Set<string>; ending: string[] }> {
  const known = await transaction.select().from(domains).where(eq(domains.partnerId, wanted.id));
  const names = hostFields(wanted).map(({ host }) => host);
  const ending = await removeDomains(
    transaction,
    known.filter(({ host }) => !names.includes(host)),
    { now, rules },
  );
  const rows = names.map((host) => {
    const before = known.find((row) => row.host === host);
    const verifiedAt = before?.verifiedAt ?? (needsProof(host, rules) ? null : now);
    const state = before?.verifiedAt ? before.state : verifiedAt ? ("live" as const) : ("pending" as const);
    return { host, partnerId: wanted.id, isPrimary: host === wanted.domains.primary, state, verifiedAt };
  });
  // One statement: it is written under a lock, and a partner may have hundreds.
  await transaction
    .insert(domains)
    .values(rows)
    .onConflictDoUpdate({
      target: domains.host,
      set: {
        isPrimary: sql`excluded.is_primary`,
        state: sql`excluded.state`,
        verifiedAt: sql`excluded.verified_at`,
        endsAt: null,
      },
    });
  const proven = new Set(rows.filter(({ verifiedAt }) => verifiedAt).map(({ host }) => host));
  return { proven, ending };
}

/** Returns those that wait: what needed a proof, and had it, is served for a day more. */
async function removeDomains(
  transaction: Database,
  gone: (typeof domains.$inferSelect)[],
  { now, rules }: { now: Date; rules: DomainRules },
): Promise<string[]> {
  const isWaiting = ({ host, verifiedAt, endsAt }: typeof domains.$inferSelect) =>
    verifiedAt !== null && needsProof(host, rules) && (endsAt === null || endsAt > now);
  const waiting = gone.filter(isWaiting);
  const ended = gone.filter((row) => !isWaiting(row));
  const hostsOf = (rows: { host: string }[]) => rows.map(({ host }) => host);
  await transaction
    .update(domains)
    .set({ isPrimary: false, endsAt: new Date(now.getTime() + GRACE_MS) })
    .where(and(inArray(domains.host, hostsOf(waiting)), isNull(domains.endsAt)));
  await transaction.delete(domains).where(inArray(domains.host, hostsOf(ended)));
  const released = ended.filter(({ host, verifiedAt }) => verifiedAt && !isInternal(host, rules));
  await addTasks(
    transaction,
    released.map(({ host }) => ({ kind: "release-domain", subject: host })),
    now,
  );
  return hostsOf(waiting);
}
