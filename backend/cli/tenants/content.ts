import { type Command, Option } from "commander";
import type { FileChange } from "../../content/files/apply-files";
import { readEnvironment } from "../../lib/environment";
import { executeOperation } from "./execute-operation";
import { markFailure, printSteps } from "./outcomes";
import { printJson } from "./output";
import { authorOf, tenantsFolder } from "./write-options";

interface Options {
  diff?: boolean;
  apply?: boolean;
  remove?: boolean;
  by?: string;
  json?: boolean;
}

export function addContent(program: Command): void {
  program
    .command("content")
    .description("compare a tenant's content files with its site, or make them live")
    .argument("<id>")
    .addOption(new Option("--diff", "print what the files say differently (the default)").conflicts("apply"))
    .option("--apply", "make it live, all or nothing")
    .addOption(
      new Option("--remove", "with --apply: also remove what no file names").implies({ apply: true }),
    )
    .option("--by <name>", "the author in the history")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- content lumiere
  npm run tenants -- content lumiere --apply --by "Kim"

What was changed in the studio since shows as a difference: look before you apply. Doctors' weeks, leave and closed days
are the schedule's, and visitors' posts are theirs: neither is compared.`,
    )
    .action(async (id: string, options: Options) => {
      const environment = readEnvironment(process.env);
      const request = { id, folder: tenantsFolder(environment), by: authorOf(options.by, environment) };
      if (!options.apply) {
        const differences = await executeOperation(environment, "diffContent", request);
        return options.json ? printJson({ differences }) : print(id, differences);
      }
      const isRemoving = options.remove ?? false;
      const done = await executeOperation(environment, "applyContent", { ...request, isRemoving });
      markFailure(done);
      if (options.json) return printJson(done);
      print(id, done.applied);
      if (done.applied.length > 0) printSteps(done.steps);
    });
}

const WORDS = { added: "new", changed: "changed", missing: "in no file" } as const;

function print(id: string, changes: FileChange[]): void {
  if (changes.length === 0) console.log(`${id}: the files and the site say the same`);
  for (const { kind, id: thingId, label, what, changes: fields } of changes) {
    console.log(`${kind}${thingId === null ? "" : ` ${thingId}`} "${label}": ${WORDS[what]}`);
    if (what !== "changed") continue;
    for (const { field, before, after } of fields)
      console.log(`  ${field}: ${before ?? "nothing"} → ${after ?? "nothing"}`);
  }
}
