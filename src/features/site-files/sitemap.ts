import { cachedAs, serverApi } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

const PAGE_SIZE = 100;
const FIXED_PATHS = [
  "/",
  "/products",
  "/products/category/pick",
  "/products/category/event",
  "/events",
  "/introduce/staff",
  "/info",
  "/cscenter/notice",
];

/** Every page of a partner that a search engine should know. */
export async function sitemapXml(tenant: Tenant): Promise<string> {
  const origin = storefrontOrigin(tenant);
  const paths = [...FIXED_PATHS, ...(await categoryPaths(tenant)), ...(await productPaths(tenant))];
  const entries = paths.map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

async function categoryPaths(tenant: Tenant): Promise<string[]> {
  const { rows } = await serverApi(tenant).callWith(
    cachedAs(tenant, "products"),
    "GET /v2/product-categories",
    { query: {} },
  );
  return rows.map(({ id }) => `/products/category/${id}`);
}

async function productPaths(tenant: Tenant, page = 1): Promise<string[]> {
  const { rows, count } = await serverApi(tenant).callWith(cachedAs(tenant, "products"), "GET /v2/products", {
    query: { page, pageSize: PAGE_SIZE },
  });
  const paths = rows.map(({ id }) => `/products/${id}`);
  return page * PAGE_SIZE < count ? [...paths, ...(await productPaths(tenant, page + 1))] : paths;
}
