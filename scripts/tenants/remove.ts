import { access, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Command } from "commander";
import { readEnvironment } from "../../backend/environment";
import { inBothSpellings } from "../../backend/tenancy/host-names";
import type { OperationResult } from "../../backend/tenancy/operations";
import type { RemovedPartner } from "../../backend/tenancy/remove-partner";
import { tenantFile } from "../../backend/tenancy/tenant-files";
import { confirmByTyping } from "./confirm";
import { askDatabase } from "./database";
import { CommandError } from "./failure";
import { tenantsFolder } from "./folder";
import { printJson } from "./output";
import { printSteps } from "./steps";

/** What keeps a tenant's folder from being published again. */
const REMOVED_FILE = "tenant.removed.json";

interface Options {
  yes?: boolean;
  deleteFiles?: boolean;
  dryRun?: boolean;
  json?: boolean;
}

export function addRemove(program: Command): void {
  program
    .command("remove")
    .description("take a partner off whole: its data, its visitors' data and files, its domains, its pages")
    .argument("<id>")
    .option("--yes", "do not ask; without a terminal nothing is removed otherwise")
    .option("--delete-files", "remove its folder as well")
    .option("--keep-files", `keep its folder, its tenant.json renamed to ${REMOVED_FILE} (the default)`)
    .option("--dry-run", "say what would go, and remove nothing")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- remove lumiere --dry-run
  npm run tenants -- remove lumiere                asks for the partner's id
  npm run tenants -- remove lumiere --yes --delete-files

Reservations and consents go too: back them up first where the law asks to keep them (npm run backup).
Exit codes: 0 done; 1 no such partner, or a step is left to the next run; 2 not confirmed.`,
    )
    .action((id: string, options: Options) => removePartner(id, options));
}

async function removePartner(id: string, options: Options): Promise<void> {
  const { yes = false, deleteFiles = false, dryRun = false, json = false } = options;
  const environment = readEnvironment(process.env);
  const file = tenantFile(tenantsFolder(environment), id);
  const { removed: found } = await askDatabase(environment, "remove", { id, isDryRun: true });
  if (!found.isThere && !(await isThere(dirname(file)))) return finishEarlierRun(id, options);
  if (!json) console.log(summaryOf(found));
  if (dryRun) {
    if (json) printJson({ isDryRun: true, removed: found, steps: [] });
    return;
  }
  if (!yes) await confirmByTyping(id);
  // The folder first: a start of the backend meanwhile would publish it again.
  await putAway(file, deleteFiles);
  report(await askDatabase(environment, "remove", { id }), json);
}

/** Of a partner that is gone: what its removal has left to do. */
async function finishEarlierRun(id: string, { dryRun = false, json = false }: Options): Promise<void> {
  const done = await askDatabase(readEnvironment(process.env), "remove", { id, isDryRun: dryRun });
  if (done.steps.every(({ status }) => status === "nothing"))
    throw new CommandError(`There is no partner ${id}.`);
  report(done, json);
}

function report(done: OperationResult<"remove">, json: boolean): void {
  if (done.steps.some(({ status }) => status === "failed")) process.exitCode = 1;
  if (json) {
    printJson({ isDryRun: false, ...done });
    return;
  }
  printSteps(done.steps);
  console.log(`${done.removed.id}: removed`);
}

function summaryOf({ id, isThere: isInDatabase, hosts, counts }: RemovedPartner): string {
  if (!isInDatabase) return `${id}: nothing in the database`;
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `${id}: ${parts.join(", ")}; ${hosts.map(inBothSpellings).join(", ")}`;
}

async function putAway(file: string, isDeleted: boolean): Promise<void> {
  if (isDeleted) await rm(dirname(file), { recursive: true, force: true });
  else if (await isThere(file)) await rename(file, join(dirname(file), REMOVED_FILE));
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
