import { lt, sql } from "drizzle-orm";
import type { Database } from "../db/client";
import { serverErrors } from "../db/schema/server-errors";

const HOUR_MS = 3_600_000;
const RETENTION_MS = 48 * HOUR_MS;

interface CountedError {
  /** Empty: no partner's. */
  partnerId: string;
  call: string;
  count: number;
}

type Source = typeof serverErrors.$inferInsert.source;

export async function countErrors(
  db: Database,
  source: Source,
  errors: CountedError[],
  now: Date,
): Promise<void> {
  if (errors.length === 0) return;
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await db
    .insert(serverErrors)
    .values(joinAlike(errors).map((error) => ({ ...error, hour, source })))
    .onConflictDoUpdate({
      target: [serverErrors.hour, serverErrors.source, serverErrors.partnerId, serverErrors.call],
      set: { count: sql`${serverErrors.count} + excluded.count` },
    });
}

/** Deletes counts older than two days and returns how many. */
export async function sweepServerErrors(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS);
  const gone = await db
    .delete(serverErrors)
    .where(lt(serverErrors.hour, before))
    .returning({ hour: serverErrors.hour });
  return gone.length;
}

/** An upsert may touch a row only once. */
function joinAlike(errors: CountedError[]): CountedError[] {
  const byKey = new Map<string, CountedError>();
  for (const error of errors) {
    const key = JSON.stringify([error.partnerId, error.call]);
    byKey.set(key, { ...error, count: error.count + (byKey.get(key)?.count ?? 0) });
  }
  return [...byKey.values()];
}
