import { cachedCall } from "@/api/server-api";
import type { Employee } from "@/contract/api/introduction";
import type { Tenant } from "@/contract/tenant/tenant";

/** The clinic's doctors in its own order. */
export async function loadDoctors(tenant: Tenant): Promise<Employee[]> {
  const query = { partnerEmployeeType: "doctor" } as const;
  return (await cachedCall(tenant, "introduction", "GET /partner-employees", { query })).rows;
}
