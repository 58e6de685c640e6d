import { cachedCall } from "@/api/server-api";
import type { Employee } from "@/contract/api/introduction";
import type { AvailableDate } from "@/contract/api/reservations";
import type { Tenant } from "@/contract/tenant/tenant";
import type { DutyDay } from "./duty-plan";

/** When a consultation can be booked on one day. */
export interface FreeTimes {
  /** By the doctor's id, the instants, ISO 8601. */
  byDoctor: ReadonlyMap<number, readonly string[]>;
  /** Why there is none; null where there is one. */
  reason: AvailableDate["reason"];
}

/** The free times of these doctors on an open day; null where nothing can be booked online, or none are known. */
export async function loadFreeTimes(
  tenant: Tenant,
  day: DutyDay,
  doctors: readonly Employee[],
): Promise<FreeTimes | null> {
  if (!tenant.homepageConfig.useWidget || !day.isOpen) return null;
  // Without its free times the day is still worth showing, and booking shows them itself.
  return askFreeTimes(tenant, day, doctors).catch(() => null);
}

async function askFreeTimes(tenant: Tenant, { date, duties }: DutyDay, doctors: readonly Employee[]) {
  const employeeId = doctors.length === 1 ? doctors[0]?.id : undefined;
  const { rows } = await cachedCall(tenant, "introduction", "GET /partner-schedules/available-dates", {
    query: { from: date, to: date, employeeId },
  });
  const reason = rows[0]?.reason ?? null;
  if (reason) return { byDoctor: new Map(), reason };
  const there = doctors.filter(({ id }) => duties.has(id));
  const times = await Promise.all(there.map(({ id }) => askTimes(tenant, date, id)));
  return { byDoctor: new Map(there.map(({ id }, index) => [id, times[index] ?? []])), reason };
}

async function askTimes(tenant: Tenant, date: string, employeeId: number): Promise<string[]> {
  const { rows } = await cachedCall(tenant, "introduction", "GET /partner-schedules/time", {
    query: { date, employeeId },
  });
  return rows.flatMap(({ isAvailable, reservedAt }) => (isAvailable ? [reservedAt] : []));
}
