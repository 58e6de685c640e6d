import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import type { ShownPartner } from "../../publishing/show-partner";
import { inBothSpellings } from "../../tenancy/host-names";
import { printDomains } from "./domain-report";
import { executeOperation } from "./execute-operation";
import { localTime, printJson, printTable } from "./output";
import { tenantsFolder } from "./write-options";

const FILE_WORDS: Record<ShownPartner["file"], string> = {
  live: "live",
  differs: "differs from what is live; publish it",
  invalid: "invalid; run check for details",
  missing: "none",
};

export function addShow(program: Command): void {
  program
    .command("show")
    .description("the live state of a partner: version, state, hosts, digest, size")
    .argument("<id>")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- show lumiere
  npm run tenants -- show lumiere --json | jq -r '.hosts[]'`,
    )
    .action(async (id: string, { json = false }: { json?: boolean }) => {
      const environment = readEnvironment(process.env);
      const shown = await executeOperation(environment, "show", { id, folder: tenantsFolder(environment) });
      if (json) return printJson(shown);
      printTable([
        ["partner", `${shown.id}  ${shown.name}`],
        ["version", shown.version === null ? "none" : `${shown.version}, ${localTime(shown.publishedAt)}`],
        ["state", shown.deployStatus],
        ["hosts", shown.hosts.map(inBothSpellings).join(", ") || "none"],
        ["digest", shown.digest.slice(0, 16)],
        ["size", `${(shown.bytes / 1024).toFixed(1)} KB`],
        ["content", shown.isSeeded ? "written" : "none yet"],
        ["file", FILE_WORDS[shown.file]],
        ...shown.unfinished.map((kind) => ["unfinished", `${kind}; publish finishes it`]),
      ]);
      printDomains(shown.domains);
    });
}
