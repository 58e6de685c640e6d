import { cachedAs, serverApi } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { hasWidget } from "./has-widget";

export interface ResultCounts {
  beforeAfters: number;
  reviews: number;
}

/**
 * How many before/after pictures and reviews of a product signing in shows; never what they are. None where a partner
 * has no widget to sign in by.
 */
export async function countResults(tenant: Tenant, productId: number): Promise<ResultCounts> {
  if (!hasWidget(tenant)) return { beforeAfters: 0, reviews: 0 };
  const api = serverApi(tenant);
  const cached = cachedAs(tenant, "products", productId);
  const query = { productId, pageSize: 1 };
  const [beforeAfters, reviews] = await Promise.all([
    api.callWith(cached, "GET /customer/before-afters", { query }),
    api.callWith(cached, "GET /customer/partner-reviews", { query }),
  ]);
  return { beforeAfters: beforeAfters.count, reviews: reviews.count };
}

/** What to mind after a product's treatment, in its order. */
export async function loadAfterCare(tenant: Tenant, afterNotices: readonly { id: number }[]) {
  if (afterNotices.length === 0) return [];
  const { rows } = await serverApi(tenant).callWith(
    cachedAs(tenant, "products"),
    "GET /customer/after-notices",
    { query: { ids: afterNotices.map(({ id }) => id) } },
  );
  return rows;
}
