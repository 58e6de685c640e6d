import { orNotFound } from "@/api/or-not-found";
import { readList } from "@/api/read-list";
import { cachedCall } from "@/api/server-api";
import { PRODUCT_PAGE_SIZE } from "@/config/paging";
import type { ProductListQuery } from "@/contract/api/products";
import type { Tenant } from "@/contract/tenant/tenant";
import type { ListFilter } from "@/lib/list-address";
import { pathId } from "@/lib/path-id";
import { type ProductScope, queryOf } from "./product-scope";

/** `all`, `pick`, `event` or a category's id as it stands in the path. */
export async function loadScope(tenant: Tenant, segment: string): Promise<ProductScope | null> {
  if (segment === "all" || segment === "pick" || segment === "event") return { kind: segment };
  const id = pathId(segment);
  if (id === null) return null;
  const { row } = await orNotFound(
    cachedCall(tenant, "products", "GET /v2/product-categories/:id", { params: { id } }),
  );
  return { kind: "category", category: row };
}

/** The rest is in each part's own list. */
const MOST_BY_PART = 100;

interface ListPlan {
  /** Treatments stand on lines, with what decides between them. */
  hasFacts: boolean;
  /** All of them on one page, part by part. */
  isByPart: boolean;
}

/** The list's query: the scope's own demands, the visitor's on top, and what the page's plan shows. */
export function listQuery(
  scope: ProductScope,
  filter: ListFilter,
  { hasFacts, isByPart }: ListPlan,
): ProductListQuery {
  return {
    ...queryOf(scope),
    ...(filter.isRecommend && { isRecommend: true }),
    ...(filter.isEvent && { isEvent: true }),
    ...(filter.productCustomBadge && { productCustomBadge: filter.productCustomBadge }),
    sort: filter.sort,
    pageSize: isByPart ? MOST_BY_PART : PRODUCT_PAGE_SIZE,
    ...(hasFacts && { isWithFacts: true }),
  };
}

/** `badges`: those that the clinic's products wear; another one is a visitor's own word. */
export async function loadProducts(tenant: Tenant, query: ProductListQuery, badges: readonly string[] = []) {
  const badge = query.productCustomBadge;
  const isOwnWords = Boolean(badge) && !badges.includes(badge ?? "");
  return readList(tenant, { area: "products", isOwnWords }, "GET /v2/products", { query });
}

/** As many products are looked through for what there is to choose from. */
const PRODUCTS_LOOKED_THROUGH = 100;

export interface ListChoices {
  /** The badges that the scope's products wear, as its list has them first. */
  badges: string[];
  /** Whether any of them is in a running event. */
  hasEvents: boolean;
}

/** What the scope's list can be narrowed down to. */
export async function loadChoices(tenant: Tenant, scope: ProductScope): Promise<ListChoices> {
  const { rows } = await loadProducts(tenant, { ...queryOf(scope), pageSize: PRODUCTS_LOOKED_THROUGH });
  return {
    badges: [...new Set(rows.flatMap(({ badges }) => badges))],
    hasEvents: rows.some(({ event }) => event !== null),
  };
}

/** What the clinic puts between the products, if anything. */
export async function loadListBanner(tenant: Tenant) {
  const { rows } = await cachedCall(tenant, "banners", "GET /banners", {
    query: { bannerLocation: "PRODUCT_LIST" },
  });
  return rows[0] ?? null;
}

/**
 * One product with everything on its page, at the prices of the secret event whose link led to it. A 404 for what is no
 * product of this partner, and where product and event do not belong together.
 */
export async function loadProduct(tenant: Tenant, id: number, secretEventId?: number) {
  const answer = cachedCall(tenant, ["products", id], "GET /v2/products/:id", {
    params: { id },
    ...(secretEventId !== undefined && { query: { isSecret: true, eventId: secretEventId } }),
  });
  return (await orNotFound(answer)).row;
}
