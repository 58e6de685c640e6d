import { setTimeout as pause } from "node:timers/promises";
import { and, count, eq, inArray, notInArray, sql } from "drizzle-orm";
import { HOSTS_KEY, partnerKey } from "@/contract/tenant/edge-config";
import type { Database } from "../db/client";
import { hosts, partners } from "../db/schema/partners";
import { edgeItems } from "../db/schema/publishing";
import { sha256 } from "../lib/sha256";
import type { EdgeChange, EdgeStore } from "../tenancy/edge-store";
import { listTasks } from "../tenancy/tasks";
import { type EdgePlan, planEdge } from "./edge-plan";

/** Further partners to consider for a store with room. */
const MAX_OTHERS = 200;
const MAX_KNOWN = 5000;

export interface EdgeReport {
  /** Keys that were written or deleted. */
  written: string[];
  bytes: number;
  limitBytes: number;
  /** Partners without room in the store: storefronts look them up in the backend. */
  partnersLeftOut: number;
  hostsLeftOut: number;
}

/** Synchronises the store with the database in one atomic request. */
export async function writeEdge(db: Database, store: EdgeStore, ending?: AbortSignal): Promise<EdgeReport> {
  const { plan, report } = await makePlan(db, store);
  const changes = await changesTo(db, store, plan);
  if (changes.length > 0) {
    const written = changes.map(({ key }) => key);
    await forgetItems(db, store, changes);
    await store.write(changes);
    await rememberItems(db, store, changes);
    report.written = written;
    await pause(store.propagationMs, undefined, { signal: ending });
  }
  return report;
}

async function makePlan(db: Database, store: EdgeStore): Promise<{ plan: EdgePlan; report: EdgeReport }> {
  const allHosts = await db.select().from(hosts).orderBy(hosts.partnerId, hosts.host);
  const stored = await db
    .select({ key: edgeItems.key })
    .from(edgeItems)
    .where(eq(edgeItems.storeId, store.id));
  const storedKeys = new Set(stored.map(({ key }) => key));
  const sizes = await candidateSizes(db, storedKeys);
  const candidates = sizes.map(({ id, bytes }) => {
    const key = partnerKey(id);
    return { key, bytes, isStored: storedKeys.has(key) };
  });
  const plan = planEdge(allHosts, candidates, store.limitBytes);
  const [all] = await db.select({ partners: count() }).from(partners);
  const report = {
    written: [],
    bytes: plan.bytes,
    limitBytes: store.limitBytes,
    partnersLeftOut: (all?.partners ?? 0) - plan.keys.length,
    hostsLeftOut: allHosts.length - Object.keys(plan.hosts).length,
  };
  return { plan, report };
}

/** Of stored and just published partners, and some others: there may be a hundred thousand. */
async function candidateSizes(
  db: Database,
  storedKeys: Set<string>,
): Promise<{ id: string; bytes: number }[]> {
  const prefix = partnerKey("");
  const storedIds = [...storedKeys].filter((key) => key !== HOSTS_KEY).map((key) => key.slice(prefix.length));
  const published = (await listTasks(db, "purge-pages")).map(({ subject }) => subject);
  const known = [...new Set([...storedIds, ...published])].slice(0, MAX_KNOWN);
  const columns = {
    id: partners.id,
    bytes: sql<number>`octet_length(${partners.config}::text)`.mapWith(Number),
  };
  const named = await db
    .select(columns)
    .from(partners)
    .where(inArray(partners.id, known))
    .orderBy(partners.id);
  const others = await db
    .select(columns)
    .from(partners)
    .where(notInArray(partners.id, known))
    .orderBy(partners.id)
    .limit(MAX_OTHERS);
  return [...named, ...others];
}

/**
 * Evictions first, then partners, then the hosts that refer to them, and last the deleted partners: every prefix of the
 * changes is consistent.
 */
async function changesTo(db: Database, store: EdgeStore, plan: EdgePlan): Promise<EdgeChange[]> {
  const stored = await db.select().from(edgeItems).where(eq(edgeItems.storeId, store.id));
  const digests = new Map(stored.map(({ key, digest }) => [key, digest]));
  const upsert = (key: string, value: unknown): EdgeChange[] =>
    digests.get(key) === digestOfValue(value) ? [] : [{ operation: "upsert", key, value }];
  const ids = plan.keys.map((key) => key.slice(partnerKey("").length));
  const rows = await db.select().from(partners).where(inArray(partners.id, ids)).orderBy(partners.id);
  const surplus = stored.map(({ key }) => key).filter((key) => key !== HOSTS_KEY && !plan.keys.includes(key));
  const living = await db
    .select({ id: partners.id })
    .from(partners)
    .where(
      inArray(
        partners.id,
        surplus.map((key) => key.slice(partnerKey("").length)),
      ),
    );
  const isLiving = (key: string) => living.some(({ id }) => partnerKey(id) === key);
  const remove = (key: string): EdgeChange => ({ operation: "delete", key });
  return [
    ...surplus.filter(isLiving).map(remove),
    ...rows.flatMap(({ id, config }) => upsert(partnerKey(id), config)),
    ...upsert(HOSTS_KEY, plan.hosts),
    ...surplus.filter((key) => !isLiving(key)).map(remove),
  ];
}

/** Marks items as unknown until the write has succeeded. */
async function forgetItems(db: Database, { id: storeId }: EdgeStore, changes: EdgeChange[]): Promise<void> {
  const rows = changes.map(({ key }) => ({ storeId, key, digest: "" }));
  await db
    .insert(edgeItems)
    .values(rows)
    .onConflictDoUpdate({ target: [edgeItems.storeId, edgeItems.key], set: { digest: "" } });
}

async function rememberItems(db: Database, { id: storeId }: EdgeStore, changes: EdgeChange[]): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const change of changes) {
      const isItem = and(eq(edgeItems.storeId, storeId), eq(edgeItems.key, change.key));
      await (change.operation === "delete"
        ? transaction.delete(edgeItems).where(isItem)
        : transaction
            .update(edgeItems)
            .set({ digest: digestOfValue(change.value) })
            .where(isItem));
    }
  });
}

const digestOfValue = (value: unknown): string => sha256(JSON.stringify(value));
