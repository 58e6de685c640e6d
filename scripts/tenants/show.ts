import type { Command } from "commander";
import { readEnvironment } from "../../backend/environment";
import { inBothSpellings } from "../../backend/tenancy/host-names";
import type { ShownPartner } from "../../backend/tenancy/show-partner";
import { askDatabase } from "./database";
import { printDomains } from "./domain-report";
import { tenantsFolder } from "./folder";
import { localTime, printJson, printTable } from "./output";

const FILE_WORDS: Record<ShownPartner["file"], string> = {
  live: "what is live",
  differs: "differs from what is live; publish makes it live",
  invalid: "not valid; check says why",
  missing: "there is none",
};

export function addShow(program: Command): void {
  program
    .command("show")
    .description("what is live of a partner: version, state, hosts, digest, size")
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
      const shown = await askDatabase(environment, "show", { id, folder: tenantsFolder(environment) });
      if (json) return printJson(shown);
      printTable([
        ["partner", `${shown.id}  ${shown.name}`],
        ["version", shown.version === null ? "none" : `${shown.version}, ${localTime(shown.publishedAt)}`],
        ["state", shown.deployStatus],
        ["hosts", shown.hosts.map(inBothSpellings).join(", ") || "none is served"],
        ["digest", shown.digest.slice(0, 16)],
        ["size", `${(shown.bytes / 1024).toFixed(1)} KB`],
        ["content", shown.isSeeded ? "written" : "none yet"],
        ["file", FILE_WORDS[shown.file]],
        ...shown.unfinished.map((kind) => ["unfinished", `${kind}; publish finishes it`]),
      ]);
      printDomains(shown.domains);
    });
}
