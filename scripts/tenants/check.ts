import type { Command } from "commander";
import { readEnvironment } from "../../backend/environment";
import { type CheckedTenant, checkTenants } from "../../backend/tenancy/check-tenants";
import { printContentDifferences, readContentDifferences } from "./content-report";
import { printDomains, readDomains } from "./domain-report";
import { orAll } from "./list";
import { printJson } from "./output";

interface CheckOptions {
  strict?: boolean;
  json?: boolean;
}

const EXAMPLES = `
Errors are what publishing would refuse. Warnings are what it lets pass: contrast below WCAG 2.2 AA, facts and papers
that Korean law asks for, fields that nothing reads or that do nothing. Where there is a database, it is also said what of
the content differs from what is live: content is written once, at the first publish.

Examples:
  npm run tenants -- check                  every tenant
  npm run tenants -- check moonlight        one
  npm run tenants -- check --strict         warnings fail as well, as before a release
  npm run tenants -- check --json           [{ id, reasons, warnings, domains, notLive }], for scripts

Exit codes: 0 good, 1 something is wrong, 2 a flag is wrong.`;

export function addCheck(program: Command): void {
  program
    .command("check")
    .description("read tenant files and content as publishing would; exit code 1 when anything is wrong")
    .argument("[id...]")
    .option("--strict", "fail on warnings too")
    .option("--json", "print JSON")
    .addHelpText("after", EXAMPLES)
    .action(async (ids: string[], { strict = false, json = false }: CheckOptions) => {
      const environment = readEnvironment(process.env);
      const checked = await checkTenants(environment.TENANTS_DIR, orAll(ids));
      const domains = await readDomains(environment, orAll(ids));
      const content = await readContentDifferences(environment, orAll(ids));
      if (json) {
        printJson(
          checked.map(({ id, reasons, warnings }) => ({
            id,
            reasons,
            warnings,
            domains: domains.filter(({ partnerId }) => partnerId === id),
            notLive: content.find((one) => one.id === id) ?? { id, count: 0, lines: [] },
          })),
        );
      } else {
        checked.forEach(print);
        printContentDifferences(content);
        printDomains(domains);
      }
      const isBad = ({ reasons, warnings }: CheckedTenant) =>
        reasons.length > 0 || (strict && warnings.length > 0);
      if (checked.some(isBad)) process.exitCode = 1;
    });
}

function print({ id, reasons, warnings }: CheckedTenant): void {
  const count = warnings.length > 0 ? `, ${warnings.length} warning${warnings.length > 1 ? "s" : ""}` : "";
  if (reasons.length === 0) console.log(`${id}: good${count}`);
  for (const reason of reasons) console.error(`${id}: ${reason}`);
  for (const warning of warnings) console.error(`${id}: warning: ${warning}`);
}
