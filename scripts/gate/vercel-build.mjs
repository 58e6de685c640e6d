// @ts-check
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PINNED_NODE, ROOT, startProgram } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";
import { findVercelFaults, readVercelOutput, summarizeVercelOutput } from "./vercel-output.mjs";

/** Not a dependency: 360 MB that nothing else needs. */
const CLI = path.join(ROOT, ".build", "vercel-cli");
const CLI_BIN = path.join(CLI, "node_modules", ".bin", "vercel");
const CLI_VERSION = "64.0.2";
const CLI_PACKAGE = {
  private: true,
  dependencies: { vercel: CLI_VERSION },
  // 4.4.0, which this CLI requires, is not in the registry.
  overrides: { sandbox: "4.5.0" },
};
const INSTALL_LIMIT_MS = 180_000;
const BUILD_LIMIT_MS = 600_000;
const PROJECT = {
  projectId: "prj_local",
  orgId: "team_local",
  projectName: "storefront",
  settings: { framework: "nextjs" },
};

/**
 * Runs `vercel build` on a copy of the tree and checks its output. Needs no account and, once the CLI is installed, no
 * network; skipped where the CLI cannot be installed.
 * @param {{ logDir: string }} options
 */
export async function checkVercelBuild(options) {
  const files = listFiles();
  if (!files) return "skipped: not a git checkout";
  if (!(await installCli(options))) return "skipped: the Vercel CLI could not be installed";
  const copy = await mkdtemp(path.join(tmpdir(), "vercel-build-"));
  try {
    await copyTree(files, copy);
    const env = { NODE_ENV: "production", SKIP_TYPE_CHECK: "1", VERCEL_TELEMETRY_DISABLED: "1" };
    const args = ["--global-config", path.join(CLI, "config"), "--token", "none"];
    const command = [PINNED_NODE, CLI_BIN, "build", "--prod", "--yes", "--cwd", copy, ...args];
    const built = await runWithin(BUILD_LIMIT_MS, "vercel-build", command, { ...options, env });
    if (built.code !== 0) throw new Refusal("vercel build failed", built.tail);
    const output = readVercelOutput(copy);
    const faults = findVercelFaults(output, { nodeMajor: pinnedNodeMajor() });
    if (faults.length > 0) throw new Refusal("Vercel would not serve this as intended", faults.join("\n"));
    return summarizeVercelOutput(output);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Installs the CLI once; false without the registry. @param {{ logDir: string }} options */
async function installCli(options) {
  const packageFile = path.join(CLI, "package.json");
  const wanted = JSON.stringify(CLI_PACKAGE);
  const isCurrent = existsSync(packageFile) && readFileSync(packageFile, "utf8") === wanted;
  if (isCurrent && existsSync(CLI_BIN)) return true;
  await rm(CLI, { recursive: true, force: true });
  await mkdir(CLI, { recursive: true });
  await writeFile(packageFile, wanted);
  const flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--fetch-retries", "1"];
  const command = ["npm", "install", "--prefix", CLI, ...flags];
  const { code } = await runWithin(INSTALL_LIMIT_MS, "vercel-install", command, options);
  if (code !== 0) await rm(CLI, { recursive: true, force: true });
  return code === 0;
}

/**
 * @param {number} ms
 * @param {string} name @param {string[]} command
 * @param {{ logDir: string, env?: Record<string, string> }} options
 */
async function runWithin(ms, name, command, options) {
  const program = startProgram(name, command, options);
  const timer = setTimeout(() => program.stop(), ms);
  const code = await program.exited;
  clearTimeout(timer);
  return { code, tail: program.tail() };
}

/** Tracked and untracked files; undefined without git. */
function listFiles() {
  try {
    const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).split("\0");
    // Uncommitted deletions are still listed.
    return listed.filter((file) => file && existsSync(path.join(ROOT, file)));
  } catch {
    return undefined;
  }
}

/** Files, installed packages and a Vercel project. @param {string[]} files @param {string} copy */
async function copyTree(files, copy) {
  for (const file of files) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await copyFile(path.join(ROOT, file), path.join(copy, file));
  }
  // Turbopack refuses symbolic links to folders outside of the project.
  await linkFolder(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
  await mkdir(path.join(copy, ".vercel"));
  await writeFile(path.join(copy, ".vercel", "project.json"), JSON.stringify(PROJECT));
  const settings = JSON.parse(readFileSync(path.join(ROOT, "vercel.json"), "utf8"));
  await writeFile(path.join(copy, "vercel.json"), JSON.stringify({ ...settings, installCommand: "" }));
}

/** Copies a folder by hard links, or by copying on another disk. @param {string} from @param {string} to */
async function linkFolder(from, to) {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

/** Of the package `node`, which all tests run on. */
function pinnedNodeMajor() {
  const { devDependencies } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  return devDependencies.node.split(".")[0];
}
