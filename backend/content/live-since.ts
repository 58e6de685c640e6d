import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { cacheTag } from "@/contract/tenant/cache-tags";
import type { CallServices } from "../call/services";
import type { Database } from "../db/client";
import { publishes } from "../db/schema/publishes";
import { tenancyTasks } from "../db/schema/publishing";

type Services = Pick<CallServices, "db" | "revalidator">;

/** Ids of publishes by partner. */
export type PublishIds = Map<string, number[]>;

/** A page expires 300 s after it was made: an older publish needs no purge. */
const STALE_MS = 3_600_000;

/**
 * Purges the pages of a committed publish, and notes when every storefront has confirmed. Where its configuration has yet
 * to reach Edge Config, the purge that follows that does.
 */
export const purgePages = (
  services: Services,
  { partnerId, publishId }: { partnerId: string; publishId: number },
  tags: string[],
): Promise<void> =>
  purge(services, tags, async (db, at) => {
    const [task] = await db
      .select()
      .from(tenancyTasks)
      .where(and(eq(tenancyTasks.kind, "purge-pages"), eq(tenancyTasks.subject, partnerId)));
    if (!task) await noteLive(db, new Map([[partnerId, [publishId]]]), at);
  });

/** Never rejects: what could not be noted is purged again at the next start. */
async function purge(
  { db, revalidator }: Services,
  tags: string[],
  note: (db: Database, at: Date) => Promise<void>,
): Promise<void> {
  const { storefronts, missing, at } = await revalidator.revalidate(tags);
  if (storefronts.length === 0 || missing.length > 0) return;
  await note(db, at).catch(() => undefined);
}

/** What these partners have published that no storefront has confirmed: read before a purge, and noted after it. */
export async function readUnconfirmed(db: Database, partnerIds: string[]): Promise<PublishIds> {
  const rows = await db
    .select({ partnerId: publishes.partnerId, id: publishes.id })
    .from(publishes)
    .where(and(isUnconfirmed, inArray(publishes.partnerId, partnerIds)));
  return idsOf(rows);
}

/** Every storefront has their pages. */
export async function noteLive(db: Database, published: PublishIds, at: Date): Promise<void> {
  for (const [partnerId, ids] of published)
    await db
      .update(publishes)
      .set({ liveAt: at })
      .where(and(eq(publishes.partnerId, partnerId), inArray(publishes.id, ids), isNull(publishes.liveAt)));
}

/**
 * At a start: a process that was killed between a publish and its purge left pages as they were. Purges those of each
 * clinic with a publish that no storefront has confirmed. Does not wait for it.
 */
export async function purgeUnconfirmed(services: Services, now: Date): Promise<void> {
  const since = new Date(now.getTime() - STALE_MS);
  const rows = await services.db
    .select({ partnerId: publishes.partnerId, id: publishes.id })
    .from(publishes)
    .where(and(isUnconfirmed, gt(publishes.dueAt, since)));
  const published = idsOf(rows);
  const tags = [...published.keys()].map((id) => cacheTag(id));
  if (tags.length > 0) void purge(services, tags, (db, at) => noteLive(db, published, at));
}

const isUnconfirmed = and(eq(publishes.state, "published"), isNull(publishes.liveAt));

function idsOf(rows: { partnerId: string; id: number }[]): PublishIds {
  const published: PublishIds = new Map();
  for (const { partnerId, id } of rows) published.set(partnerId, [...(published.get(partnerId) ?? []), id]);
  return published;
}
