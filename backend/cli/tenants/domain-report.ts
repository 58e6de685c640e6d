import type { Environment } from "../../lib/environment";
import { findRunningBackend } from "../../operation/running-backend";
import type { DomainReport } from "../../tenancy/check-domains";
import { inBothSpellings } from "../../tenancy/host-names";
import { executeOperation } from "./execute-operation";
import { localTime, printTable } from "./output";

/**
 * Checks partners' domains now; without ids, those that are not live. Empty when no proof is required and no backend runs:
 * tenant files are checked on machines without a database, too.
 */
export async function readDomains(
  environment: Environment,
  ids: string[] | undefined,
): Promise<DomainReport[]> {
  const { DATA_DIR, DATABASE_URL, DOMAIN_PROOF } = environment;
  const isAsked = DOMAIN_PROOF === "required" || (await findRunningBackend(DATA_DIR, DATABASE_URL)) !== null;
  return isAsked ? (await executeOperation(environment, "domains", { ids })).domains : [];
}

/** Prints domains that are not live, with the reason and the DNS records to set. */
export function printDomains(reports: DomainReport[]): void {
  for (const report of reports) {
    if (report.endsAt) printEnding(report, report.endsAt);
    if (report.state === "live" || report.endsAt) continue;
    console.log(`${report.partnerId}: ${inBothSpellings(report.host)}: ${wordsOf(report)}`);
    if (report.records.length === 0) continue;
    console.log("  DNS records to set:");
    printTable(report.records.map(({ type, name, value }) => ["   ", type, name, value]));
  }
}

const printEnding = ({ partnerId, host }: DomainReport, endsAt: string) =>
  console.log(
    `${partnerId}: ${inBothSpellings(host)}: served until ${localTime(endsAt)}. Then every address there is a 404, ` +
      "links and bookmarks lead nowhere, and its certificate is deleted; " +
      `until then add-domain takes it back, and remove-domain --now ends it at once.`,
  );

function wordsOf({ state, reason, isServed, checkedAt }: DomainReport): string {
  const parts = [state, ...(reason ? [reason] : []), isServed ? "served" : "not served yet"];
  if (checkedAt) parts.push(`checked at ${localTime(checkedAt)}`);
  return parts.join("; ");
}
