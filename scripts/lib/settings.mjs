// @ts-check
import { createHash, randomBytes } from "node:crypto";
import path from "node:path";
import { isInProject, ROOT } from "./programs.mjs";
import { Refusal } from "./refusal.mjs";

/**
 * @typedef {object} Settings
 * @property {number} port the storefront's
 * @property {number} backendPort the backend's, which also serves the widget
 * @property {string} backendUrl how the storefront's server reaches the backend
 * @property {string} publicBackendUrl how browsers reach it
 * @property {string} studioUrl where clinics' people work
 * @property {string} edgeConfig Edge Config's connection string
 * @property {string} dataDir the embedded database, uploads, pages and logs of one instance
 * @property {string} revalidateSecret signs purge requests of the backend
 * @property {string} revalidateUrl the storefronts, separated by commas
 * @property {string} previewSecret signs preview links
 * @property {string} devDir Next's output in development
 * @property {string} logDir one file for each program
 */

/**
 * Reads `PORT` and other variables; defaults follow from the two ports.
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const port = readPort(env, "PORT", 3000);
  const backendPort = readPort(env, "BACKEND_PORT", 4000);
  if (port === backendPort)
    throw new Refusal(`PORT and BACKEND_PORT are both ${port}: give them different numbers.`);
  const backendUrl = env.BACKEND_URL || `http://127.0.0.1:${backendPort}`;
  const dataDir = env.DATA_DIR || ".data";
  return {
    port,
    backendPort,
    backendUrl,
    publicBackendUrl: env.PUBLIC_BACKEND_URL || `http://localhost:${backendPort}`,
    studioUrl: env.STUDIO_URL || `http://studio.localhost:${backendPort}`,
    edgeConfig: env.EDGE_CONFIG || `${backendUrl}/ecfg_local?token=dev`,
    dataDir,
    revalidateSecret: env.REVALIDATE_SECRET || randomBytes(24).toString("base64url"),
    revalidateUrl: env.REVALIDATE_URL || `http://127.0.0.1:${port}`,
    previewSecret: env.PREVIEW_SECRET || randomBytes(24).toString("base64url"),
    devDir: devDirOf(dataDir),
    logDir: env.LOG_DIR || path.join(dataDir, "logs"),
  };
}

/**
 * The settings as environment variables.
 * @param {Settings} settings
 * @returns {Record<string, string>}
 */
export const asEnvironment = (settings) => ({
  PORT: String(settings.port),
  BACKEND_PORT: String(settings.backendPort),
  BACKEND_URL: settings.backendUrl,
  PUBLIC_BACKEND_URL: settings.publicBackendUrl,
  STUDIO_URL: settings.studioUrl,
  EDGE_CONFIG: settings.edgeConfig,
  DATA_DIR: settings.dataDir,
  REVALIDATE_SECRET: settings.revalidateSecret,
  REVALIDATE_URL: settings.revalidateUrl,
  PREVIEW_SECRET: settings.previewSecret,
  NEXT_TELEMETRY_DISABLED: "1",
});

/** In development Next writes only inside the project: for another DATA_DIR a folder by its hash. */
function devDirOf(/** @type {string} */ dataDir) {
  if (isInProject(dataDir)) return path.join(dataDir, "dev");
  const name = createHash("sha256").update(path.resolve(ROOT, dataDir)).digest("hex").slice(0, 12);
  return path.join(".build", "dev", name);
}

/**
 * @param {Record<string, string | undefined>} env
 * @param {string} variable
 * @param {number} fallback
 */
function readPort(env, variable, fallback) {
  const text = env[variable] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Refusal(`${variable}=${text} is no port: it must be a whole number from 1 to 65535.`);
  return port;
}
