// @ts-check
import path from "node:path";
import { BACKEND_PROGRAM } from "../../backend/built.mjs";
import { buildBackend, STANDALONE_SERVER } from "./build.mjs";
import { waitUntilReady } from "./http.mjs";
import { localBin, PINNED_NODE, ROOT, startProgram } from "./programs.mjs";
import { asEnvironment } from "./settings.mjs";
import { readTenants } from "./tenants.mjs";

// The first start creates the database and seeds every clinic's content.
const BACKEND_READY_MS = 180_000;
const STOREFRONT_READY_MS = 120_000;

// Of a storefront and of a backend: forces garbage collection before the process grows further.
const HEAP_LIMIT = "--max-old-space-size=320";
/** Longer than that of proxies (60 s), so that none of them writes to a closing connection. */
const KEEP_ALIVE_MS = 65_000;

const VITE = ["--config", "widget/vite.config.ts"];

/**
 * @typedef {import("./settings.mjs").Settings} Settings
 * @typedef {import("./programs.mjs").Program} Program
 * @typedef {{ isDev?: boolean, env?: Record<string, string>, onLine?: (line: string) => void }} Options
 */

/**
 * Starts the backend, built of its sources as they are; resolves when it is ready.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Promise<Program>}
 */
export async function startBackend(settings, { isDev = false, env = {}, onLine } = {}) {
  if (!isDev) await buildBackend();
  const command = isDev
    ? [localBin("tsx"), "watch", "backend/main.ts"]
    : [HEAP_LIMIT, "--enable-source-maps", BACKEND_PROGRAM];
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
 * Starts the storefront; resolves when the first clinic's home responds.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Promise<Program>}
 */
export async function startStorefront(settings, { isDev = false, env = {}, onLine } = {}) {
  const storefront = spawnStorefront(settings, { isDev, env, onLine });
  const host = readTenants()[0]?.primary ?? "localhost";
  await orStop(
    storefront,
    waitUntilReady(storefront, settings.port, "/", { host, withinMs: STOREFRONT_READY_MS }),
  );
  return storefront;
}

/**
 * The same without waiting.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Program}
 */
export function spawnStorefront(settings, { isDev = false, env = {}, onLine } = {}) {
  const command = isDev
    ? [localBin("next"), "dev", "-p", String(settings.port), "-H", "127.0.0.1"]
    : [HEAP_LIMIT, path.join(ROOT, STANDALONE_SERVER)];
  return startProgram("storefront", [PINNED_NODE, ...command], {
    logDir: settings.logDir,
    env: {
      ...asEnvironment(settings),
      ...(isDev
        ? { NEXT_DIST_DIR: settings.devDir }
        : { HOSTNAME: "127.0.0.1", KEEP_ALIVE_TIMEOUT: String(KEEP_ALIVE_MS) }),
      NODE_ENV: nodeEnv(isDev),
      ...env,
    },
    onLine,
  });
}

/**
 * Rebuilds the widget after every change.
 * @param {Settings} settings
 * @param {Options} [options]
 * @returns {Program[]}
 */
export const watchWidget = ({ logDir }, { onLine } = {}) =>
  ["loader", "app"].map((part) => {
    const command = [PINNED_NODE, localBin("vite"), "build", "--watch", ...VITE, "--mode", part];
    return startProgram(`widget-${part}`, command, { logDir, onLine });
  });

/**
 * A backend on loopback is a demo: development providers are allowed.
 * @returns {Record<string, string>}
 */
const demoProviders = () =>
  /^(127\.|::1$|localhost$)/.test(process.env.BACKEND_HOST || "127.0.0.1") &&
  !process.env.ALLOW_DEVELOPMENT_PROVIDERS
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
