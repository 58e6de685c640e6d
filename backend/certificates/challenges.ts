import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../db/client";
import { acmeChallenges } from "../db/schema/certificates";

const TTL_MS = 3_600_000;

/** From now on every backend answers with it. */
export async function publishChallenge(
  db: Database,
  { token, host, response, now }: { token: string; host: string; response: string; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + TTL_MS);
  const row = { token, host, response, expiresAt };
  await db.delete(acmeChallenges).where(lt(acmeChallenges.expiresAt, now));
  await db.insert(acmeChallenges).values(row).onConflictDoUpdate({ target: acmeChallenges.token, set: row });
}

/** Null for a token that is unknown, has expired, or is another host's. */
export async function findChallenge(
  db: Database,
  { token, host, now }: { token: string; host: string; now: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ response: acmeChallenges.response })
    .from(acmeChallenges)
    .where(
      and(eq(acmeChallenges.token, token), eq(acmeChallenges.host, host), gt(acmeChallenges.expiresAt, now)),
    );
  return row?.response ?? null;
}
