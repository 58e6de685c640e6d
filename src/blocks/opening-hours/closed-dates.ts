import { cachedCall } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { addDays, clinicTime } from "@/lib/clinic-time";

const DAYS_AHEAD = 7;

/** Public holidays and the clinic's own closed days of the coming week. */
export async function closedDates(tenant: Tenant, now: number): Promise<string[]> {
  const { date: from } = clinicTime(now);
  const { rows } = await cachedCall(tenant, "introduction", "GET /partner-schedules/available-dates", {
    query: { from, to: addDays(from, DAYS_AHEAD) },
  });
  return rows
    .filter(({ isHoliday, reason }) => isHoliday || reason === "holiday" || reason === "closed")
    .map(({ date }) => date);
}
