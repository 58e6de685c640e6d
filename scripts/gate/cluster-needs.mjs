// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { findTestDatabase } from "../../backend/testing/test-database.mjs";
import { findNginx } from "../cluster/nginx.mjs";

/**
 * What the tests of several processes stand on, and what of it this machine has not.
 * @returns {Promise<{ missing: string[], env: Record<string, string> }>}
 */
export async function findClusterNeeds() {
  const database = await findTestDatabase();
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const hasRedis = folders.some((folder) => existsSync(path.join(folder, "redis-server")));
  return {
    missing: [
      ...(database ? [] : ["no PostgreSQL was reachable"]),
      ...(hasRedis ? [] : ["redis-server is not installed"]),
      ...(findNginx() ? [] : ["nginx is not installed"]),
    ],
    env: database ? { TEST_DATABASE_URL: database } : {},
  };
}
