// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { findTestDatabase } from "../../backend/testing/test-database.mjs";
import { findBrotli, findNginx } from "../cluster/nginx.mjs";

/**
 * A program's file, or null.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/**
 * Checks the programs that the cluster tests need.
 * @returns {Promise<{ missing: string[], skipped: string[], env: Record<string, string> }>}
 */
export async function findClusterNeeds() {
  const database = await findTestDatabase();
  return {
    missing: [
      ...(database ? [] : ["PostgreSQL is not reachable"]),
      ...(findProgram("redis-server") ? [] : ["redis-server is not installed"]),
      ...(findNginx() ? [] : ["nginx is not installed"]),
    ],
    skipped: [
      ...(findBrotli() ? [] : ["brotli, for which nginx has no module"]),
      ...(findProgram("pebble") && findProgram("pebble-challtestsrv")
        ? []
        : ["certificates, as pebble is not installed"]),
    ],
    env: database ? { TEST_DATABASE_URL: database } : {},
  };
}
