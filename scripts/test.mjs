// @ts-check
/** `npm test`: installs packages, then runs every check up to the first failure. */
import "./lib/node-version.mjs";
import { rmSync } from "node:fs";
import path from "node:path";
import { findTestDatabase } from "../backend/testing/test-database.mjs";
import { checkAudit } from "./gate/audit.mjs";
import { findClusterNeeds } from "./gate/cluster-needs.mjs";
import { checkImportLaw } from "./gate/import-law.mjs";
import { describeFlaky, readTotals } from "./gate/totals.mjs";
import { checkVercelBuild } from "./gate/vercel-build.mjs";
import { buildStorefront, buildStudio, buildWidget } from "./lib/build.mjs";
import { ensureTestBrowsers } from "./lib/chromium.mjs";
import { readFlags } from "./lib/flags.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { localBin, PINNED_NODE, ROOT, runProgram, stopPrograms } from "./lib/programs.mjs";
import { readSettings } from "./lib/settings.mjs";
import { endWithPrograms } from "./lib/signals.mjs";
import { runCommand, step } from "./lib/step.mjs";

/** @typedef {Awaited<ReturnType<typeof findClusterNeeds>>} ClusterNeeds */

const logDir = path.join(".build", "test");
const reports = {
  vitest: path.join(logDir, "vitest.json"),
  playwright: path.join(logDir, "playwright.json"),
  cluster: path.join(logDir, "cluster.json"),
};
// An unused port: the build must not need the backend.
const NO_BACKEND = { ...readSettings({ BACKEND_PORT: "9" }), logDir };

readFlags(`
Usage: npm test

Runs every check of the project up to the first failure. Logs: ${logDir}.
Settings: TEST_DATABASE_URL, CHROMIUM_PATH.
Exit codes: 0 all passed; 1 one failed; 2 invalid arguments.`);
endWithPrograms({ exitCode: 130 });
process.stdout.write("\n  Every check of the project\n\n");
rmSync(path.join(ROOT, logDir), { recursive: true, force: true });
await runCommand(async () => {
  await ensureInstalled({ logDir });
  await step("find browsers, or install them", () => ensureTestBrowsers({ logDir }));
  await step("format and lint (biome)", () => run("biome", "biome", ["ci", "--colors=off", "."]));
  await step("route types (next typegen)", () => run("typegen", "next", ["typegen"]));
  await step("types (tsc), import law, unused code (knip)", readWholeTree);
  await step("unit, component and backend tests (vitest)", testUnits);
  await step("build the booking widget, within its size", () => buildWidget(NO_BACKEND, { isForced: true }));
  await step("build the studio, within its size", () => buildStudio(NO_BACKEND, { isForced: true }));
  await step("build the storefront, backend down", () => buildStorefront(NO_BACKEND, { isForced: true }));
  await step("build for Vercel (vercel build)", () => checkVercelBuild({ logDir }));
  const needs = await findClusterNeeds();
  await step("end-to-end tests (playwright)", (progress) => testProduct(needs, progress));
  await step("end-to-end tests behind nginx (playwright)", (progress) => testCluster(needs, progress));
  await step("known vulnerabilities (npm audit)", () => checkAudit({ logDir }));
});
await stopPrograms();
const { passed, failed } = readTotals(reports);
process.stdout.write(`\n${passed} passed, ${failed || (process.exitCode ? 1 : 0)} failed\n`);
process.exit();

/** @param {string} name @param {string} bin @param {string[]} args */
async function run(name, bin, args) {
  await runProgram(name, [PINNED_NODE, localBin(bin), ...args], { logDir });
}

/** Beside each other: tsc, which takes the longest, uses one core. */
async function readWholeTree() {
  const [law] = await Promise.all([
    checkImportLaw({ logDir }),
    run("tsc", "tsc", ["-p", "."]),
    run("knip", "knip", ["--no-progress"]),
  ]);
  return law;
}

async function testUnits() {
  const database = await findTestDatabase();
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reports.vitest}`];
  await runProgram("vitest", [PINNED_NODE, localBin("vitest"), "run", ...reporters], {
    logDir,
    env: database ? { TEST_DATABASE_URL: database } : {},
  });
  return database ? "on PGlite and PostgreSQL" : "on PGlite; PostgreSQL is not reachable";
}

/**
 * @param {ClusterNeeds} needs
 * @param {(words: string) => void} progress
 */
async function testProduct({ missing }, progress) {
  // What the cluster's tests do again, on more of each program.
  const leftOut = missing.length === 0 ? ["--grep-invert=@cluster"] : [];
  await runProgram("playwright", [PINNED_NODE, localBin("playwright"), "test", "--retries=1", ...leftOut], {
    logDir,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(ROOT, reports.playwright) },
    onLine: progress,
  });
  return describeFlaky(reports.playwright);
}

/**
 * @param {ClusterNeeds} needs
 * @param {(words: string) => void} progress
 */
async function testCluster({ missing, skipped, env }, progress) {
  if (missing.length > 0) return `skipped: ${missing.join(", ")}`;
  const command = [localBin("playwright"), "test", "--config", "playwright.cluster.config.ts", "--retries=1"];
  await runProgram("cluster", [PINNED_NODE, ...command], {
    logDir,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(ROOT, reports.cluster) },
    onLine: progress,
  });
  return [...skipped.map((part) => `skipped: ${part}`), describeFlaky(reports.cluster)]
    .filter(Boolean)
    .join(", ");
}
