import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { Client } from "pg";
import { type DatabaseHandle, openPglite, openPostgres } from "../db/client";
import type { OnStatement } from "../db/watched-pool";
import { testDatabaseUrl } from "./test-database.mjs";
import { askServer, createThrowawayDatabase } from "./throwaway-database";

export interface Engine {
  name: "PGlite" | "PostgreSQL";
  /** A migrated, empty database of its own, gone when it is closed. */
  open: (onStatement?: OnStatement) => Promise<DatabaseHandle>;
}

const pglite: Engine = { name: "PGlite", open: () => openTemplate() };
const postgres: Engine = { name: "PostgreSQL", open: openThrowawayDatabase };

/** PGlite always, and PostgreSQL where TEST_DATABASE_URL says or one answers at the usual place. */
export const engines: Engine[] = (await isReachable()) ? [pglite, postgres] : [pglite];

/**
 * For thousands of requests, and for what takes long beside the database, as processes, keys and fonts do: PostgreSQL as in
 * production where it is there, else PGlite.
 */
export const oneEngine: Engine[] = engines.slice(-1);

const TEMPLATE = "clinic_test_template_";

async function isReachable(): Promise<boolean> {
  const client = new Client({ connectionString: testDatabaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // A configured address has to work.
    if (process.env.TEST_DATABASE_URL) throw error;
    return false;
  }
}

async function openThrowawayDatabase(onStatement?: OnStatement): Promise<DatabaseHandle> {
  const database = await createThrowawayDatabase({ template: await postgresTemplate() });
  const handle = await openPostgres(database.url, onStatement);
  const close = async () => {
    await handle.close();
    await database.drop();
  };
  return { ...handle, close };
}

/** Migrating takes half a second, copying a fifth of it: the first one stays on the server until the migrations change. */
async function postgresTemplate(): Promise<string> {
  const templates = await askServer(`select datname from pg_database where datname like '${TEMPLATE}%'`);
  const name = `${TEMPLATE}${await migrationsHash()}`;
  if (templates.some(({ datname }) => datname === name)) return name;
  const draft = await createThrowawayDatabase();
  await (await openPostgres(draft.url)).close();
  // Another worker may have been first.
  await askServer(`alter database ${draft.name} rename to ${name}`).catch(draft.drop);
  for (const { datname } of templates) await askServer(`drop database if exists ${datname}`);
  return name;
}

/** Creating a cluster takes seconds, copying one does not: the first is cached until the migrations change. */
async function openTemplate(): Promise<DatabaseHandle> {
  const file = new URL(`../../.build/test-database-${await migrationsHash()}.tar`, import.meta.url);
  const cached = await readFile(file).catch(() => null);
  if (cached) {
    const loadDataDir = new Blob([new Uint8Array(cached)], { type: "application/x-tar" });
    return openPglite(await PGlite.create({ loadDataDir, extensions: { btree_gin, btree_gist } }));
  }
  const client = await PGlite.create({ extensions: { btree_gin, btree_gist } });
  const handle = await openPglite(client);
  const dump = await client.dumpDataDir("none");
  await mkdir(new URL(".", file), { recursive: true });
  const draft = new URL(`${file.href}.${randomBytes(4).toString("hex")}`);
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return handle;
}

async function migrationsHash(): Promise<string> {
  const folder = new URL("../db/migrations/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const hash = createHash("sha256");
  for (const name of names) hash.update(await readFile(new URL(name, folder)));
  return hash.digest("hex").slice(0, 12);
}
