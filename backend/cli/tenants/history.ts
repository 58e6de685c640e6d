import type { Command } from "commander";
import { readEnvironment } from "../../lib/environment";
import { executeOperation } from "./execute-operation";
import { localTime, printJson, printTable } from "./output";

export function addHistory(program: Command): void {
  program
    .command("history")
    .description("the published versions of a partner: when, by whom, which one is live")
    .argument("<id>")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
Examples:
  npm run tenants -- history lumiere
  npm run tenants -- history lumiere --json | jq '.[0].publishedBy'`,
    )
    .action(async (id: string, { json = false }: { json?: boolean }) => {
      const versions = await executeOperation(readEnvironment(process.env), "history", { id });
      if (json) return printJson(versions);
      printTable([
        ["version", "when", "what", "by", "digest", ""],
        ...versions.map(({ version, publishedAt, kind, restoredVersion, publishedBy, digest, isLive }) => [
          String(version),
          localTime(publishedAt),
          restoredVersion === null ? kind : `${kind} to ${restoredVersion}`,
          publishedBy,
          digest.slice(0, 8),
          isLive ? "live" : "",
        ]),
      ]);
    });
}
