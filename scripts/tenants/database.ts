import { openDatabase } from "../../backend/db/client";
import { DirectoryInUseError } from "../../backend/db/directory-lock";
import type { Environment } from "../../backend/environment";
import { databaseErrorCode } from "../../backend/errors";
import { reasonOf } from "../../backend/revalidation/storefronts";
import { operationLineSchema } from "../../backend/tenancy/operation-routes";
import {
  type OperationInput,
  type OperationName,
  type OperationResult,
  runOperation,
} from "../../backend/tenancy/operations";
import { findRunningBackend, type Note, postTo } from "../../backend/tenancy/running-backend";
import { createTenancy } from "../../backend/tenancy/tenancy";
import { TenancyError } from "../../backend/tenancy/tenancy-error";
import { CommandError } from "./failure";
import { sayProgress } from "./output";

/** What the driver and PostgreSQL call a connection that is gone, or a server that ends. */
const LOST_CONNECTION = /^(ECONN|EPIPE|08|57P)/;

/**
 * Has an operation done where the database is: by the backend that runs on it, which also knows its storefronts, else
 * here. Throws CommandError with the reason where it cannot be done.
 */
export async function askDatabase<Name extends OperationName>(
  environment: Environment,
  name: Name,
  input: OperationInput<Name>,
): Promise<OperationResult<Name>> {
  const backend = await findRunningBackend(environment.DATA_DIR, environment.DATABASE_URL);
  const result = backend
    ? await askBackend(backend, name, input)
    : await runHere(environment, { name, input });
  // What comes back over HTTP comes from the same operation, in the JSON of its result.
  return result as OperationResult<Name>;
}

async function runHere(
  environment: Environment,
  asked: { name: OperationName; input: unknown },
): Promise<unknown> {
  const settings = { databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR };
  const database = await openDatabase(settings).catch((error: unknown) => {
    if (!(error instanceof DirectoryInUseError)) throw error;
    throw new CommandError(`${error.message} It does not answer: is it starting? Try again in a moment.`);
  });
  try {
    const tenancy = createTenancy(environment, database, { now: () => new Date() });
    return await runOperation(tenancy, asked, sayProgress);
  } catch (error) {
    if (error instanceof TenancyError) throw new CommandError(error.message);
    const code = databaseErrorCode(error) ?? "";
    if (!LOST_CONNECTION.test(code)) throw error;
    throw new CommandError(`The database broke off (${code}). The same command finishes it.`);
  } finally {
    await database.close();
  }
}

async function askBackend(backend: Note, name: OperationName, input: unknown): Promise<unknown> {
  const response = await postTo(backend, `/tenancy/operations/${name}`, input).catch((error: unknown) => {
    const { url } = backend;
    // fetch throws a TypeError where there was no answer at all.
    throw error instanceof TypeError
      ? new CommandError(`The backend at ${url} does not answer (${reasonOf(error)}). Run it again.`)
      : new CommandError(`${reasonOf(error)}. Is it of this version? Start it anew.`);
  });
  for await (const line of linesOf(response)) {
    if ("progress" in line) sayProgress(line.progress);
    else if ("refused" in line) throw new CommandError(line.refused);
    else return line.result;
  }
  throw new CommandError(
    `The backend at ${backend.url} ended in the middle of it. The same command finishes it.`,
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
    // A connection that breaks off is an answer without an end.
    if (!(error instanceof TypeError)) throw error;
  }
}
