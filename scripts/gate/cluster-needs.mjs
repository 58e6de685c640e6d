// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { findTestDatabase } from "../../backend/testing/test-database.mjs";
import { findBrotli, findNginx } from "../cluster/nginx.mjs";

/**
 * Checks the programs that the cluster tests need.
 * @returns {Promise<{ missing: string[], skipped: string[], env: Record<string, string> }>}
 */
export async function findClusterNeeds() {
  const database = await findTestDatabase();
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const hasRedis = folders.some((folder) => existsSync(path.join(folder, "redis-server")));
  return {
    missing: [
      ...(database ? [] : ["PostgreSQL is not reachable"]),
      ...(hasRedis ? [] : ["redis-server is not installed"]),
      ...(findNginx() ? [] : ["nginx is not installed"]),
    ],
    skipped: findBrotli() ? [] : ["brotli, for which nginx has no module"],
    env: database ? { TEST_DATABASE_URL: database } : {},
  };
}
