import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { REVALIDATE_PATH, REVALIDATE_SIGNATURE_HEADER } from "@/contract/tenant/revalidation";
import { startCluster, startClusterStorefront } from "../../scripts/cluster/cluster.mjs";
import { readClusterSettings } from "../../scripts/cluster/settings.mjs";
import { buildStorefront, buildWidget } from "../../scripts/lib/build.mjs";
import type { Program } from "../../scripts/lib/programs.mjs";
import { ask } from "../support/storefront";
import { startRedis } from "./redis-server";

const PORT = 3740;
const BACKEND_PORT = 4740;
const REDIS_PORT = 4749;
const FOLDER = path.join(".build", "e2e", "cluster");

/** Two of each behind nginx, on a database and a Redis of their own. */
export async function startClusterProduct() {
  const database = await createDatabase();
  let redis = await startRedis(REDIS_PORT);
  await rm(FOLDER, { recursive: true, force: true });
  const settings = readClusterSettings({
    PORT: String(PORT),
    BACKEND_PORT: String(BACKEND_PORT),
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    DATA_DIR: path.join(FOLDER, "data"),
    LOG_DIR: path.join(FOLDER, "logs"),
    SERVED_DIR: FOLDER,
  });
  await buildWidget(settings.site);
  await buildStorefront(settings.site);
  const { backends, nginx, storefronts } = await startCluster(settings);
  // What the start has yet to tell would make every page anew in the middle of a test.
  await database.client.query("delete from tenancy_tasks");
  const ports = { nginx: PORT, first: PORT + 1, second: PORT + 2 };

  return {
    settings,
    ports,
    redis: () => redis,
    sql: database.client,
    /** Through nginx, or at one storefront. */
    ask: (host: string, pathAndQuery: string, { at = "nginx", headers = {} }: AskOptions = {}) =>
      ask(host, pathAndQuery, { headers, port: ports[at] }),
    /** The words of one storefront's own purge, as a backend signs it; the other is not told. */
    async purge(at: keyof typeof ports, tags: string[]): Promise<number> {
      const body = JSON.stringify({ tags });
      const signature = createHmac("sha256", settings.site.revalidateSecret).update(body).digest("hex");
      const headers = { "content-type": "application/json", [REVALIDATE_SIGNATURE_HEADER]: signature };
      const url = `http://127.0.0.1:${ports[at]}${REVALIDATE_PATH}`;
      return (await fetch(url, { method: "POST", headers, body })).status;
    },
    async reviveRedis() {
      redis = await startRedis(REDIS_PORT);
    },
    killStorefront: (index: number) => kill(storefronts[index]),
    /** Answers the exit code, once it has let go of its last visitor. */
    async endStorefront(index: number) {
      await storefronts[index]?.stop();
      return storefronts[index]?.exited;
    },
    async startStorefront(index: number) {
      storefronts[index] = await startClusterStorefront(settings, index);
    },
    async stop() {
      for (const program of [...storefronts, nginx, ...backends]) await program.stop();
      await redis.kill();
      await database.drop();
    },
  };
}

interface AskOptions {
  at?: "nginx" | "first" | "second";
  headers?: Record<string, string>;
}

async function kill(program: Program | undefined): Promise<void> {
  if (!program?.pid) throw new Error("There is no such program");
  process.kill(program.pid, "SIGKILL");
  await program.exited;
}

/** Beside the database that the gate found, and gone with the test. */
async function createDatabase() {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "postgres://root@127.0.0.1:5432/test");
  const server = new Client({ connectionString: url.href });
  await server.connect();
  const name = `cluster_${randomBytes(6).toString("hex")}`;
  await server.query(`create database ${name}`);
  url.pathname = `/${name}`;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  return {
    url: url.href,
    client,
    async drop() {
      const isClosed = once(client, "end");
      await client.end();
      await isClosed;
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}

export type ClusterProduct = Awaited<ReturnType<typeof startClusterProduct>>;
