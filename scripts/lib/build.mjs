// @ts-check
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BACKEND_BUILD, BACKEND_PROGRAM } from "../../backend/built.mjs";
import { ROOT, runProgram } from "./programs.mjs";
import { asEnvironment } from "./settings.mjs";

const SHARED_INPUTS = [
  "src",
  "package-lock.json",
  "tsconfig.json",
  "tailwind.config.ts",
  "postcss.config.mjs",
];
const STOREFRONT_INPUTS = [
  ...SHARED_INPUTS,
  "app",
  "public",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "middleware.ts",
  "next.config.ts",
  "scripts/build-assets.ts",
  "scripts/hint-compilation.ts",
];
const BACKEND_INPUTS = [...SHARED_INPUTS, "backend"];
const WIDGET_INPUTS = [...SHARED_INPUTS, "widget"];
const STUDIO_INPUTS = [...SHARED_INPUTS, "studio"];

/** @typedef {import("./settings.mjs").Settings} Settings */

const NEXT_BUILD = ".next";
/** Next's standalone server, for `npm start` and containers. */
const STANDALONE = path.join(NEXT_BUILD, "standalone");
export const STANDALONE_SERVER = path.join(STANDALONE, "server.js");
/** The sources of the backend and its commands, as files. */
export const BACKEND_PROGRAMS = [
  "backend/main.ts",
  ...["answer", "backup", "messages", "restore", "studio", "tenants"].map((name) => `backend/cli/${name}.ts`),
];
const STAMP = "inputs.sha256";

/**
 * Runs `next build` unless its inputs are unchanged. URLs are read per request, so one build serves every setting.
 * @param {Settings} settings
 * @param {{ isForced?: boolean }} [options]
 */
export function buildStorefront(settings, { isForced = false } = {}) {
  const stamp = path.join(ROOT, NEXT_BUILD, STAMP);
  const output = path.join(ROOT, STANDALONE_SERVER);
  return buildOnce({ stamp, output, hash: hashInputs(STOREFRONT_INPUTS), isForced }, async () => {
    // The gate checks types.
    const env = { ...asEnvironment(settings), NODE_ENV: "production", SKIP_TYPE_CHECK: "1" };
    await runProgram("next-build", ["npm", "run", "--silent", "build"], { logDir: settings.logDir, env });
    // Required by the standalone output.
    for (const folder of ["public", path.join(NEXT_BUILD, "static")])
      cpSync(path.join(ROOT, folder), path.join(ROOT, STANDALONE, folder), { recursive: true });
    return "";
  });
}

/**
 * Bundles the backend and its commands into .build/backend: they start faster than from their sources.
 * @param {{ isForced?: boolean }} [options]
 */
export function buildBackend({ isForced = false } = {}) {
  const built = { stamp: path.join(ROOT, BACKEND_BUILD, STAMP), output: path.join(ROOT, BACKEND_PROGRAM) };
  return buildOnce({ ...built, hash: hashInputs(BACKEND_INPUTS), isForced }, async () => {
    // Not before packages are installed.
    const esbuild = await import("esbuild");
    await esbuild.build({
      absWorkingDir: ROOT,
      entryPoints: BACKEND_PROGRAMS,
      outdir: BACKEND_BUILD,
      entryNames: "[name]",
      bundle: true,
      splitting: true,
      packages: "external",
      platform: "node",
      format: "esm",
      sourcemap: true,
      logLevel: "warning",
    });
    return "";
  });
}

/**
 * Builds the widget's loader and app into .build/widget; fails when one exceeds its size limit.
 * @param {Settings} settings
 * @param {{ isForced?: boolean }} [options]
 */
export function buildWidget(settings, { isForced = false } = {}) {
  const folder = path.join(ROOT, ".build", "widget");
  const built = { stamp: path.join(folder, STAMP), output: path.join(folder, "loader.js") };
  return buildOnce({ ...built, hash: hashInputs(WIDGET_INPUTS), isForced }, async () => {
    const words = await runProgram("widget-build", ["npm", "run", "--silent", "build:widget"], {
      logDir: settings.logDir,
      env: { NODE_ENV: "production" },
    });
    return [...words.matchAll(/^widget (\w+: .+ KiB)/gm)].map(([, size]) => size).join(", ");
  });
}

/**
 * Builds the studio's app into .build/studio; fails when its first view exceeds its size limit.
 * @param {Settings} settings
 * @param {{ isForced?: boolean }} [options]
 */
export function buildStudio(settings, { isForced = false } = {}) {
  const folder = path.join(ROOT, ".build", "studio");
  const built = { stamp: path.join(folder, STAMP), output: path.join(folder, "index.html") };
  return buildOnce({ ...built, hash: hashInputs(STUDIO_INPUTS), isForced }, async () => {
    const words = await runProgram("studio-build", ["npm", "run", "--silent", "build:studio"], {
      logDir: settings.logDir,
      env: { NODE_ENV: "production" },
    });
    return /^studio \w+: (.+ KiB)/m.exec(words)?.[1] ?? "";
  });
}

/**
 * @param {{ stamp: string, output: string, hash: string, isForced: boolean }} wanted
 * @param {() => Promise<string>} build
 * @returns {Promise<string>} a summary
 */
async function buildOnce({ stamp, output, hash, isForced }, build) {
  const isCurrent = existsSync(stamp) && existsSync(output) && readFileSync(stamp, "utf8") === hash;
  if (isCurrent && !isForced) return "unchanged";
  const words = await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return words;
}

/** @param {string[]} inputs files and folders */
function hashInputs(inputs) {
  const hash = createHash("sha256");
  for (const file of inputs.flatMap(sourceFiles).filter(isInput))
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest("hex");
}

/**
 * All files below a folder, or the file itself, if it exists.
 * @param {string} input relative to the project
 * @returns {string[]}
 */
export function sourceFiles(input) {
  const full = path.join(ROOT, input);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [input];
  return readdirSync(full)
    .sort()
    .flatMap((name) => sourceFiles(path.join(input, name)));
}

/** @param {string} file */
const isInput = (file) => !/\.test\.tsx?$/.test(file) && !/^(public\/fonts|src\/generated)\//.test(file);
