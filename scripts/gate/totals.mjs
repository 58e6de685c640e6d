// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../lib/programs.mjs";

/**
 * Adds up what vitest and Playwright wrote; a report that was never written counts nothing.
 * @param {{ vitest: string, playwright: string }} reports
 */
export function readTotals(reports) {
  const vitest = readJson(reports.vitest);
  const stats = readJson(reports.playwright)?.stats;
  return {
    passed: (vitest?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (stats?.unexpected ?? 0),
  };
}

/** @param {string} file */
function readJson(file) {
  const full = path.join(ROOT, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, "utf8")) : undefined;
}
