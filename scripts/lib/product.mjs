// @ts-check
import path from "node:path";
import { isLoopback } from "../../src/observation/metrics-access.mjs";
import { waitUntilReady } from "./http.mjs";
import { localBin, PINNED_NODE, ROOT, startProgram } from "./programs.mjs";
import { distDirOf, layServedCopy } from "./served-copy.mjs";
import { asEnvironment } from "./settings.mjs";
import { readTenants } from "./tenants.mjs";

// The first start makes the database and sows every clinic's content.
const BACKEND_READY_MS = 180_000;
const STOREFRONT_READY_MS = 120_000;

// Half of what a process may take: pages that nobody asks for any more are collected before it grows further. What is
// compressed on several threads comes from few arenas, which give back what they took.
const HEAP_LIMIT = "--max-old-space-size=320";
const FEW_ARENAS = { MALLOC_ARENA_MAX: "2" };

const VITE = ["--config", "widget/vite.config.ts"];

/**
 * @typedef {import("./settings.mjs").Settings} Settings
 * @typedef {import("./programs.mjs").Program} Program
 * @typedef {{ isDev?: boolean, env?: Record<string, string>, onLine?: (line: string) => void }} Options
 */

/**
 * Migrates, seeds and serves the API and the widget's files; resolves when it is ready.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Promise<Program>}
 */
export async function startBackend(settings, { isDev = false, env = {}, onLine } = {}) {
  const command = isDev
    ? [localBin("tsx"), "watch", "backend/main.ts"]
    : ["--import", "tsx", "backend/main.ts"];
  const backend = startProgram("backend", [PINNED_NODE, ...command], {
    logDir: settings.logDir,
    env: {
      ...asEnvironment(settings),
      ...demoProviders(),
      NODE_ENV: nodeEnv(isDev),
      ...(isDev ? { WATCH_TENANTS: "true" } : {}),
      ...env,
    },
    onLine,
  });
  await orStop(
    backend,
    waitUntilReady(backend, settings.backendPort, "/readyz", { withinMs: BACKEND_READY_MS }),
  );
  return backend;
}

/**
 * Serves every clinic's pages; resolves when the first clinic's home answers.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Promise<Program>}
 */
export async function startStorefront(settings, { isDev = false, env = {}, onLine } = {}) {
  if (!isDev) await layServedCopy(settings);
  const storefront = spawnStorefront(settings, { isDev, env, onLine });
  const host = readTenants()[0]?.primary ?? "localhost";
  await orStop(
    storefront,
    waitUntilReady(storefront, settings.port, "/", { host, withinMs: STOREFRONT_READY_MS }),
  );
  return storefront;
}

/**
 * The same on the copy that it already has, without a look at whether it answers.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Program}
 */
export function spawnStorefront(settings, { isDev = false, env = {}, onLine } = {}) {
  const command = isDev
    ? [localBin("next"), "dev", "-p", String(settings.port), "-H", "127.0.0.1"]
    : [HEAP_LIMIT, path.join(ROOT, "scripts", "storefront", "serve.mjs")];
  return startProgram("storefront", [PINNED_NODE, ...command], {
    logDir: settings.logDir,
    env: {
      ...asEnvironment(settings),
      ...servedFrom(settings, isDev),
      ...FEW_ARENAS,
      NODE_ENV: nodeEnv(isDev),
      ...env,
    },
    onLine,
  });
}

/**
 * Builds the widget anew after every change.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Program[]}
 */
export const watchWidget = ({ logDir }, { onLine } = {}) =>
  ["loader", "app"].map((part) => {
    const command = [PINNED_NODE, localBin("vite"), "build", "--watch", ...VITE, "--mode", part];
    return startProgram(`widget-${part}`, command, { logDir, onLine });
  });

/** @param {Settings} settings @param {boolean} isDev @returns {Record<string, string>} */
const servedFrom = (settings, isDev) => ({ NEXT_DIST_DIR: isDev ? settings.devDir : distDirOf(settings) });

/**
 * Only this machine can reach a backend that listens on loopback: without real providers it is a demo.
 * @returns {Record<string, string>}
 */
const demoProviders = () =>
  isLoopback(process.env.BACKEND_HOST || "127.0.0.1") && !process.env.ALLOW_DEVELOPMENT_PROVIDERS
    ? { ALLOW_DEVELOPMENT_PROVIDERS: "1" }
    : {};

/** @param {boolean} isDev */
const nodeEnv = (isDev) => (isDev ? "development" : "production");

/**
 * @param {Program} program
 * @param {Promise<void>} ready
 */
async function orStop(program, ready) {
  try {
    await ready;
  } catch (error) {
    await program.stop();
    throw error;
  }
}
