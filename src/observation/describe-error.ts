import path from "node:path";

const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 20;
const FRAME =
  /^\s+at (?:(?<fn>.+?) \()?(?:async )?(?:file:\/\/)?(?<file>[^()]+?):(?<line>\d+):(?<column>\d+)\)?$/;

interface Frame {
  function: string;
  file: string;
  line: number;
  column: number;
}

export interface ErrorDescription {
  name: string;
  message: string;
  frames: Frame[];
}

/** Personal data and secrets in messages, and their replacements. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  [/\?\S*/g, "?…"],
  [/[^\s@"'<>]+@[^\s@"'<>]+/g, "[email]"],
  [/[\w-]*\.[\w-]{16,}\.[\w-]{16,}/g, "[key]"],
  [/(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{24,}/g, "[key]"],
  [/\+?\d[\d\s().-]{5,}\d/g, "[number]"],
  // Text in other scripts: names, addresses, form input.
  [/[^\p{ASCII}…]+(?:\s+[^\p{ASCII}…]+)*/gu, "[text]"],
];

/** An error without personal data: its name, redacted message and stack frames. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: "Error", message: withoutPrivate(String(error)), frames: [] };
  const { name, message, stack = "" } = error;
  return { name, message: withoutPrivate(message), frames: framesOf(stack) };
}

const withoutPrivate = (message: string): string =>
  PRIVATE.reduce(
    (text, [pattern, placeholder]) => text.replace(pattern, placeholder),
    message.slice(0, 2000),
  ).slice(0, MAX_MESSAGE_LENGTH);

/** Only lines with a code position: a stack starts with the message. */
function framesOf(stack: string): Frame[] {
  const frames = stack.split("\n").flatMap((line) => {
    const { fn = "", file = "", line: at, column } = FRAME.exec(line)?.groups ?? {};
    return file ? [{ function: fn, file: shorten(file), line: Number(at), column: Number(column) }] : [];
  });
  return frames.slice(0, MAX_FRAMES);
}

const shorten = (file: string) => (path.isAbsolute(file) ? path.relative(process.cwd(), file) : file);
