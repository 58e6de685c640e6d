import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

/** Two of each behind nginx: needs PostgreSQL, redis-server and nginx, which not every machine has. */
export default defineConfig({
  ...config,
  testDir: "e2e/cluster",
  testIgnore: [],
  globalSetup: undefined,
  workers: 1,
});
