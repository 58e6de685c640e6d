import { once } from "node:events";
import { rm } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { Client } from "pg";
import { REVALIDATE_PATH } from "@/contract/tenant/cache-tags";
import { sendTags } from "../../backend/revalidation/send-tags";
import { createThrowawayDatabase } from "../../backend/testing/throwaway-database";
import { startCluster, startClusterBackend, startClusterStorefront } from "../../scripts/cluster/cluster.mjs";
import { readClusterSettings } from "../../scripts/cluster/settings.mjs";
import { buildStorefront, buildStudio, buildWidget } from "../../scripts/lib/build.mjs";
import { waitUntilReady } from "../../scripts/lib/http.mjs";
import { localBin, PINNED_NODE, type Program, startProgram } from "../../scripts/lib/programs.mjs";
import { asEnvironment } from "../../scripts/lib/settings.mjs";
import { LUMIERE } from "../support/clinics";
import { ask } from "../support/storefront";
import { startRedis } from "./redis-server";

const PORT = 3740;
const BACKEND_PORT = 4740;
const REDIS_PORT = 4749;
const FOLDER = path.join(".build", "e2e", "cluster");

export const CLUSTER_FOLDER = FOLDER;
export const CLUSTER_PORT = PORT;

/** Two of each behind nginx, on a database and a Redis of their own; `env` has settings of the programs. */
export async function startClusterProduct(env: Record<string, string> = {}) {
  const database = await createThrowawayDatabase();
  let redis = await startRedis(REDIS_PORT);
  await rm(FOLDER, { recursive: true, force: true });
  const settings = readClusterSettings({
    PORT: String(PORT),
    BACKEND_PORT: String(BACKEND_PORT),
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    DATA_DIR: path.join(FOLDER, "data"),
    LOG_DIR: path.join(FOLDER, "logs"),
  });
  await buildWidget(settings.site);
  await buildStudio(settings.site);
  await buildStorefront(settings.site);
  const { backends, nginx, storefronts } = await startCluster(settings, { env });
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  // What the start has yet to tell would render every page again in the middle of a test.
  await sql.query("delete from tenancy_tasks");
  const ports = { nginx: PORT, first: PORT + 1, second: PORT + 2, plain: PORT + 5 };
  let plain: Program | undefined;

  return {
    settings,
    ports,
    redis: () => redis,
    sql,
    /** Through nginx, or at one storefront. */
    ask: (host: string, pathAndQuery: string, { at = "nginx", headers = {} }: AskOptions = {}) =>
      ask(host, pathAndQuery, { headers, port: ports[at] }),
    /** What nginx responds to a request without a body, whatever its headers say. */
    statusOf: (method: string, path: string, headers: Record<string, string> = {}) =>
      new Promise<number | undefined>((resolve, reject) => {
        const options = { host: "127.0.0.1", port: ports.nginx, method, path, agent: false };
        http
          .request({ ...options, headers: { host: LUMIERE.host, ...headers } }, (response) => {
            response.resume();
            resolve(response.statusCode);
          })
          .on("error", reject)
          .end();
      }),
    /** As a backend tells one storefront; the other is not told. Throws where it does not say that it has heard. */
    purge: (at: keyof typeof ports, tags: string[]) =>
      sendTags(
        { url: `http://127.0.0.1:${ports[at]}${REVALIDATE_PATH}`, secret: settings.site.revalidateSecret },
        { tags },
      ),
    async reviveRedis() {
      redis = await startRedis(REDIS_PORT);
    },
    killBackend: (index: number) => kill(backends[index]),
    async startBackend(index: number) {
      backends[index] = await startClusterBackend(settings, index, { env });
    },
    killStorefront: (index: number) => kill(storefronts[index]),
    /** Answers the exit code, once it has let go of its last visitor. */
    async endStorefront(index: number) {
      await storefronts[index]?.stop();
      return storefronts[index]?.exited;
    },
    /** `next start`, as someone who knows Next alone would start the same build, beside the others. */
    async startPlainNext() {
      const [own = settings.site] = settings.storefronts;
      plain = startProgram(
        "next-start",
        [PINNED_NODE, localBin("next"), "start", "-p", String(ports.plain)],
        {
          logDir: own.logDir,
          env: {
            ...asEnvironment(own),
            REDIS_URL: redis.url,
            PORT: String(ports.plain),
            PUBLIC_PORT: String(PORT),
            NODE_ENV: "production",
          },
        },
      );
      await waitUntilReady(plain, ports.plain, "/", { host: LUMIERE.host, withinMs: 60_000 });
    },
    async stopBackends() {
      for (const backend of backends) await backend.stop();
    },
    async startBackends() {
      for (const index of backends.keys())
        backends[index] = await startClusterBackend(settings, index, { env });
    },
    async startStorefront(index: number) {
      storefronts[index] = await startClusterStorefront(settings, index);
    },
    async stop() {
      await plain?.stop();
      for (const program of [...storefronts, nginx, ...backends]) await program.stop();
      await redis.kill();
      const isClosed = once(sql, "end");
      await sql.end();
      await isClosed;
      await database.drop();
    },
  };
}

interface AskOptions {
  at?: "nginx" | "first" | "second" | "plain";
  headers?: Record<string, string>;
}

async function kill(program: Program | undefined): Promise<void> {
  if (!program?.pid) throw new Error("There is no such program");
  process.kill(program.pid, "SIGKILL");
  await program.exited;
}

export type ClusterProduct = Awaited<ReturnType<typeof startClusterProduct>>;
