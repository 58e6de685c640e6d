import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { wholeNumber } from "../command-line";
import { differenceOf } from "./difference";
import { executeOperation } from "./execute-operation";
import { markFailure, printSteps } from "./outcomes";
import { printJson } from "./output";
import { addWriteOptions, authorOf, type WriteOptions } from "./write-options";

interface Options extends WriteOptions {
  to?: number;
}

export function addRollback(program: Command): void {
  const command = program
    .command("rollback")
    .description("make an earlier version live again; the tenant's file stays as it is")
    .argument("<id>")
    .option("--to <version>", "by default the one before", wholeNumber(1, 999_999_999));
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- rollback lumiere --dry-run
  npm run tenants -- rollback lumiere --to 3 --by "Kim, night shift"

It stays rolled back when the backend starts, until the file changes; publish makes the file live again.`,
    )
    .action((id: string, options: Options) => rollBack(id, options));
}

async function rollBack(id: string, { to, by, dryRun = false, json = false }: Options): Promise<void> {
  const environment = readEnvironment(process.env);
  const request = { id, to, by: authorOf(by, environment), isDryRun: dryRun };
  const done = await executeOperation(environment, "rollback", request);
  markFailure(done);
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
