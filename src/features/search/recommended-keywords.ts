import { cachedAs, serverApi } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";

/** The clinic's keywords of the day; those of its layout where it has none, or they cannot be asked for. */
export async function recommendedKeywords(tenant: Tenant): Promise<string[]> {
  const defaults = tenant.layout.search?.data.recommendedKeywords ?? [];
  const { rows } = await serverApi(tenant)
    .callWith(cachedAs(tenant, "keywords"), "GET /customer/partner-keywords", {})
    .catch(() => ({ rows: [] }));
  return (rows.length > 0 ? rows : defaults).map(({ keyword }) => keyword);
}
