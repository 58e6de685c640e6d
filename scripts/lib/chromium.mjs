// @ts-check
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { localBin, PINNED_NODE, runProgram } from "./programs.mjs";
import { Refusal } from "./refusal.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Custom domains resolve to this machine. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--host-resolver-rules=MAP *.example 127.0.0.1",
];

/**
 * CHROMIUM_PATH, else an installed browser, else Playwright's.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Refusal(`CHROMIUM_PATH=${named}: there is no such file.`);
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [named, ...onPath, ...ELSEWHERE, playwrightChromium()].find((file) => file && existsSync(file));
}

export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  throw new Refusal("No browser was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

/**
 * Finds a browser, or installs one.
 * @param {{ logDir: string }} options
 * @returns {Promise<string>} its path
 */
export async function ensureChromium(options) {
  for (const install of [undefined, withPlaywright, withDebian]) {
    await install?.(options).catch(() => undefined);
    const found = findChromium();
    if (found) return found;
  }
  throw new Refusal(
    "No browser was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

/** @param {{ logDir: string }} options */
const withPlaywright = (options) =>
  runProgram("browser", [PINNED_NODE, localBin("playwright"), "install", "chromium"], options);

/** @param {{ logDir: string }} options */
async function withDebian(options) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-update", ["apt-get", "update"], { ...options, env });
  await runProgram("apt-install", ["apt-get", "install", "-y", "--no-install-recommends", "chromium"], {
    ...options,
    env,
  });
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    // Not installed yet.
    return undefined;
  }
}
