import { defineConfig } from "@playwright/test";
import { STOREFRONT_PORT } from "./e2e/setup/settings";
import { WITHOUT_POPUPS } from "./e2e/support/popups";
import { CHROMIUM_FLAGS, IGNORED_FLAGS, requireTestBrowser } from "./scripts/lib/chromium.mjs";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  // By itself: playwright.cluster.config.ts.
  testIgnore: "cluster/**",
  outputDir: "test-results",
  globalSetup: "./e2e/setup/start-product.ts",
  // More than a small machine's two cores: two workers leave a seventh of their time idle, three a twenty-fifth.
  workers: 3,
  retries: 0,
  // For what hangs, not for what is slow: a slow machine takes three times as long as a quick one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // The gate names a file to count from.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: `http://lumiere.localhost:${STOREFRONT_PORT}`,
    viewport: { width: 1440, height: 900 },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
    actionTimeout: 15_000,
    storageState: WITHOUT_POPUPS,
    // Of the first try it would cost a third of the time.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: requireTestBrowser(),
      // Drawing by a graphics card that is not there takes a fifteenth of a test's time, in a process of its own a tenth.
      args: [...CHROMIUM_FLAGS, "--disable-gpu", "--in-process-gpu"],
      ignoreDefaultArgs: IGNORED_FLAGS,
    },
  },
});
