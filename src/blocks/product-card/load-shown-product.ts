import { orNull } from "@/api/or-not-found";
import { cachedCall } from "@/api/server-api";
import type { ProductDetail } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";

/** The product that a banner shows; null where it shows none, or one that the clinic has hidden or taken away since. */
export async function loadShownProduct(tenant: Tenant, id: number | null): Promise<ProductDetail | null> {
  if (id === null) return null;
  const answer = cachedCall(tenant, ["products", id], "GET /v2/products/:id", { params: { id } });
  return (await orNull(answer))?.row ?? null;
}
