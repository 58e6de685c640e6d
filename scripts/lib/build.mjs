// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressBuild } from "../storefront/compress-build.mjs";
import { localBin, PINNED_NODE, ROOT, runProgram } from "./programs.mjs";
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
  "scripts/storefront/compress-build.mjs",
];
const WIDGET_INPUTS = [...SHARED_INPUTS, "widget"];

/** @typedef {import("./settings.mjs").Settings} Settings */

export const NEXT_BUILD = ".next";
const STAMP = "inputs.sha256";

/**
 * `next build`, unless nothing that it reads has changed since the last one. Addresses are read when a page is asked
 * for, so one build serves every setting.
 * @param {Settings} settings
 * @param {{ isForced?: boolean }} [options]
 */
export function buildStorefront(settings, { isForced = false } = {}) {
  const stamp = path.join(ROOT, NEXT_BUILD, STAMP);
  const output = path.join(ROOT, NEXT_BUILD, "BUILD_ID");
  return buildOnce({ stamp, output, hash: hashInputs(STOREFRONT_INPUTS), isForced }, async () => {
    await runProgram("next-build", [PINNED_NODE, localBin("next"), "build"], {
      logDir: settings.logDir,
      // The gate has checked the types; whoever starts the product need not wait for that again.
      env: { ...asEnvironment(settings), NODE_ENV: "production", SKIP_TYPE_CHECK: "1" },
    });
    await compressBuild(path.join(ROOT, NEXT_BUILD, "static"));
    return "";
  });
}

/**
 * The widget's loader and app, into .build/widget; fails where one is larger than it may be.
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
 * @param {{ stamp: string, output: string, hash: string, isForced: boolean }} wanted
 * @param {() => Promise<string>} build
 * @returns {Promise<string>} what to say of it
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
