import { eq } from "drizzle-orm";
import type { Database } from "../db/client";
import { partnerDrafts } from "../db/schema/partner-drafts";

type DraftRow = typeof partnerDrafts.$inferSelect;

export async function findDraft(db: Database, partnerId: string): Promise<DraftRow | null> {
  const [row] = await db.select().from(partnerDrafts).where(eq(partnerDrafts.partnerId, partnerId));
  return row ?? null;
}

export async function findDraftDigest(db: Database, partnerId: string): Promise<string | null> {
  const { digest } = partnerDrafts;
  const [row] = await db.select({ digest }).from(partnerDrafts).where(eq(partnerDrafts.partnerId, partnerId));
  return row?.digest ?? null;
}
