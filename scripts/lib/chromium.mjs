// @ts-check
import { existsSync, statfsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { localBin, PINNED_NODE, runProgram } from "./programs.mjs";
import { Refusal } from "./refusal.mjs";

/** Chromium without windows, menus, extensions and back/forward cache: a test takes half the time in it. */
const SHELL = "chromium-headless-shell";
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Custom domains resolve to this machine. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  // As a whole browser does by itself: the widget's frame is another site, and lives in a process of its own.
  "--site-per-process",
  "--host-resolver-rules=MAP *.example 127.0.0.1",
];

const SHARED_MEMORY = "/dev/shm";
/** Of several browsers at once; a container has 64 MB unless told. */
const ENOUGH_BYTES = 2 ** 31;

/** Playwright has browsers share memory by files on a disk, for containers, which costs a tenth of a test's time. */
export const IGNORED_FLAGS = hasSharedMemory() ? ["--disable-dev-shm-usage"] : [];

function hasSharedMemory() {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** CHROMIUM_PATH, else an installed browser, else Playwright's. */
const findChromium = () => named() ?? first([...onPath(NAMES), ...ELSEWHERE, playwrightChromium()]);

const findShell = () => first(onPath([SHELL]));

/** CHROMIUM_PATH, else a headless shell, else a whole browser. */
const findTestBrowser = () => named() ?? findShell() ?? findChromium();

export const requireChromium = () => required(findChromium());
export const requireTestBrowser = () => required(findTestBrowser());

/**
 * Finds browsers for tests, or installs them.
 * @param {{ logDir: string }} options
 * @returns {Promise<string>} the path of that of most tests
 */
export async function ensureTestBrowsers(options) {
  const areThere = () => named() || (findShell() && findChromium());
  if (!areThere()) await withDebian(options).catch(() => undefined);
  if (!findChromium()) await withPlaywright(options).catch(() => undefined);
  requireChromium();
  return requireTestBrowser();
}

function named() {
  const file = process.env.CHROMIUM_PATH;
  if (file && !existsSync(file)) throw new Refusal(`CHROMIUM_PATH=${file}: there is no such file.`);
  return file || undefined;
}

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** @param {(string | undefined)[]} files */
const first = (files) => files.find((file) => file && existsSync(file));

/** @param {string | undefined} browser */
function required(browser) {
  if (browser) return browser;
  throw new Refusal("No browser was found. Install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

/** @param {{ logDir: string }} options */
const withPlaywright = (options) =>
  runProgram("browser", [PINNED_NODE, localBin("playwright"), "install", "chromium"], options);

/** @param {{ logDir: string }} options */
async function withDebian(options) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-update", ["apt-get", "update"], { ...options, env });
  const install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium", SHELL];
  await runProgram("apt-install", install, { ...options, env });
}

function playwrightChromium() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    // Not installed yet.
    return undefined;
  }
}
