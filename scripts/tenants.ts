/** `npm run tenants -- <command>`: takes on, shows, publishes and takes off partners. */
import { Command, CommanderError } from "commander";
import { DatabaseUnreachableError } from "../backend/db/client";
import { EnvironmentError } from "../backend/environment";
import { addAddDomain } from "./tenants/add-domain";
import { addCheck } from "./tenants/check";
import { addClose } from "./tenants/close";
import { CommandError } from "./tenants/failure";
import { addHistory } from "./tenants/history";
import { addList } from "./tenants/list";
import { addNew } from "./tenants/new";
import { addPreview } from "./tenants/preview";
import { addPublish } from "./tenants/publish";
import { addRemove } from "./tenants/remove";
import { addRemoveDomain } from "./tenants/remove-domain";
import { addRollback } from "./tenants/rollback";
import { addSchema } from "./tenants/schema";
import { addShow } from "./tenants/show";

/** Errors that say all there is to say: no stack helps whoever reads them. */
const PLAIN_ERRORS = [CommandError, EnvironmentError, DatabaseUnreachableError];

const program = new Command("npm run tenants --")
  .description("Partners: their files, their domains and what is published of them.")
  .addHelpText(
    "after",
    `
Examples:
  npm run tenants -- list
  npm run tenants -- add-domain lumiere lumiere.kr --www --dry-run
  npm run tenants -- publish lumiere
  npm run tenants -- help publish

Results go to standard output, progress and what went wrong to standard error. DATABASE_URL, DATA_DIR and TENANTS_DIR say
where partners are; a backend that runs on the same database is asked to do it.
Exit codes: 0 done; 1 refused, wrong or unfinished, run it again once that is mended; 2 asked for wrongly.`,
  )
  .exitOverride()
  .showHelpAfterError();
const commands = [
  addNew,
  addList,
  addShow,
  addCheck,
  addPreview,
  addAddDomain,
  addRemoveDomain,
  addPublish,
  addHistory,
  addRollback,
  addClose,
  addRemove,
  addSchema,
];
for (const add of commands) add(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error);
}

/** Says what went wrong. Commander has already said its own. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (!(error instanceof Error) || !PLAIN_ERRORS.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  return error instanceof CommandError ? error.exitCode : 1;
}
