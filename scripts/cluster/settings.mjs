// @ts-check
import { randomBytes } from "node:crypto";
import path from "node:path";
import { Refusal } from "../lib/refusal.mjs";
import { readSettings } from "../lib/settings.mjs";

const PROCESSES = 2;

/**
 * @typedef {import("../lib/settings.mjs").Settings} Settings
 * @typedef {object} ClusterSettings
 * @property {Settings} site what visitors see: PORT and BACKEND_PORT are nginx's
 * @property {Settings[]} storefronts
 * @property {Settings[]} backends
 * @property {number} internalPort where storefronts find the backends
 * @property {string} databaseUrl
 * @property {string} redisUrl
 * @property {string} nginxDir
 * @property {number} tlsPort nginx's, for https
 * @property {string} certificatesDir
 */

/**
 * Two of each behind nginx: PORT and BACKEND_PORT are nginx's, the programs have the ports after them.
 * @param {Record<string, string | undefined>} env
 * @returns {ClusterSettings}
 */
export function readClusterSettings(env) {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = env;
  if (!databaseUrl) throw new Refusal("DATABASE_URL is missing: backends side by side need one PostgreSQL.");
  if (!redisUrl)
    throw new Refusal("REDIS_URL is missing: storefronts side by side share their pages in Redis.");
  const { port, backendPort } = readSettings(env);
  const internalPort = backendPort + PROCESSES + 1;
  const numbers = Array.from({ length: PROCESSES }, (_, index) => index + 1);
  const site = readSettings({
    ...env,
    BACKEND_URL: `http://127.0.0.1:${internalPort}`,
    // The known token opens the store to no request that comes by a proxy.
    EDGE_CONFIG: `http://127.0.0.1:${internalPort}/ecfg_local?token=${randomBytes(24).toString("base64url")}`,
    REVALIDATE_URL: numbers.map((number) => `http://127.0.0.1:${port + number}`).join(","),
  });
  return {
    site,
    storefronts: numbers.map((number) => ({
      ...site,
      port: port + number,
      logDir: path.join(site.logDir, `storefront-${number}`),
    })),
    backends: numbers.map((number) => ({
      ...site,
      backendPort: backendPort + number,
      logDir: path.join(site.logDir, `backend-${number}`),
    })),
    internalPort,
    databaseUrl,
    redisUrl,
    nginxDir: path.resolve(site.logDir, "nginx"),
    tlsPort: port + PROCESSES + 1,
    certificatesDir: path.resolve(env.CERTIFICATES_DIR || path.join(site.dataDir, "certificates")),
  };
}
