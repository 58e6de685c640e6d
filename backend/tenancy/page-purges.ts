import { eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { partners } from "../db/schema/partners";
import { pagePurges } from "../db/schema/publishing";

interface Purged {
  /** When the pages' content was written. */
  writtenAt: Date;
  /** When the last storefront confirmed its purge. */
  at: Date;
  /** How many were told. */
  storefronts: number;
  /** Origins of those that did not confirm. */
  missing: string[];
}

export interface LastPurge {
  /** Null: no purge was complete yet. */
  complete: { writtenAt: Date; at: Date; seconds: number; storefronts: number } | null;
  /** Origins of storefronts that have yet to hear of a later write, or were given up. */
  missing: string[];
}

/** `partner:lumiere:boards` is lumiere's. */
export const partnerOfTag = (tag: string): string => tag.split(":")[1] ?? "";

/**
 * Since when visitors have a partner's pages as they are: the latest write that every storefront has confirmed. A write is
 * live once `complete.writtenAt` is not before it. Null: storefronts were never told of any.
 */
export async function readLastPurge(db: Database, partnerId: string): Promise<LastPurge | null> {
  const [row] = await db.select().from(pagePurges).where(eq(pagePurges.partnerId, partnerId));
  if (!row) return null;
  const { writtenAt, purgedAt: at, storefronts, missing } = row;
  const seconds = writtenAt && at ? (at.getTime() - writtenAt.getTime()) / 1000 : 0;
  return { complete: writtenAt && at ? { writtenAt, at, seconds, storefronts } : null, missing };
}

/** A purge's end: complete, or without the storefronts that it names. */
export async function recordPurge(
  db: Database,
  partnerIds: string[],
  { writtenAt, at, storefronts, missing }: Purged,
): Promise<void> {
  const found = await existing(db, partnerIds);
  if (missing.length > 0) return write(db, found, missing);
  if (found.length === 0) return;
  await db
    .insert(pagePurges)
    .values(found.map((partnerId) => ({ partnerId, writtenAt, purgedAt: at, storefronts, missing })))
    .onConflictDoUpdate({
      target: pagePurges.partnerId,
      set: { writtenAt, purgedAt: at, storefronts, missing },
      // Two writes may be confirmed in another order than they were made.
      setWhere: sql`coalesce(${pagePurges.writtenAt}, '-infinity') <= ${writtenAt.toISOString()}`,
    });
}

/** A storefront could not be told and is tried again: until it confirms, its pages are the old ones. */
export async function recordMissed(db: Database, partnerIds: string[], origin: string): Promise<void> {
  await write(db, await existing(db, partnerIds), [origin]);
}

async function write(db: Database, partnerIds: string[], missing: string[]): Promise<void> {
  if (partnerIds.length === 0) return;
  await db
    .insert(pagePurges)
    .values(partnerIds.map((partnerId) => ({ partnerId, missing })))
    .onConflictDoUpdate({
      target: pagePurges.partnerId,
      set: {
        missing: sql`(select array(select distinct unnest(${pagePurges.missing} || excluded.missing)))`,
      },
    });
}

/** A partner may be removed while its pages are purged. */
async function existing(db: Database, partnerIds: string[]): Promise<string[]> {
  const ids = [...new Set(partnerIds)];
  const rows = await db.select({ id: partners.id }).from(partners).where(inArray(partners.id, ids));
  return rows.map(({ id }) => id);
}
