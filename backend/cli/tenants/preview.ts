import { type Command, InvalidArgumentError } from "commander";
import { PREVIEW_DEFAULT_HOURS, PREVIEW_MAX_HOURS } from "@/contract/tenant/signed-tokens";
import { type Environment, readEnvironment } from "../../lib/environment";
import { CommandError } from "./command-error";
import { executeOperation } from "./execute-operation";
import { markFailure, printSteps } from "./outcomes";
import { printJson } from "./output";
import { authorOf, tenantsFolder } from "./write-options";

interface Options {
  hours: number;
  by?: string;
  json?: true;
}

export function addPreview(program: Command): void {
  program
    .command("preview")
    .description("publish a tenant file as a draft, and print a link to it that expires")
    .argument("<id>")
    .option("--hours <hours>", "how long the link is valid", readHours, PREVIEW_DEFAULT_HOURS)
    .option("--by <name>", "the author of the draft")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- preview lumiere
  npm run tenants -- preview lumiere --hours 2
  npm run tenants -- preview lumiere --json | jq -r .url

Exit codes: 0 done; 1 the file was refused; 2 invalid arguments.`,
    )
    .action(async (id: string, { hours, by, json }: Options) => {
      const environment = readEnvironment(process.env);
      const author = authorOf(by, environment);
      const { outcomes, steps } = await executeOperation(environment, "draft", {
        folder: tenantsFolder(environment),
        ids: [id],
        by: author,
      });
      const reasons = outcomes.flatMap((outcome) => outcome.reasons);
      if (reasons.length > 0) throw new CommandError(reasons.join("\n"));
      markFailure({ outcomes, steps });
      printSteps(steps.filter(({ status }) => status === "failed"));
      const link = await executeOperation(environment, "previewLink", { id, hours, by: author });
      if (json) printJson({ id, status: outcomes[0]?.status, ...link });
      else console.log(`${link.url}\nexpires ${link.expiresAt}`);
    });
}

/** `publish --draft`: updates previews; live sites stay as they are. */
export async function publishDrafts(
  environment: Environment,
  { ids, by, json }: { ids?: string[]; by?: string; json?: boolean },
): Promise<void> {
  const drafted = await executeOperation(environment, "draft", {
    folder: tenantsFolder(environment),
    ids,
    by: authorOf(by, environment),
  });
  markFailure(drafted);
  if (json) return printJson(drafted);
  for (const { id, status, reasons } of drafted.outcomes) {
    console.log(`${id}: draft ${status}`);
    for (const reason of reasons) console.error(`${id}: ${reason}`);
  }
  // The draft of a live partner changes nothing that is live.
  if (drafted.outcomes.some(({ version }) => version !== null)) printSteps(drafted.steps);
}

function readHours(text: string): number {
  const hours = Number(text);
  if (!(hours > 0 && hours <= PREVIEW_MAX_HOURS))
    throw new InvalidArgumentError(`a number above 0, ${PREVIEW_MAX_HOURS} at most`);
  return hours;
}
