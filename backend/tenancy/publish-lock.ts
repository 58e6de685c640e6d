import type { Pool } from "pg";
import { Semaphore } from "../lib/semaphore";

/** An arbitrary key, the same in every process. */
const LOCK = 7_305_116;
const MAX_WAITING = 100;

/** A mutex across all processes. */
export type PublishLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** On PostgreSQL an advisory lock, which is released when a process dies; the embedded database has one process. */
export function createPublishLock(pool: Pool | null): PublishLock {
  const semaphore = new Semaphore(1, MAX_WAITING);
  return (work) => semaphore.run(pool ? () => withAdvisoryLock(pool, work) : work);
}

async function withAdvisoryLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    client.release();
  }
}
