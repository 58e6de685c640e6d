import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateNodePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { Pool } from "pg";
import { projectFile } from "../lib/project-file";

const migrationsFolder = projectFile("backend/db/migrations");
/** An arbitrary key, the same in every process. */
export const MIGRATION_LOCK = 7_305_114;

export const migratePglite = (db: PgliteDatabase): Promise<void> => migrate(db, { migrationsFolder });

/** Migrates under an advisory lock, for processes that start together. */
export async function migratePostgres(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrateNodePostgres(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    client.release();
  }
}
