import { type cachedAs, serverApi } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";

export interface ResultCounts {
  beforeAfters: number;
  reviews: number;
}

/**
 * How many before/after pictures and reviews there are, of one product or of all; never what they are: nobody is signed
 * in on the server, so the lists are empty beside their counts.
 */
export async function countResults(
  tenant: Tenant,
  cached: ReturnType<typeof cachedAs>,
  productId?: number,
): Promise<ResultCounts> {
  const api = serverApi(tenant);
  const query = { productId, pageSize: 1 };
  const [beforeAfters, reviews] = await Promise.all([
    api.callWith(cached, "GET /customer/before-afters", { query }),
    api.callWith(cached, "GET /customer/partner-reviews", { query }),
  ]);
  return { beforeAfters: beforeAfters.count, reviews: reviews.count };
}
