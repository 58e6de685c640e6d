// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localBin, PINNED_NODE, ROOT, runProgram } from "./programs.mjs";
import { asEnvironment } from "./settings.mjs";

const SHARED_INPUTS = [
  "src",
  "package-lock.json",
  "tsconfig.json",
  "tailwind.config.ts",
  "postcss.config.mjs",
];
const STOREFRONT_INPUTS = [...SHARED_INPUTS, "app", "public", "middleware.ts", "next.config.ts"];
const WIDGET_INPUTS = [...SHARED_INPUTS, "widget"];

/**
 * `next build`, unless nothing that it reads has changed since the last one.
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ isForced?: boolean }} [options]
 */
export function buildStorefront(settings, { isForced = false } = {}) {
  const stamp = path.join(ROOT, settings.distDir, "inputs.sha256");
  const output = path.join(ROOT, settings.distDir, "BUILD_ID");
  const hash = hashInputs(STOREFRONT_INPUTS, settings.publicBackendUrl);
  return buildOnce({ stamp, output, hash, isForced }, () =>
    runProgram("next-build", [PINNED_NODE, localBin("next"), "build"], {
      logDir: settings.logDir,
      env: { ...asEnvironment(settings), NODE_ENV: "production" },
    }),
  );
}

/**
 * The widget's loader and app, into .build/widget.
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ isForced?: boolean }} [options]
 */
export function buildWidget(settings, { isForced = false } = {}) {
  const folder = path.join(ROOT, ".build", "widget");
  const built = { stamp: path.join(folder, "inputs.sha256"), output: path.join(folder, "loader.js") };
  return buildOnce({ ...built, hash: hashInputs(WIDGET_INPUTS, ""), isForced }, () =>
    runProgram("widget-build", ["npm", "run", "--silent", "build:widget"], {
      logDir: settings.logDir,
      env: { NODE_ENV: "production" },
    }),
  );
}

/**
 * @param {{ stamp: string, output: string, hash: string, isForced: boolean }} wanted
 * @param {() => Promise<void>} build
 * @returns {Promise<string>} what to say of it
 */
async function buildOnce({ stamp, output, hash, isForced }, build) {
  const isCurrent = existsSync(stamp) && existsSync(output) && readFileSync(stamp, "utf8") === hash;
  if (isCurrent && !isForced) return "unchanged";
  await build();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return "";
}

/**
 * @param {string[]} inputs files and folders
 * @param {string} extra settings that end up in the output
 */
export function hashInputs(inputs, extra) {
  const hash = createHash("sha256").update(extra);
  for (const file of inputs.flatMap(sourceFiles).filter(isNoTest))
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  return hash.digest("hex");
}

/**
 * Every file below a folder, or the file itself; nothing where there is neither.
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
const isNoTest = (file) => !/\.test\.tsx?$/.test(file);
