// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../lib/programs.mjs";

/**
 * Adds up the reports of vitest and Playwright; missing ones are skipped.
 * @param {{ vitest: string, playwright: string, cluster: string }} reports
 */
export function readTotals(reports) {
  const vitest = readJson(reports.vitest);
  let passed = vitest?.numPassedTests ?? 0;
  let failed = vitest?.numFailedTests ?? 0;
  for (const report of [reports.playwright, reports.cluster]) {
    const stats = readJson(report)?.stats;
    passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
    failed += stats?.unexpected ?? 0;
  }
  return { passed, failed };
}

/**
 * The browser tests that passed only at their second try, by file and line; empty where there are none.
 * @param {string} report
 */
export function describeFlaky(report) {
  const flaky = specsOf(readJson(report)?.suites ?? []).filter(({ tests }) =>
    tests.some(({ status }) => status === "flaky"),
  );
  return flaky.length > 0 ? `flaky: ${flaky.map(({ file, line }) => `${file}:${line}`).join(", ")}` : "";
}

/**
 * @typedef {{ file: string, line: number, tests: { status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 * @param {Suite[]} suites
 * @returns {Spec[]}
 */
function specsOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...specsOf(inner)]);
}

/** @param {string} file */
function readJson(file) {
  const full = path.join(ROOT, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, "utf8")) : undefined;
}
