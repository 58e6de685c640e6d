import type { Pool } from "pg";
import { Turns } from "../turns";

/** Any number will do, so long as every process takes the same. */
const LOCK = 7_305_116;
const MAX_WAITING = 100;

/** One process at a time, and in it one piece of work. */
export type PublishLock = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** On PostgreSQL its own lock, which a killed process lets go; the embedded database has one process alone. */
export function createPublishLock(pool: Pool | null): PublishLock {
  const turns = new Turns(1, MAX_WAITING);
  return (work) => turns.run(pool ? () => withServersLock(pool, work) : work);
}

async function withServersLock<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    return await work();
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => {});
    client.release();
  }
}
