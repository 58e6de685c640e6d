import { cachedCall } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { type DutyPlan, planDuties } from "./duty-plan";

/** Who is on duty on each of these days, which follow each other. */
export async function loadPlan(tenant: Tenant, dates: readonly string[]): Promise<DutyPlan> {
  const { days, rows } = await cachedCall(tenant, "introduction", "GET /partner-employee-schedules", {
    query: { from: dates[0] ?? "", to: dates.at(-1) ?? "" },
  });
  return planDuties(days, rows);
}
