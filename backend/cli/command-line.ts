import { type Command, CommanderError, InvalidArgumentError } from "commander";

type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Runs a command. Exit codes: 0 done; 1 refused or unfinished; 2 invalid arguments. Expected errors, of `plainKinds` and
 * the backend's own, are shown without a stack.
 */
export async function runCommandLine(program: Command, plainKinds: ErrorClass[] = []): Promise<void> {
  try {
    await program.exitOverride().parseAsync();
  } catch (error) {
    process.exitCode = await exitCodeOf(error, plainKinds);
  }
}

/** Prints the error, unless commander already has. */
async function exitCodeOf(error: unknown, plainKinds: ErrorClass[]): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  // Lazy: these errors load half of the backend.
  const { PLAIN_ERRORS } = await import("./plain-errors");
  const isPlain = [...PLAIN_ERRORS, ...plainKinds].some((kind) => error instanceof kind);
  if (!isPlain || !(error instanceof Error)) throw error;
  if ("details" in error && error.details) console.error(`\n${error.details}\n`);
  console.error(error.message);
  return "exitCode" in error && error.exitCode === 2 ? 2 : 1;
}

/** Parses a whole number within bounds. */
export const wholeNumber = (least: number, most: number) => (text: string) => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  return number;
};

/** Parses names separated by commas, each of them known. */
export const namesOf = (known: string[]) => (text: string) => {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new InvalidArgumentError(`There is no ${unknown.join(", ")}, but ${known.join(", ")}.`);
  return names;
};
