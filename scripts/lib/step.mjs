// @ts-check
import { Refusal } from "./refusal.mjs";

const TICK_MS = 500;
const NAME_WIDTH = 44;
const isLive = Boolean(process.stdout.isTTY) && !process.env.CI;

/**
 * Runs one step of a command, printing its name, duration and result.
 * @template T
 * @param {string} name
 * @param {(progress: (words: string) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  const elapsed = () => `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(8);
  let words = "";
  const draw = () =>
    process.stdout.write(`\r\x1b[K  ·${elapsed()}  ${name} ${words}`.slice(0, process.stdout.columns));
  const timer = isLive ? setInterval(draw, TICK_MS) : undefined;
  if (isLive) draw();
  else process.stdout.write(`  · ${name}\n`);
  /** @param {string} mark @param {string} tail */
  const end = (mark, tail) => {
    clearInterval(timer);
    process.stdout.write(
      `${isLive ? "\r\x1b[K" : ""}  ${mark}${elapsed()}  ${name.padEnd(NAME_WIDTH)} ${tail}\n`,
    );
  };
  try {
    const result = await work((text) => {
      words = text;
    });
    end("✓", typeof result === "string" ? result : "");
    return result;
  } catch (error) {
    end("✗", "");
    throw error;
  }
}

/**
 * Runs a command: prints a Refusal without a stack, with exit code 1.
 * @param {() => Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof Refusal)) console.error(error);
    else console.error(`${error.details ? `\n${error.details}\n` : ""}\n${error.message}`);
  }
}
