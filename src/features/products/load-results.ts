import { cachedCall } from "@/api/server-api";
import { countResults, type ResultCounts } from "@/blocks/members/count-results";
import type { Tenant } from "@/contract/tenant/tenant";
import { hasWidget } from "@/tenancy/has-widget";

const NONE: ResultCounts = { beforeAfters: 0, reviews: 0 };

/** What signing in shows of a product; nothing where a partner has no widget to sign in by. */
export const countProductResults = async (tenant: Tenant, productId: number): Promise<ResultCounts> =>
  hasWidget(tenant) ? countResults(tenant, ["products", productId], productId) : NONE;

/** What to mind after a product's treatment, in its order. */
export async function loadAfterCare(tenant: Tenant, afterNotices: readonly { id: number }[]) {
  if (afterNotices.length === 0) return [];
  const { rows } = await cachedCall(tenant, "products", "GET /customer/after-notices", {
    query: { ids: afterNotices.map(({ id }) => id) },
  });
  return rows;
}
