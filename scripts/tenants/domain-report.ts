import type { Environment } from "../../backend/environment";
import type { DomainReport } from "../../backend/tenancy/check-domains";
import { inBothSpellings } from "../../backend/tenancy/host-names";
import { findRunningBackend } from "../../backend/tenancy/running-backend";
import { askDatabase } from "./database";
import { localTime, printTable } from "./output";

/**
 * How partners' domains stand, looked at now; without ids, those that are not live. None where nothing has to be proven
 * and no backend runs: tenant files are checked on machines without a database, too.
 */
export async function readDomains(
  environment: Environment,
  ids: string[] | undefined,
): Promise<DomainReport[]> {
  const { DATA_DIR, DATABASE_URL, DOMAIN_PROOF } = environment;
  const isAsked = DOMAIN_PROOF === "required" || (await findRunningBackend(DATA_DIR, DATABASE_URL)) !== null;
  return isAsked ? (await askDatabase(environment, "domains", { ids })).domains : [];
}

/** Every domain that is not live: why, and which DNS records have to be set. */
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
  if (checkedAt) parts.push(`looked at ${localTime(checkedAt)}`);
  return parts.join("; ");
}
