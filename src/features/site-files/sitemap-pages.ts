import { cachedCall } from "@/api/server-api";
import { loadDoctors } from "@/blocks/doctor-card/load-doctors";
import { loadCategories } from "@/blocks/product-card/load-categories";
import { loadPage } from "@/blocks/story/load-page";
import type { Tenant } from "@/contract/tenant/tenant";
import type { SitemapEntry } from "./sitemap-sections";

const FIXED_PATHS = [
  "/",
  "/products",
  "/products/category/pick",
  "/products/category/event",
  "/events",
  "/exhibitions",
  "/introduce",
  "/info",
  "/cscenter",
  "/cscenter/notice",
  "/cscenter/faq",
  "/cscenter/contact",
];

/** The pages that are few: those of one address, as far as this clinic has them, and one for each of its shelves. */
export async function sitemapPages(tenant: Tenant): Promise<SitemapEntry[]> {
  const paths = await Promise.all([
    FIXED_PATHS,
    introductionPaths(tenant),
    landingPaths(tenant),
    categoryPaths(tenant),
    brandingPaths(tenant),
    boardPaths(tenant),
    termsPaths(tenant),
  ]);
  return paths.flat().map((path) => ({ path }));
}

/** Without doctors there is neither staff nor schedule, without pictures no space. */
async function introductionPaths(tenant: Tenant): Promise<string[]> {
  const [doctors, space] = await Promise.all([loadDoctors(tenant), loadPage(tenant, "space")]);
  return [
    ...(doctors.length > 0 ? ["/introduce/staff", "/introduce/schedule"] : []),
    ...(space ? ["/introduce/space"] : []),
  ];
}

/** What stands in for a landing page that the partner has not made is not indexed. */
async function landingPaths(tenant: Tenant): Promise<string[]> {
  return (await loadPage(tenant, "landing")) ? ["/landing"] : [];
}

async function categoryPaths(tenant: Tenant): Promise<string[]> {
  return (await loadCategories(tenant)).map(({ id }) => `/products/category/${id}`);
}

async function brandingPaths(tenant: Tenant): Promise<string[]> {
  const { rows } = await cachedCall(tenant, "brandings", "GET /customer/brandings");
  return rows.map(({ id }) => `/brandings/${id}`);
}

async function boardPaths(tenant: Tenant): Promise<string[]> {
  const { rows } = await cachedCall(tenant, "boards", "GET /customer/board-types", { query: {} });
  return rows.map(({ id, kind }) => (kind === "clinic" ? `/boards/${id}` : `/cscenter/boards/${id}`));
}

async function termsPaths(tenant: Tenant): Promise<string[]> {
  const { rows } = await cachedCall(tenant, "terms", "GET /terms", { query: {} });
  const slugs = rows.map(({ slug }) => slug);
  return ["terms-of-service", "privacy-policy"]
    .filter((slug) => slugs.includes(slug))
    .map((slug) => `/terms/${slug}`);
}
