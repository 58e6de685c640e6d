import { type Command, CommanderError, InvalidArgumentError } from "commander";
/** Runs a command line to its end. Exit codes: 0 done; 1 refused or unfinished; 2 asked for wrongly. */
export async function runCommandLine(program: Command): Promise<void> {
  try {
    await program.exitOverride().parseAsync();
  } catch (error) {
    process.exitCode = await exitCodeOf(error);
  }
}

/** Says what went wrong. Commander has already said its own. */
async function exitCodeOf(error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  // Not before it is needed: the errors come with half of the backend.
  const { isPlainError } = await import("./plain-errors");
  if (!isPlainError(error)) throw error;
  if ("details" in error && error.details) console.error(`\n${error.details}\n`);
  console.error(error.message);
  return "exitCode" in error && error.exitCode === 2 ? 2 : 1;
}

/** An option's value that has to be a whole number from one bound to the other. */
export const wholeNumber = (least: number, most: number) => (text: string) => {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  return number;
};

/** An option's value that lists names, separated by commas, each of them one that there is. */
export const namesOf = (known: string[]) => (text: string) => {
  const names = text.split(",").map((name) => name.trim());
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0)
    throw new InvalidArgumentError(`There is no ${strange.join(", ")}, but ${known.join(", ")}.`);
  return names;
};
