// @ts-check
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal.mjs";

export const ROOT = path.resolve(import.meta.dirname, "..", "..");
const BIN = path.join(ROOT, "node_modules", ".bin");
/** Programs of a thousand modules start faster the second time. */
const NODE_COMPILE_CACHE = path.join(ROOT, ".build", "compile-cache");
const TAIL_LINES = 40;
const GRACE_MS = 8000;

/** @param {string} folder absolute, or as the project's root sees it */
export const isInProject = (folder) => path.resolve(ROOT, folder).startsWith(ROOT + path.sep);

/** Of the lock file, not the machine's own. */
export const PINNED_NODE = path.join(BIN, "node");
/** @param {string} name a program of node_modules/.bin */
export const localBin = (name) => path.join(BIN, name);

/** @type {Set<Program>} */
const running = new Set();
let isStopping = false;

/** Stops all started programs, the last one first. */
export async function stopPrograms() {
  isStopping = true;
  for (const program of [...running].reverse()) await program.stop();
}

/**
 * @typedef {object} Program
 * @property {string} name
 * @property {number | undefined} pid
 * @property {Promise<number>} exited the exit code
 * @property {() => string} tail the last lines it wrote
 * @property {() => Promise<void>} stop SIGTERM, after eight seconds SIGKILL
 */

/**
 * Rejects when one of them ends by itself.
 * @param {Program[]} programs
 * @returns {Promise<never>}
 */
export function watchPrograms(programs) {
  return new Promise((_, reject) => {
    for (const { name, exited, tail } of programs)
      exited.then((code) => {
        if (!isStopping) reject(new Refusal(`The ${name} ended by itself (exit code ${code}).`, tail()));
      });
  });
}

/**
 * Starts a program; its output goes to a log file.
 * @param {string} name
 * @param {string[]} command
 * @param {{ logDir: string, env?: Record<string, string>, onLine?: (line: string) => void }} options
 * @returns {Program}
 */
export function startProgram(name, [command = "", ...args], { logDir, env = {}, onLine }) {
  const folder = path.resolve(ROOT, logDir);
  mkdirSync(folder, { recursive: true });
  const log = createWriteStream(path.join(folder, `${name}.log`));
  const child = spawn(command, args, {
    cwd: ROOT,
    env: {
      ...plainEnvironment(),
      PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ""}`,
      NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  /** @type {string[]} */
  const last = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    eachLine(stream, (line) => {
      last.push(line);
      if (last.length > TAIL_LINES) last.shift();
      onLine?.(line);
    });
  }
  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.once("error", (error) => {
      last.push(error.message);
      resolve(127);
    });
    child.once("close", (code, signal) => resolve(code ?? (signal ? 128 : 1)));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), GRACE_MS);
    await exited;
    clearTimeout(timer);
  };
  const program = { name, pid: child.pid, exited, tail: () => last.join("\n"), stop };
  running.add(program);
  exited.then(() => running.delete(program));
  return program;
}

/** Without colour codes, for log files. */
function plainEnvironment() {
  const { FORCE_COLOR: _, ...rest } = process.env;
  return { ...rest, NO_COLOR: "1" };
}

/**
 * Runs a program and returns its last lines; a failure includes them.
 * @param {string} name
 * @param {string[]} command
 * @param {{ logDir: string, env?: Record<string, string>, onLine?: (line: string) => void }} options
 */
export async function runProgram(name, command, options) {
  const program = startProgram(name, command, options);
  const code = await program.exited;
  if (code === 0) return program.tail();
  throw new Refusal(
    `${name} failed (exit code ${code}). Full log: ${path.join(options.logDir, `${name}.log`)}`,
    program.tail(),
  );
}

/**
 * @param {NodeJS.ReadableStream} stream
 * @param {(line: string) => void} onLine
 */
function eachLine(stream, onLine) {
  let rest = "";
  stream.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    lines.forEach(onLine);
  });
  stream.on("end", () => {
    if (rest) onLine(rest);
  });
}
