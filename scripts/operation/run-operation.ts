import { parseArgs } from "node:util";
import { DirectoryInUseError } from "../../backend/db/directory-lock";
import { EnvironmentError } from "../../backend/environment";
import { OperationError } from "../../backend/operation/backup";

const plainErrors = [OperationError, EnvironmentError, DirectoryInUseError];

/** Runs a command; what it refuses is told in one line, with exit code 1. */
export async function runOperation(
  usage: string,
  work: (names: string[], usage: string, options: { force: boolean }) => Promise<void>,
): Promise<void> {
  try {
    const options = { force: { type: "boolean", default: false } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    await work(positionals, `Usage: ${usage}`, values);
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** Also what parseArgs says of an option that there is none of. */
const isPlain = (error: unknown): error is Error =>
  error instanceof Error &&
  (plainErrors.some((kind) => error instanceof kind) ||
    ("code" in error && String(error.code).startsWith("ERR_PARSE_ARGS")));
