import { join } from "node:path";
import type { Command } from "commander";
import { dayOf } from "../../../lib/clinic-time";
import { readEnvironment } from "../../../lib/environment";
import { CommandError } from "../command-error";
import type { Answers } from "./answers";
import { askOnTerminal, confirmOnTerminal, progressOnTerminal } from "./ask";
import { type GivenFlags, gatherAnswers } from "./gather-answers";
import { type Plan, planTenant } from "./plan";
import { problemText } from "./problem";
import { QUESTIONS } from "./questions";
import { readHosts } from "./read-hosts";
import { newReport, reportText } from "./report";
import { type Progress, writeTenant } from "./write-tenant";

interface NewOptions extends GivenFlags {
  dryRun?: boolean;
  json?: boolean;
  yes?: boolean;
}

const EXAMPLES = `
Prompts for what the flags leave out. Never changes an existing tenant.

Examples:
  npm run tenants -- new
  npm run tenants -- new moonlight --template dermatology --name 달빛피부과 --tel 02-000-0000 \\
    --address "서울 강남구 테헤란로 1, 3층" --representative 한달빛 --business-number 123-45-67891 \\
    --domain 달빛.한국 --csv treatments.csv --pictures photos
  npm run tenants -- new moonlight … --dry-run          what would be written
  npm run tenants -- new moonlight … --json             for scripts, without prompts

Exit codes: 0 written, 1 invalid picture, 2 missing or invalid flag, or invalid table.
Columns of the table, names of pictures: docs/onboarding.md`;

export function addNew(program: Command): void {
  const command = program
    .command("new")
    .description("a new clinic from a template, a table of treatments and a folder of pictures")
    .argument("[id]");
  for (const { flag, description } of QUESTIONS) command.option(flag, description);
  command
    .option("--alias <host...>", "other domains, which redirect to the primary one")
    .option("--dry-run", "print what would be written, and write nothing")
    .option("--json", "print JSON, without prompts")
    .option("-y, --yes", "no prompts: only flags and defaults")
    .addHelpText("after", EXAMPLES)
    .action(async (id: string | undefined, options: NewOptions) => {
      try {
        await makeNew({ ...options, id: id ?? options.id });
      } catch (error) {
        if (options.json && error instanceof CommandError)
          console.log(JSON.stringify({ errors: error.message.split("\n") }, null, 2));
        throw error;
      }
    });
}

async function makeNew({ dryRun = false, json = false, yes = false, ...given }: NewOptions): Promise<void> {
  const folder = readEnvironment(process.env).TENANTS_DIR;
  const isInteractive = !json && !yes && Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const flags = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const answers = await gatherAnswers(
    flags,
    { folder, hosts: await readHosts(folder) },
    isInteractive ? askOnTerminal : null,
  );
  const plan = await planTenant(answers, dayOf(new Date()));
  if (plan.problems.length > 0) throw new CommandError(plan.problems.map(problemText).join("\n"));
  if (!dryRun) {
    const summary = reportText(newReport(folder, answers, plan, { isDryRun: true }));
    if (isInteractive && !(await confirmOnTerminal(summary, `Write ${join(folder, answers.id)}?`)))
      throw new CommandError("Nothing was written.");
    await writeTenant(folder, answers.id, plan, progressFor({ isInteractive, isSilent: json }));
  }
  print(folder, answers, plan, { isDryRun: dryRun, json });
}

function print(
  folder: string,
  answers: Answers,
  plan: Plan,
  { isDryRun, json }: { isDryRun: boolean; json: boolean },
) {
  const report = newReport(folder, answers, plan, { isDryRun });
  console.log(json ? JSON.stringify(report, null, 2) : reportText(report));
}

/** A progress bar on a terminal, else a line every ten pictures. */
function progressFor({ isInteractive, isSilent }: { isInteractive: boolean; isSilent: boolean }): Progress {
  if (isInteractive) return progressOnTerminal();
  let [done, all] = [0, 0];
  return {
    total: (pictures) => {
      all = pictures;
    },
    advance: () => {
      done += 1;
      if (!isSilent && (done % 10 === 0 || done === all)) console.error(`pictures: ${done} of ${all}`);
    },
    end: () => {},
  };
}
