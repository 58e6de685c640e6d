import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import type { ClientBase, Pool } from "pg";
import { lockDirectory } from "./directory-lock";
import { type Listen, listenOnPglite, listenOnPostgres } from "./listen";
import { migratePglite, migratePostgres } from "./migrate";
import { type OnStatement, openPool } from "./watched-pool";

/** Either engine, or a transaction on one. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface DatabaseHandle {
  db: Database;
  /** The connections, where the engine is PostgreSQL. */
  pool: Pool | null;
  /** Those of the job queue alone, so that its statements never keep a request waiting, in trouble least of all. */
  jobPool: Pool | null;
  /** The embedded engine, where it is that. */
  pglite: PGlite | null;
  listen: Listen;
  close: () => Promise<void>;
}

/** DATABASE_URL cannot be connected to; the message omits the password. */
export class DatabaseUnreachableError extends Error {
  constructor(connectionString: string, code: string) {
    const { host, pathname } = new URL(connectionString);
    super(`The database at ${host}${pathname} (DATABASE_URL) cannot be reached: ${code}.`);
  }
}

/** DATA_DIR cannot be created, for example below a file. */
export class DataDirError extends Error {
  constructor(dataDir: string, code: string | undefined) {
    super(`DATA_DIR=${dataDir} cannot be created (${code}). Set it to another folder.`);
  }
}

const JOB_CONNECTIONS = 4;
/** The server may have gone silent; no statement of the queue takes a second. */
const JOB_STATEMENT_TIMEOUT_MS = 15_000;

/** Connection refused, unknown host, invalid login or missing database. */
const isRefusal = (error: unknown): error is Error & { code: string } =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28\w{3}|3D000)$/.test(error.code);

/** A migrated database: PostgreSQL with a URL, else PGlite in the directory. */
export async function openDatabase(settings: {
  databaseUrl: string | undefined;
  dataDir: string;
  onStatement?: OnStatement;
}): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir, onStatement } = settings;
  return databaseUrl ? openPostgres(databaseUrl, onStatement) : openDirectory(dataDir);
}

export async function openPostgres(
  connectionString: string,
  onStatement: OnStatement = () => {},
): Promise<DatabaseHandle> {
  const settings = {
    connectionString,
    max: 10,
    // For a free connection of the pool; connecting itself is limited by CONNECT_TIMEOUT_MS.
    connectionTimeoutMillis: 10_000,
    // Statements take about a millisecond; JIT compilation, which large plans trigger, takes fifty.
    onConnect: async (client: ClientBase) => void (await client.query("set jit = off")),
  };
  const pool = openPool(settings, onStatement);
  // Broken connections are replaced by the pool, and queries on them fail. Without these listeners, for idle connections
  // and for those in use, an error between two statements would end the process.
  const jobPool = openPool(
    { connectionString, max: JOB_CONNECTIONS, query_timeout: JOB_STATEMENT_TIMEOUT_MS },
    onStatement,
  );
  for (const each of [pool, jobPool]) {
    each.on("error", () => {});
    each.on("connect", (client) => client.on("error", () => {}));
  }
  const close = async () => {
    await Promise.all([pool.end(), jobPool.end()]);
  };
  try {
    await migratePostgres(pool);
  } catch (error) {
    await close();
    throw isRefusal(error) ? new DatabaseUnreachableError(connectionString, error.code) : error;
  }
  const db = drizzlePostgres({ client: pool, casing: "snake_case" });
  return { db, pool, jobPool, pglite: null, listen: listenOnPostgres(connectionString), close };
}

/** PGlite on an existing client, as tests clone one. */
export async function openPglite(client: PGlite): Promise<DatabaseHandle> {
  const db = drizzlePglite({ client, casing: "snake_case" });
  await migratePglite(db);
  return {
    db,
    pool: null,
    jobPool: null,
    pglite: client,
    listen: listenOnPglite(client),
    close: () => client.close(),
  };
}

/** PGlite in a folder that no other process uses. */
export async function openFolder(dataDir: string): Promise<DatabaseHandle> {
  return openPglite(await PGlite.create({ dataDir, extensions: { btree_gin, btree_gist } }));
}

async function openDirectory(dataDir: string): Promise<DatabaseHandle> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new DataDirError(dataDir, error.code);
  });
  const unlock = await lockDirectory(dataDir);
  try {
    const handle = await openFolder(join(dataDir, "database"));
    const close = async () => {
      await handle.close();
      await unlock();
    };
    return { ...handle, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
