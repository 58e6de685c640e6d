// @ts-check
import { startBackend, startStorefront } from "../lib/product.mjs";
import { startNginx } from "./nginx.mjs";

/**
 * @typedef {import("./settings.mjs").ClusterSettings} ClusterSettings
 * @typedef {import("../lib/programs.mjs").Program} Program
 */

/**
 * Two backends that start together, nginx, two storefronts: in the order in which they need each other.
 * @param {ClusterSettings} settings
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ backends: Program[], nginx: Program, storefronts: Program[] }>}
 */
export async function startCluster(settings, options) {
  const backends = await Promise.all(
    settings.backends.map((_, index) => startClusterBackend(settings, index, options)),
  );
  const nginx = await startNginx(settings);
  const storefronts = await Promise.all(
    settings.storefronts.map((_, index) => startClusterStorefront(settings, index, options)),
  );
  return { backends, nginx, storefronts };
}

/**
 * One of them, also after it has ended.
 * @param {ClusterSettings} settings @param {number} index @param {{ env?: Record<string, string> }} [options]
 */
export function startClusterBackend(settings, index, { env = {} } = {}) {
  const { site, backends, databaseUrl, certificatesDir } = settings;
  const own = {
    DATABASE_URL: databaseUrl,
    IS_BEHIND_PROXY: "true",
    PORT: String(site.port),
    CERTIFICATES_DIR: certificatesDir,
  };
  return startBackend(at(backends, index), { env: { ...own, ...env } });
}

/** @param {ClusterSettings} settings @param {number} index @param {{ env?: Record<string, string> }} [options] */
export function startClusterStorefront({ site, storefronts, redisUrl }, index, { env = {} } = {}) {
  const settings = at(storefronts, index);
  // Its pages name the port that visitors come by.
  const own = { REDIS_URL: redisUrl, PUBLIC_PORT: String(site.port) };
  return startStorefront(settings, { env: { ...own, ...env } });
}

/** @template Item @param {Item[]} items @param {number} index @returns {Item} */
function at(items, index) {
  const item = items[index];
  if (!item) throw new RangeError(`There are ${items.length} of them, and not one numbered ${index}`);
  return item;
}
