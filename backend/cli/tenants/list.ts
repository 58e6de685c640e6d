import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { checkTenants } from "../../publishing/check-tenants";
import { inBothSpellings } from "../../tenancy/host-names";
import { hostFields } from "../../tenancy/tenant-files";
import { readDomains } from "./domain-report";
import { printJson, printTable } from "./output";

export function addList(program: Command): void {
  program
    .command("list")
    .description("every tenant file, its hosts and its state")
    .argument("[id...]", "by default every tenant")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- list
  npm run tenants -- list --json | jq -r '.[] | select(.problems > 0) | .id'`,
    )
    .action(async (ids: string[], { json = false }: { json?: boolean }) => {
      const rows = await readRows(orAll(ids));
      if (json) return printJson(rows);
      printTable([
        ["partner", "state", "hosts", ""],
        ...rows.map(({ id, state, hosts, problems }) => [
          id,
          state,
          hosts
            .map(({ host, state }) => inBothSpellings(host) + (state === "live" ? "" : ` [${state}]`))
            .join(", "),
          problems > 0 ? `${problems} problems; run check for details` : "",
        ]),
      ]);
    });
}

async function readRows(ids: string[] | undefined) {
  const environment = readEnvironment(process.env);
  const checked = await checkTenants(environment.TENANTS_DIR, ids);
  const reports = await readDomains(environment, ids);
  const stateOf = (host: string) => reports.find((report) => report.host === host)?.state ?? "live";
  return checked.map(({ id, tenant, reasons }) => ({
    id,
    state: tenant?.deployStatus ?? "invalid",
    hosts: tenant ? hostFields(tenant).map(({ host }) => ({ host, state: stateOf(host) })) : [],
    problems: reasons.length,
  }));
}

export const orAll = (ids: string[]): string[] | undefined => (ids.length > 0 ? ids : undefined);
