import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isCancel, text } from "@clack/prompts";
import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { exists } from "../../lib/system";
import type { OperationResult } from "../../publishing/operations";
import type { RemovedPartner } from "../../publishing/remove-partner";
import { inBothSpellings } from "../../tenancy/host-names";
import { tenantFile } from "../../tenancy/tenant-files";
import { CommandError } from "./command-error";
import { executeOperation } from "./execute-operation";
import { markFailure, printSteps } from "./outcomes";
import { printJson } from "./output";
import { tenantsFolder } from "./write-options";

/** Renamed so that the folder is not published again. */
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
    .description("delete a partner: its data, its visitors' data and files, its domains, its pages")
    .argument("<id>")
    .option("--yes", "do not ask; required without a terminal")
    .option("--delete-files", "delete its folder as well")
    .option("--keep-files", `keep its folder, its tenant.json renamed to ${REMOVED_FILE} (the default)`)
    .option("--dry-run", "print what would be deleted, and delete nothing")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- remove lumiere --dry-run
  npm run tenants -- remove lumiere                asks to type the partner's id
  npm run tenants -- remove lumiere --yes --delete-files

Reservations and consents are deleted, too: back them up first where the law requires keeping them (npm run backup).
Exit codes: 0 done; 1 unknown partner, or a step is unfinished; 2 not confirmed.`,
    )
    .action((id: string, options: Options) => removePartner(id, options));
}

async function removePartner(id: string, options: Options): Promise<void> {
  const { yes = false, deleteFiles = false, dryRun = false, json = false } = options;
  const environment = readEnvironment(process.env);
  const file = tenantFile(tenantsFolder(environment), id);
  const { removed: found } = await executeOperation(environment, "remove", { id, isDryRun: true });
  if (!found.isThere && !(await exists(dirname(file)))) return finishEarlierRun(id, options);
  if (!json) console.log(summaryOf(found));
  if (dryRun) {
    if (json) printJson({ isDryRun: true, removed: found, steps: [] });
    return;
  }
  if (!yes) await confirmByTyping(id);
  // The folder first: a backend that starts meanwhile would publish it again.
  await removeFolder(file, deleteFiles);
  report(await executeOperation(environment, "remove", { id }), json);
}

/** For a partner that was deleted: finishes the remaining steps. */
async function finishEarlierRun(id: string, { dryRun = false, json = false }: Options): Promise<void> {
  const done = await executeOperation(readEnvironment(process.env), "remove", { id, isDryRun: dryRun });
  if (done.steps.every(({ status }) => status === "nothing"))
    throw new CommandError(`There is no partner ${id}.`);
  report(done, json);
}

function report(done: OperationResult<"remove">, json: boolean): void {
  markFailure(done);
  if (json) printJson({ isDryRun: false, ...done });
  else {
    printSteps(done.steps);
    console.log(`${done.removed.id}: removed`);
  }
}

function summaryOf({ id, isThere: isInDatabase, hosts, counts }: RemovedPartner): string {
  if (!isInDatabase) return `${id}: nothing in the database`;
  const parts = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `${id}: ${parts.join(", ")}; ${hosts.map(inBothSpellings).join(", ")}`;
}

async function removeFolder(file: string, isDeleted: boolean): Promise<void> {
  if (isDeleted) await rm(dirname(file), { recursive: true, force: true });
  else if (await exists(file)) await rename(file, join(dirname(file), REMOVED_FILE));
}

/** Throws CommandError unless the partner's id is typed, and without a terminal. */
async function confirmByTyping(id: string): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new CommandError("There is no terminal to confirm it: use --yes.", 2);
  const typed = await text({ message: `Type ${id} to delete it permanently` });
  if (isCancel(typed) || typed.trim() !== id)
    throw new CommandError("Not confirmed: nothing was removed.", 2);
}
