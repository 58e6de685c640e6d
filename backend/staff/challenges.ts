import { and, eq, gt, isNull, lte } from "drizzle-orm";
import type { Database } from "../db/client";
import { staffChallenges } from "../db/schema/staff";
import { sha256 } from "../lib/sha256";

const CHALLENGE_LIFE_MS = 300_000;

interface Asked {
  /** Who makes a passkey; null: somebody signs in. */
  staffId: number | null;
  now: Date;
}

/** Notes a challenge that was sent out, and deletes those that nobody answered. */
export async function keepChallenge(db: Database, challenge: string, { staffId, now }: Asked): Promise<void> {
  await db.delete(staffChallenges).where(lte(staffChallenges.expiresAt, now));
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  await db.insert(staffChallenges).values({ challengeHash: sha256(challenge), staffId, expiresAt });
}

/** Uses up a challenge; false for one that is not this person's, old, or answered before. */
export async function useUpChallenge(
  db: Database,
  challenge: string,
  { staffId, now }: Asked,
): Promise<boolean> {
  const isTheirs = staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId);
  const used = await db
    .delete(staffChallenges)
    .where(
      and(eq(staffChallenges.challengeHash, sha256(challenge)), isTheirs, gt(staffChallenges.expiresAt, now)),
    )
    .returning();
  return used.length > 0;
}
