import type { Command } from "commander";
import type { DomainState, DomainWithRecords } from "@/contract/tenant/domain-states";
import { readEnvironment } from "../../lib/environment";
import { inBothSpellings } from "../../tenancy/host-names";
import { executeOperation } from "./execute-operation";
import { orAll } from "./list";
import { localTime, printJson, printTable } from "./output";

export function addDomains(program: Command): void {
  program
    .command("domains")
    .description("where each domain stands: its records, its proof, its certificate")
    .argument("[id...]", "by default every tenant; records then of those that are not live")
    .option("--json", "one JSON document for a program")
    .addHelpText(
      "after",
      `
waiting: its proof is missing. proven: it does not point here yet. ordered: its certificate is on the way. live.
renewing: live, and its next certificate is on the way. failing: since when and why stand beside it. ending: removed.

Examples:
  npm run tenants -- domains lumiere
  npm run tenants -- domains --json | jq -r '.[] | select(.stage == "failing") | .host'`,
    )
    .action(async (ids: string[], { json = false }: { json?: boolean }) => {
      const states = await executeOperation(readEnvironment(process.env), "domainStates", {
        ids: orAll(ids),
      });
      if (json) return printJson(states);
      printTable([
        ["partner", "domain", "stage", "certificate", ""],
        ...states.map((state) => [
          state.partnerId,
          inBothSpellings(state.host),
          state.stage,
          state.expiresAt ? `until ${localTime(state.expiresAt)}` : "",
          wordsOf(state),
        ]),
      ]);
      states.forEach(printRecords);
    });
}

function wordsOf({ reason, failingSince, endsAt, stage, isServed }: DomainState): string {
  if (endsAt) return `a 404 from ${localTime(endsAt)} on`;
  const parts = [
    ...(failingSince ? [`since ${localTime(failingSince)}`] : []),
    ...(reason ? [reason] : []),
    ...(stage === "live" || !isServed ? [] : ["served"]),
  ];
  return parts.join("; ");
}

function printRecords({ host, records }: DomainWithRecords): void {
  if (records.length === 0) return;
  console.log(`\n${inBothSpellings(host)}: DNS records`);
  printTable([
    ["   ", "type", "name", "to be", "is now"],
    ...records.map(({ type, name, value, found, isSet }) => [
      "   ",
      type,
      name,
      value,
      foundWords(found, isSet),
    ]),
  ]);
}

const foundWords = (found: string[] | null, isSet: boolean): string => {
  if (found === null) return "DNS does not answer";
  return found.length === 0 ? "none" : `${isSet ? "✓ " : ""}${found.join(", ")}`;
};
