import { cachedAs, serverApi } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { addDays, clinicTime } from "@/lib/clinic-time";

const DAYS_AHEAD = 14;
const SHOWN_DAYS = 4;

/** The next days on which a doctor has a free time, as `2026-11-20`. */
export async function loadFreeDays(tenant: Tenant, employeeId: number, now: number): Promise<string[]> {
  const { date: from } = clinicTime(now);
  const { rows } = await serverApi(tenant).callWith(
    cachedAs(tenant, "introduction"),
    "GET /partner-schedules/available-dates",
    { query: { from, to: addDays(from, DAYS_AHEAD), employeeId } },
  );
  return rows
    .filter(({ isAvailable }) => isAvailable)
    .slice(0, SHOWN_DAYS)
    .map(({ date }) => date);
}
