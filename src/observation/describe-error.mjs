// @ts-check
import path from "node:path";

const LONGEST_MESSAGE = 300;
const MOST_FRAMES = 20;
const FRAME =
  /^\s+at (?:(?<fn>.+?) \()?(?:async )?(?:file:\/\/)?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/;

/**
 * @typedef {{ function: string, file: string, line: number, column: number }} Frame
 * @typedef {{ name: string, message: string, frames: Frame[] }} Description
 */

/** What a message may carry of a person or a secret, and what is said in its place. */
const PRIVATE = /** @type {const} */ ([
  [/\?\S*/g, "?…"],
  [/[^\s@"'<>]+@[^\s@"'<>]+/g, "[email]"],
  [/[\w-]*\.[\w-]{16,}\.[\w-]{16,}/g, "[key]"],
  [/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g, "[key]"],
  [/\+?\d[\d\s().-]{5,}\d/g, "[number]"],
  // Whatever is written in another script than the programs are: names, addresses, words of a form.
  [/[^\p{ASCII}…]+(?:\s+[^\p{ASCII}…]+)*/gu, "[text]"],
]);

/**
 * An error as it may leave this system: its kind, its message without what may be personal, where in the code it was.
 * @param {unknown} error
 * @returns {Description}
 */
export function describeError(error) {
  if (!(error instanceof Error)) return { name: "Error", message: withoutPrivate(String(error)), frames: [] };
  const { name, message, stack = "" } = error;
  return { name, message: withoutPrivate(message), frames: framesOf(stack) };
}

/** @param {string} message */
const withoutPrivate = (message) =>
  PRIVATE.reduce((text, [pattern, words]) => text.replace(pattern, words), message.slice(0, 2000)).slice(
    0,
    LONGEST_MESSAGE,
  );

/** Only what looks like a place in the code: a stack begins with the whole message. @param {string} stack */
function framesOf(stack) {
  const frames = stack.split("\n").flatMap((line) => {
    const { fn = "", file = "", line: at, column } = FRAME.exec(line)?.groups ?? {};
    return file ? [{ function: fn, file: shorten(file), line: Number(at), column: Number(column) }] : [];
  });
  return frames.slice(0, MOST_FRAMES);
}

/** @param {string} file */
const shorten = (file) => (path.isAbsolute(file) ? path.relative(process.cwd(), file) : file);
