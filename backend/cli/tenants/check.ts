import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { type CheckedTenant, checkTenants } from "../../publishing/check-tenants";
import { printContentDifferences, readContentDifferences } from "./content-report";
import { printDomains, readDomains } from "./domain-report";
import { orAll } from "./list";
import { printJson } from "./output";

interface CheckOptions {
  strict?: boolean;
  json?: boolean;
}

const EXAMPLES = `
Errors prevent publishing. Warnings do not: contrast below WCAG 2.2 AA, information and terms that Korean law requires,
unknown or unused fields. With a database, differences between content and what is live are reported as well: content is
written once, at the first publish.

Examples:
  npm run tenants -- check                  every tenant
  npm run tenants -- check moonlight        one
  npm run tenants -- check --strict         warnings fail as well, as before a release
  npm run tenants -- check --json           [{ id, reasons, warnings, domains, notLive }], for scripts

Exit codes: 0 valid, 1 errors, 2 invalid arguments.`;

export function addCheck(program: Command): void {
  program
    .command("check")
    .description("validate tenant files and content like publishing does; exit code 1 for errors")
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
