import { type Command, InvalidArgumentError } from "commander";
import { readEnvironment } from "../../backend/environment";
import { authorOf } from "./author";
import { askDatabase } from "./database";
import { differenceOf } from "./difference";
import { printJson } from "./output";
import { printSteps } from "./steps";
import { addWriteOptions, type WriteOptions } from "./write-options";

interface Options extends WriteOptions {
  to?: number;
}

export function addRollback(program: Command): void {
  const command = program
    .command("rollback")
    .description("make an earlier version live again; the tenant's file stays as it is")
    .argument("<id>")
    .option("--to <version>", "which one; without it, the one before", readVersionNumber);
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- rollback lumiere --dry-run
  npm run tenants -- rollback lumiere --to 3 --by "Kim, night shift"

A start of the backend leaves it rolled back until the file changes; publish makes the file live again.`,
    )
    .action((id: string, options: Options) => rollBack(id, options));
}

async function rollBack(id: string, { to, by, dryRun = false, json = false }: Options): Promise<void> {
  const environment = readEnvironment(process.env);
  const asked = { id, to, by: authorOf(by, environment), isDryRun: dryRun };
  const done = await askDatabase(environment, "rollback", asked);
  if (done.steps.some(({ status }) => status === "failed")) process.exitCode = 1;
  if (json) return printJson({ isDryRun: dryRun, ...done });
  const { version, restoredVersion, change } = done.rollback;
  if (change)
    return console.log(differenceOf(id, change) || `${id}: version ${restoredVersion} is live already`);
  console.log(
    version === null
      ? `${id}: version ${restoredVersion} is live already`
      : `${id}: version ${restoredVersion} is live again, as version ${version}`,
  );
  printSteps(done.steps);
}

function readVersionNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 1.");
  return Number(text);
}
