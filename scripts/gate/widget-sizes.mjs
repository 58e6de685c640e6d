// @ts-check
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { sourceFiles } from "../lib/build.mjs";
import { ROOT } from "../lib/programs.mjs";
import { Refusal } from "../lib/refusal.mjs";

export const LOADER_MAX_BYTES = 4 * 1024;
export const APP_MAX_BYTES = 130 * 1024;

/** Gzip bytes of the loader and of the app's scripts. */
export function measureWidget() {
  const files = sourceFiles(path.join(".build", "widget")).filter((file) => file.endsWith(".js"));
  const loaderBytes = sum(files.filter((file) => path.basename(file) === "loader.js"));
  const appBytes = sum(files.filter((file) => file.includes(`${path.sep}app${path.sep}`)));
  return { loaderBytes, appBytes };
}

export function checkWidgetSizes() {
  const { loaderBytes, appBytes } = measureWidget();
  const words = `loader ${kib(loaderBytes)} of ${kib(LOADER_MAX_BYTES)}, app ${kib(appBytes)} of ${kib(APP_MAX_BYTES)} KiB`;
  if (loaderBytes === 0 || appBytes === 0) throw new Refusal("The widget's build left no loader or no app.");
  if (loaderBytes > LOADER_MAX_BYTES || appBytes > APP_MAX_BYTES)
    throw new Refusal(`The widget is too large: ${words} (gzip).`);
  return words;
}

/** @param {string[]} files */
const sum = (files) =>
  files.reduce(
    (total, file) => total + gzipSync(readFileSync(path.join(ROOT, file)), { level: 9 }).length,
    0,
  );

/** @param {number} bytes */
const kib = (bytes) => (bytes / 1024).toFixed(1);
