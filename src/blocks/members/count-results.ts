import { type CacheScope, cachedCall } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";

export interface ResultCounts {
  beforeAfters: number;
  reviews: number;
}

/**
 * How many before/after pictures and reviews there are, of one product or of all, without the entries themselves: no visitor is signed
 * in on the server, so the lists are empty beside their counts.
 */
export async function countResults(
  tenant: Tenant,
  scope: CacheScope,
  productId?: number,
): Promise<ResultCounts> {
  const query = { productId, pageSize: 1 };
  const [beforeAfters, reviews] = await Promise.all([
    cachedCall(tenant, scope, "GET /customer/before-afters", { query }),
    cachedCall(tenant, scope, "GET /customer/partner-reviews", { query }),
  ]);
  return { beforeAfters: beforeAfters.count, reviews: reviews.count };
}
