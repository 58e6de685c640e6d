import { cachedAs, serverApi } from "@/api/server-api";
import type { CacheArea } from "@/contract/tenant/cache-tags";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

const PAGE_SIZE = 100;
const FIXED_PATHS = [
  "/",
  "/products",
  "/products/category/pick",
  "/products/category/event",
  "/events",
  "/exhibitions",
  "/introduce",
  "/introduce/staff",
  "/introduce/schedule",
  "/info",
  "/cscenter",
  "/cscenter/notice",
  "/cscenter/faq",
  "/cscenter/contact",
];

/** Every page of a partner that a search engine should know. */
export async function sitemapXml(tenant: Tenant): Promise<string> {
  const origin = storefrontOrigin(tenant);
  const lists = await Promise.all([
    categoryPaths(tenant),
    pagedPaths(tenant, "products", "GET /v2/products", ({ id }) => `/products/${id}`),
    pagedPaths(tenant, "exhibitions", "GET /customer/exhibitions", ({ id }) => `/exhibitions/${id}`),
    brandingPaths(tenant),
    pagedPaths(tenant, "notices", "GET /customer/notices", ({ id }) => `/cscenter/notice/${id}`),
    boardPaths(tenant),
  ]);
  const entries = [...FIXED_PATHS, ...lists.flat()]
    .map((path) => `<url><loc>${new URL(path, origin).href}</loc></url>`)
    .join("");
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

async function brandingPaths(tenant: Tenant): Promise<string[]> {
  const { rows } = await serverApi(tenant).callWith(
    cachedAs(tenant, "brandings"),
    "GET /customer/brandings",
    {},
  );
  return rows.map(({ id }) => `/brandings/${id}`);
}

/** The clinic's own boards with their entries, and the boards that customers write on; posts come and go. */
async function boardPaths(tenant: Tenant): Promise<string[]> {
  const { rows } = await serverApi(tenant).callWith(cachedAs(tenant, "boards"), "GET /customer/board-types", {
    query: {},
  });
  const boards = rows.map(({ id, kind }) => (kind === "clinic" ? `/boards/${id}` : `/cscenter/boards/${id}`));
  const entries = await pagedPaths(
    tenant,
    "boards",
    "GET /customer/boards",
    ({ id, boardTypeId }) => `/boards/${boardTypeId}/detail/${id}`,
  );
  return [...boards, ...entries];
}

interface Listed {
  "GET /v2/products": { id: number };
  "GET /customer/exhibitions": { id: number };
  "GET /customer/notices": { id: number };
  "GET /customer/boards": { id: number; boardTypeId: number };
}

/** The paths of everything in a list, page after page. */
async function pagedPaths<Key extends keyof Listed>(
  tenant: Tenant,
  area: CacheArea,
  key: Key,
  pathOf: (row: Listed[Key]) => string,
  page = 1,
): Promise<string[]> {
  const answer = await serverApi(tenant).callWith(cachedAs(tenant, area), key as "GET /customer/boards", {
    query: { page, pageSize: PAGE_SIZE },
  });
  // Each list's rows are those of its own key, which the union of keys has lost.
  const paths = (answer.rows as unknown as Listed[Key][]).map(pathOf);
  if (page * PAGE_SIZE >= answer.count) return paths;
  return [...paths, ...(await pagedPaths(tenant, area, key, pathOf, page + 1))];
}
