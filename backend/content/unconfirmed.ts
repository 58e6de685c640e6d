import { and, eq, gt, isNull, max, or, sql } from "drizzle-orm";
import { cacheTag } from "@/contract/tenant/cache-tags";
import type { Database } from "../db/client";
import { publishes } from "../db/schema/publishes";
import { pagePurges } from "../db/schema/publishing";
import type { Revalidator } from "../revalidation/revalidator";

/** A cached page expires after 300 s: an older publish needs no purge. */
const STALE_MS = 3_600_000;

/**
 * At a start: a process that was killed between a publish and its purge left pages as they were. Purges the pages of each
 * clinic whose last publish no storefront has confirmed.
 */
export async function purgeUnconfirmed(
  { db, revalidator }: { db: Database; revalidator: Pick<Revalidator, "revalidate"> },
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - STALE_MS);
  const last = max(publishes.dueAt);
  const rows = await db
    .select({ partnerId: publishes.partnerId, writtenAt: pagePurges.writtenAt, last })
    .from(publishes)
    .leftJoin(pagePurges, eq(pagePurges.partnerId, publishes.partnerId))
    .where(and(eq(publishes.state, "published"), gt(publishes.dueAt, since)))
    .groupBy(publishes.partnerId, pagePurges.writtenAt)
    .having(or(isNull(pagePurges.writtenAt), sql`${last} > ${pagePurges.writtenAt}`));
  if (rows.length > 0) void revalidator.revalidate(rows.map(({ partnerId }) => cacheTag(partnerId)));
}
