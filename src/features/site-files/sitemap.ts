import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";
import { sitemapPages } from "./sitemap-pages";
import {
  SECTION_PAGE_SIZE,
  SITEMAP_SECTIONS,
  type SitemapEntry,
  type SitemapSection,
} from "./sitemap-sections";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** The protocol allows 50,000; so few are made within a visitor's patience, a hundred to a call. */
const FILE_ENTRIES = 5000;
const CALLS_PER_FILE = FILE_ENTRIES / SECTION_PAGE_SIZE;
const PAGES = "pages";

/** Every page of a partner that a search engine should know: one file, or the list of several where they are many. */
export async function sitemapXml(tenant: Tenant): Promise<string> {
  const [pages, ...firsts] = await Promise.all([
    sitemapPages(tenant),
    ...SITEMAP_SECTIONS.map((section) => section.load(tenant, 1)),
  ]);
  const counts = firsts.map(({ count }) => count);
  if (counts.reduce((sum, count) => sum + count, pages.length) > FILE_ENTRIES) {
    return indexXml(tenant, partNames(counts));
  }
  const parts = await Promise.all(SITEMAP_SECTIONS.map((section) => loadPart(tenant, section, 1)));
  return urlSetXml(tenant, [...pages, ...parts.flat()]);
}

/** One of several files, by its name without the ending; null: there is none. */
export async function sitemapPartXml(tenant: Tenant, name: string): Promise<string | null> {
  const [, sectionName, part] = /^([a-z]+)-([1-9]\d{0,2})$/.exec(name) ?? [];
  if (name === `${PAGES}-1`) return urlSetXml(tenant, await sitemapPages(tenant));
  const section = SITEMAP_SECTIONS.find((each) => each.name === sectionName);
  if (!section) return null;
  const entries = await loadPart(tenant, section, Number(part));
  return entries.length > 0 ? urlSetXml(tenant, entries) : null;
}

const partNames = (counts: readonly number[]): string[] => [
  `${PAGES}-1`,
  ...SITEMAP_SECTIONS.flatMap(({ name }, index) =>
    Array.from(
      { length: Math.ceil((counts[index] ?? 0) / FILE_ENTRIES) },
      (_, part) => `${name}-${part + 1}`,
    ),
  ),
];

async function loadPart(tenant: Tenant, section: SitemapSection, part: number): Promise<SitemapEntry[]> {
  const firstPage = (part - 1) * CALLS_PER_FILE + 1;
  const first = await section.load(tenant, firstPage);
  const lastPage = Math.min(Math.ceil(first.count / SECTION_PAGE_SIZE), firstPage + CALLS_PER_FILE - 1);
  const further = Array.from(
    { length: Math.max(lastPage - firstPage, 0) },
    (_, index) => firstPage + 1 + index,
  );
  const answers = [first];
  // One after the other: a sitemap must not take the backend's time from visitors.
  for (const page of further) answers.push(await section.load(tenant, page));
  return answers.flatMap(({ entries }) => entries);
}

function urlSetXml(tenant: Tenant, entries: readonly SitemapEntry[]): string {
  const origin = storefrontOrigin(tenant);
  const urls = entries.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
    return `<url><loc>${new URL(path, origin).href}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${NAMESPACE}">${urls.join("")}</urlset>`;
}

function indexXml(tenant: Tenant, names: readonly string[]): string {
  const origin = storefrontOrigin(tenant);
  const files = names.map((name) => `<sitemap><loc>${origin}/sitemap/${name}.xml</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="${NAMESPACE}">${files.join("")}</sitemapindex>`;
}
