// @ts-check
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT, runProgram } from "./programs.mjs";
import { step } from "./step.mjs";

/**
 * Installs packages unless they match the lock file.
 * @param {{ logDir: string }} options
 */
export async function ensureInstalled(options) {
  if (isInstalled()) return;
  await step("install packages (npm ci)", async () => {
    await runProgram("npm-ci", ["npm", "ci", "--no-audit", "--no-fund"], options);
  });
}

function isInstalled() {
  // npm's copy of the lock file that it installed from.
  const installed = path.join(ROOT, "node_modules", ".package-lock.json");
  const wanted = path.join(ROOT, "package-lock.json");
  if (!existsSync(installed) || !existsSync(path.join(ROOT, "node_modules", ".bin", "node"))) return false;
  return isSameTree(JSON.parse(readFileSync(wanted, "utf8")), JSON.parse(readFileSync(installed, "utf8")));
}

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, peer?: boolean }> }} Lock
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function isSameTree(wanted, installed) {
  return Object.entries(wanted.packages).every(
    ([folder, { version, optional }]) =>
      folder === "" || optional || installed.packages[folder]?.version === version,
  );
}
