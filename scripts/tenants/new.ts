import { join } from "node:path";
import type { Command } from "commander";
import { dayOf } from "../../backend/booking/clinic-time";
import { readEnvironment } from "../../backend/environment";
import { CommandError } from "./failure";
import type { Answers } from "./new/answers";
import { askOnTerminal, confirmOnTerminal, progressOnTerminal } from "./new/ask";
import { type GivenFlags, gatherAnswers } from "./new/gather-answers";
import { type Plan, planTenant } from "./new/plan";
import { problemText } from "./new/problem";
import { QUESTIONS } from "./new/questions";
import { readHosts } from "./new/read-hosts";
import { newReport, reportText } from "./new/report";
import { type Progress, writeTenant } from "./new/write-tenant";

interface NewOptions extends GivenFlags {
  dryRun?: boolean;
  json?: boolean;
  yes?: boolean;
}

const EXAMPLES = `
Without flags it asks; a flag answers its question. It never touches a tenant that is there.

Examples:
  npm run tenants -- new
  npm run tenants -- new moonlight --template dermatology --name 달빛피부과 --tel 02-000-0000 \\
    --address "서울 강남구 테헤란로 1, 3층" --representative 한달빛 --business-number 123-45-67891 \\
    --domain 달빛.한국 --csv treatments.csv --pictures photos
  npm run tenants -- new moonlight … --dry-run          what would be written
  npm run tenants -- new moonlight … --json             for scripts; asks nothing

Exit codes: 0 written, 1 a picture cannot be used, 2 a flag is missing, or it or the table is wrong.
Columns of the table, names of pictures: docs/onboarding.md`;

export function addNew(program: Command): void {
  const command = program
    .command("new")
    .description("a new clinic from a template, a table of treatments and a folder of pictures")
    .argument("[id]");
  for (const { flag, description } of QUESTIONS) command.option(flag, description);
  command
    .option("--alias <host...>", "other domains, each of which leads to the primary one")
    .option("--dry-run", "say what would be written, and write nothing")
    .option("--json", "print JSON and ask nothing")
    .option("-y, --yes", "ask nothing: flags and defaults alone")
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
  const isPerson = !json && !yes && Boolean(process.stdin.isTTY && process.stdout.isTTY);
  const flags = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const answers = await gatherAnswers(
    flags,
    { folder, hosts: await readHosts(folder) },
    isPerson ? askOnTerminal : null,
  );
  const plan = await planTenant(answers, dayOf(new Date()));
  if (plan.problems.length > 0) throw new CommandError(plan.problems.map(problemText).join("\n"));
  if (!dryRun) {
    const summary = reportText(newReport(folder, answers, plan, { isDryRun: true }));
    if (isPerson && !(await confirmOnTerminal(summary, `Write ${join(folder, answers.id)}?`)))
      throw new CommandError("Nothing was written.");
    await writeTenant(folder, answers.id, plan, progressFor({ isPerson, isSilent: json }));
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

/** A bar for a person, a line every ten pictures for a log. */
function progressFor({ isPerson, isSilent }: { isPerson: boolean; isSilent: boolean }): Progress {
  if (isPerson) return progressOnTerminal();
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
