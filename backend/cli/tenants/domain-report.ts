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
    if (report.state === "live") continue;
    console.log(`${report.partnerId}: ${inBothSpellings(report.host)}: ${wordsOf(report)}`);
    if (report.records.length === 0) continue;
    console.log("  DNS records to set:");
    printTable(report.records.map(({ type, name, value }) => ["   ", type, name, value]));
  }
}

function wordsOf({ state, reason, isServed, checkedAt }: DomainReport): string {
  const parts = [state, ...(reason ? [reason] : []), isServed ? "served" : "not served yet"];
  if (checkedAt) parts.push(`checked at ${localTime(checkedAt)}`);
  return parts.join("; ");
}
