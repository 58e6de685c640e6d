/** `npm run tenants -- <command>`: creates, shows, publishes and removes partners. */
import { Command } from "commander";
import { runCommandLine } from "./command-line";
import { addAddDomain } from "./tenants/add-domain";
import { addCheck } from "./tenants/check";
import { addClose } from "./tenants/close";
import { addContent } from "./tenants/content";
import { addDomains } from "./tenants/domain-states";
import { addHistory } from "./tenants/history";
import { addList } from "./tenants/list";
import { addNew } from "./tenants/new/new";
import { addPreview } from "./tenants/preview";
import { addPublish } from "./tenants/publish";
import { addRemove } from "./tenants/remove";
import { addRemoveDomain } from "./tenants/remove-domain";
import { addRollback } from "./tenants/rollback";
import { addSchema } from "./tenants/schema";
import { addShow } from "./tenants/show";

const program = new Command("npm run tenants --")
  .description("Partners: their files, domains and published versions.")
  .addHelpText(
    "after",
    `
Examples:
  npm run tenants -- list
  npm run tenants -- add-domain lumiere lumiere.kr --www --dry-run
  npm run tenants -- publish lumiere
  npm run tenants -- help publish

Results go to standard output, progress and errors to standard error. DATABASE_URL, DATA_DIR and TENANTS_DIR name the
partners; a backend that runs on the same database does the work.
Exit codes: 0 done; 1 refused, invalid or unfinished: run it again once that is fixed; 2 invalid arguments.`,
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
  addDomains,
  addPublish,
  addContent,
  addHistory,
  addRollback,
  addClose,
  addRemove,
  addSchema,
];
for (const add of commands) add(program);

await runCommandLine(program);
