import { type Command, InvalidArgumentError } from "commander";
import { PREVIEW_DEFAULT_HOURS, PREVIEW_MAX_HOURS } from "@/contract/tenant/signed-tokens";
import { type Environment, readEnvironment } from "../../backend/environment";
import { authorOf } from "./author";
import { askDatabase } from "./database";
import { CommandError } from "./failure";
import { tenantsFolder } from "./folder";
import { markFailure } from "./outcomes";
import { printJson } from "./output";
import { printSteps } from "./steps";

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
    .option("--hours <hours>", "how long the link lives", readHours, PREVIEW_DEFAULT_HOURS)
    .option("--by <name>", "who stands beside the draft")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- preview lumiere
  npm run tenants -- preview lumiere --hours 2
  npm run tenants -- preview lumiere --json | jq -r .url

Exit codes: 0 done; 1 the file was refused; 2 asked for wrongly.`,
    )
    .action(async (id: string, { hours, by, json }: Options) => {
      const environment = readEnvironment(process.env);
      const author = authorOf(by, environment);
      const { outcomes, steps } = await askDatabase(environment, "draft", {
        folder: tenantsFolder(environment),
        ids: [id],
        by: author,
      });
      const reasons = outcomes.flatMap((outcome) => outcome.reasons);
      if (reasons.length > 0) throw new CommandError(reasons.join("\n"));
      markFailure({ outcomes, steps });
      printSteps(steps.filter(({ status }) => status === "failed"));
      const link = await askDatabase(environment, "previewLink", { id, hours, by: author });
      if (json) printJson({ id, status: outcomes[0]?.status, ...link });
      else console.log(`${link.url}\nexpires ${link.expiresAt}`);
    });
}

/** What `publish --draft` does: previews show these files from now on, live sites stay as they are. */
export async function publishDrafts(
  environment: Environment,
  { ids, by, json }: { ids?: string[]; by?: string; json?: boolean },
): Promise<void> {
  const drafted = await askDatabase(environment, "draft", {
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
  // A draft of a partner that is live changes nothing that anybody else sees.
  if (drafted.outcomes.some(({ version }) => version !== null)) printSteps(drafted.steps);
}

function readHours(text: string): number {
  const hours = Number(text);
  if (!(hours > 0 && hours <= PREVIEW_MAX_HOURS))
    throw new InvalidArgumentError(`a number above 0, ${PREVIEW_MAX_HOURS} at most`);
  return hours;
}
