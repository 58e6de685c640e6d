import { cachedCall } from "@/api/server-api";
import { loadCategories } from "@/blocks/product-card/load-categories";
import type { ProductSummary } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import { infoLabels } from "@/labels/info";

const PAGE_SIZE = 100;

export interface ChargeGroup {
  id: string;
  title: string;
  products: ProductSummary[];
}

/** What is not covered by insurance, each product in its first category; those without a known one come last. */
export async function loadCharges(tenant: Tenant): Promise<ChargeGroup[]> {
  const [categories, products] = await Promise.all([loadCategories(tenant), loadProducts(tenant)]);
  const knownIds = new Set(categories.map(({ id }) => id));
  const isIn = (id: number) => (product: ProductSummary) => product.categoryIds[0] === id;
  return [
    ...categories.map(({ id, name }) => ({
      id: `charges-${id}`,
      title: name,
      products: products.filter(isIn(id)),
    })),
    {
      id: "charges-other",
      title: infoLabels.otherCharges,
      products: products.filter(({ categoryIds: [first] }) => first === undefined || !knownIds.has(first)),
    },
  ].filter(({ products }) => products.length > 0);
}

async function loadProducts(tenant: Tenant, page = 1): Promise<ProductSummary[]> {
  const { rows, count } = await cachedCall(tenant, "products", "GET /v2/products", {
    query: { page, pageSize: PAGE_SIZE, isWithOptions: true },
  });
  return page * PAGE_SIZE < count ? [...rows, ...(await loadProducts(tenant, page + 1))] : rows;
}
