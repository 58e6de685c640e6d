import { sql } from "drizzle-orm";

/** Any number will do, so long as every process takes the same. */
const STORE_LOCK = 7_305_115;

/** One at a time: two partners that ask for one domain at once must not both find it free. */
export const STORE_LOCK_QUERY = sql`select pg_advisory_xact_lock(${sql.raw(String(STORE_LOCK))})`;
