import { type Command, Option } from "commander";
import { readEnvironment } from "../../backend/environment";
import { authorOf } from "./author";
import { askDatabase } from "./database";
import { tenantsFolder } from "./folder";
import { orAll } from "./list";
import { printPublished } from "./outcomes";
import { publishDrafts } from "./preview";
import { addWriteOptions, type WriteOptions } from "./write-options";

interface Options extends WriteOptions {
  draft?: boolean;
}

export function addPublish(program: Command): void {
  const command = program
    .command("publish")
    .description("make tenant files the live configuration; a refused one keeps its last good version")
    .argument("[id...]", "without any, every tenant")
    .addOption(
      new Option("--draft", "for their previews alone; live sites stay as they are").conflicts("dryRun"),
    );
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- publish lumiere --dry-run
  npm run tenants -- publish lumiere --by "Kim"
  npm run tenants -- publish lumiere --draft
  npm run tenants -- publish                       every tenant; also finishes what an earlier run has left

Exit codes: 0 done; 1 a file was refused, or a step is left to the next run; 2 asked for wrongly.`,
    )
    .action(async (ids: string[], { by, draft, dryRun = false, json }: Options) => {
      const environment = readEnvironment(process.env);
      if (draft) return publishDrafts(environment, { ids: orAll(ids), by, json });
      const published = await askDatabase(environment, "publish", {
        folder: tenantsFolder(environment),
        ids: orAll(ids),
        by: authorOf(by, environment),
        isDryRun: dryRun,
      });
      printPublished(published, { json, dryRun });
    });
}
