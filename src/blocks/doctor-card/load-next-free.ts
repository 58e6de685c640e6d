import type { Tenant } from "@/contract/tenant/tenant";
import { loadDoctors } from "./load-doctors";

export interface NextFree {
  doctor: string;
  /** The instant, ISO 8601. */
  at: string;
}

/** The soonest free consultation; null where none is known or nothing can be booked. */
export async function loadNextFree(tenant: Tenant): Promise<NextFree | null> {
  if (!tenant.homepageConfig.useWidget) return null;
  const doctors = await loadDoctors(tenant);
  const free = doctors.flatMap(({ name, nextAvailableAt }) =>
    nextAvailableAt ? [{ doctor: name, at: nextAvailableAt }] : [],
  );
  return free.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))[0] ?? null;
}
