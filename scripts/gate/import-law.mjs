// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { sourceFiles } from "../lib/build.mjs";
import { localBin, PINNED_NODE, ROOT, runProgram } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";

const PROGRAMS = [
  "src",
  "app",
  "backend",
  "studio",
  "widget",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
];
const CONFIGS = [".dependency-cruiser.cjs", ".dependency-cruiser.browser.cjs"];

/**
 * Checks both configurations, and that dependency-cruiser saw every file.
 * @param {{ logDir: string }} options
 */
export async function checkImportLaw({ logDir }) {
  const files = PROGRAMS.flatMap(sourceFiles).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"),
  );
  const roots = PROGRAMS.filter((root) => files.some((file) => file === root || file.startsWith(`${root}/`)));
  for (const config of CONFIGS) {
    const report = path.join(logDir, `${config.replaceAll(".", "")}.json`);
    const args = ["--config", config, "--output-type", "json", "--output-to", report, ...roots];
    await runProgram("import-law", [PINNED_NODE, localBin("depcruise"), ...args], { logDir }).catch(
      (error) => {
        throw new Refusal(error.message, explain(readReport(report)) || error.details);
      },
    );
    const { modules, ...rest } = readReport(report);
    if (rest.summary.violations.length)
      throw new Refusal(`${config} is violated`, explain({ modules, ...rest }));
    const seen = new Set(modules.map(({ source }) => source));
    const unseen = files.filter((file) => !seen.has(file));
    if (unseen.length)
      throw new Refusal(
        `${config} did not check ${unseen.length} of ${files.length} files`,
        unseen.join("\n"),
      );
  }
  return `${files.length} modules`;
}

/**
 * @typedef {{ from: string, to: string, rule: { name: string } }} Violation
 * @typedef {{ modules: { source: string }[], summary: { violations: Violation[] } }} Report
 * @param {string} file
 * @returns {Report}
 */
const readReport = (file) => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));

/** @param {Report} report */
const explain = ({ summary }) =>
  summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`).join("\n");
