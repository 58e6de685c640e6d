import "server-only";
import { orNotFound } from "@/api/or-not-found";
import { cachedCall } from "@/api/server-api";
import type { Exhibition } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";

/** One page of the exhibitions that run now. */
export const loadExhibitions = (tenant: Tenant, page: number) =>
  cachedCall(tenant, "exhibitions", "GET /customer/exhibitions", { query: { page } });

/** One exhibition, or the page's own 404. */
export async function loadExhibition(tenant: Tenant, id: number): Promise<Exhibition> {
  const answer = cachedCall(tenant, ["exhibitions", id], "GET /customer/exhibitions/:id", { params: { id } });
  return (await orNotFound(answer)).row;
}
