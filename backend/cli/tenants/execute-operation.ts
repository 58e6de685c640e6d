import { openDatabase } from "../../db/client";
import { DirectoryInUseError } from "../../db/directory-lock";
import type { Environment } from "../../lib/environment";
import { databaseErrorCode } from "../../lib/errors";
import { findRunningBackend, postTo, type Registration } from "../../operation/running-backend";
import {
  type OperationInput,
  type OperationName,
  type OperationResult,
  operationLineSchema,
  runOperation,
} from "../../publishing/operations";
import { reasonOf } from "../../revalidation/storefronts";
import { createTenancy } from "../../tenancy/tenancy";
import { TenancyError } from "../../tenancy/tenancy-error";
import { CommandError } from "./command-error";
import { printProgress } from "./output";

/** Codes of a lost connection, or a server that shuts down. */
const LOST_CONNECTION = /^(ECONN|EPIPE|08|57P)/;

/**
 * Executes an operation in the backend that runs on the database, which also knows its storefronts, else in this process.
 * Throws CommandError with the reason of a refusal.
 */
export async function executeOperation<Name extends OperationName>(
  environment: Environment,
  name: Name,
  input: OperationInput<Name>,
): Promise<OperationResult<Name>> {
  const backend = await findRunningBackend(environment.DATA_DIR, environment.DATABASE_URL);
  const result = backend
    ? await executeRemotely(backend, name, input)
    : await executeHere(environment, { name, input });
  // Over HTTP it is the same result as JSON.
  return result as OperationResult<Name>;
}

async function executeHere(
  environment: Environment,
  request: { name: OperationName; input: unknown },
): Promise<unknown> {
  const settings = { databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR };
  const database = await openDatabase(settings).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new CommandError(`${error.message} It does not respond: is it starting? Try again in a moment.`);
  });
  try {
    const tenancy = createTenancy(environment, database, { now: () => new Date() });
    return await runOperation(tenancy, request, printProgress);
  } catch (error) {
    if (error instanceof TenancyError) throw new CommandError(error.message);
    const code = databaseErrorCode(error) ?? "";
    if (!LOST_CONNECTION.test(code)) throw error;
    throw new CommandError(
      `The connection to the database was lost (${code}). Run the same command to finish it.`,
    );
  } finally {
    await database.close();
  }
}

async function executeRemotely(backend: Registration, name: OperationName, input: unknown): Promise<unknown> {
  const response = await postTo(backend, `/tenancy/operations/${name}`, input).catch((error: unknown) => {
    const { url } = backend;
    // fetch throws a TypeError without a response.
    throw error instanceof TypeError
      ? new CommandError(
          `The backend at ${url} does not respond (${reasonOf(error)}). Run the command again.`,
        )
      : new CommandError(`${reasonOf(error)}. Is it of this version? Restart it.`);
  });
  for await (const line of linesOf(response)) {
    if ("progress" in line) printProgress(line.progress);
    else if ("refused" in line) throw new CommandError(line.refused);
    else return line.result;
  }
  throw new CommandError(
    `The backend at ${backend.url} ended during the operation. Run the same command to finish it.`,
  );
}

async function* linesOf(response: Response) {
  const decoder = new TextDecoderStream();
  let rest = "";
  try {
    for await (const text of response.body?.pipeThrough(decoder) ?? []) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield operationLineSchema.parse(JSON.parse(line));
    }
  } catch (error) {
    // A lost connection ends the response early.
    if (!(error instanceof TypeError)) throw error;
  }
}
