import { cachedCall } from "@/api/server-api";
import type { ProductCategory } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";

/** Every category of the clinic's products, in its own order. */
export async function loadCategories(tenant: Tenant): Promise<ProductCategory[]> {
  return (await cachedCall(tenant, "products", "GET /v2/product-categories", { query: {} })).rows;
}
