import { type Command, Option } from "commander";
import { readEnvironment } from "../../lib/environment";
import { executeOperation } from "./execute-operation";
import { orAll } from "./list";
import { printPublished } from "./outcomes";
import { publishDrafts } from "./preview";
import { addWriteOptions, authorOf, tenantsFolder, type WriteOptions } from "./write-options";

interface Options extends WriteOptions {
  draft?: boolean;
}

export function addPublish(program: Command): void {
  const command = program
    .command("publish")
    .description("make tenant files live; a refused one keeps its last valid version")
    .argument("[id...]", "by default every tenant")
    .addOption(new Option("--draft", "only for previews; live sites stay as they are").conflicts("dryRun"));
  addWriteOptions(command)
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- publish lumiere --dry-run
  npm run tenants -- publish lumiere --by "Kim"
  npm run tenants -- publish lumiere --draft
  npm run tenants -- publish                       every tenant; also finishes unfinished steps

Exit codes: 0 done; 1 a file was refused, or a step is unfinished; 2 invalid arguments.`,
    )
    .action(async (ids: string[], { by, draft, dryRun = false, json }: Options) => {
      const environment = readEnvironment(process.env);
      if (draft) return publishDrafts(environment, { ids: orAll(ids), by, json });
      const published = await executeOperation(environment, "publish", {
        folder: tenantsFolder(environment),
        ids: orAll(ids),
        by: authorOf(by, environment),
        isDryRun: dryRun,
      });
      printPublished(published, { json, dryRun });
    });
}
