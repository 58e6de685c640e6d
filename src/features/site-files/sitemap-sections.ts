import { cachedCall } from "@/api/server-api";
import type { CacheArea } from "@/contract/tenant/cache-tags";
import type { Tenant } from "@/contract/tenant/tenant";
import { clinicTime } from "@/lib/clinic-time";

export interface SitemapEntry {
  path: string;
  /** A calendar day, where it is known when the page last became another. */
  lastModified?: string;
}

/** A list that may be long, a hundred rows at a time. */
export interface SitemapSection {
  /** As it stands in the name of its files. */
  name: string;
  load: (tenant: Tenant, page: number) => Promise<{ entries: SitemapEntry[]; count: number }>;
}

export const SECTION_PAGE_SIZE = 100;

/** What each list's rows say that a sitemap needs; a row without an entry is not for search engines. */
interface Rows {
  "GET /v2/products": { id: number };
  "GET /customer/exhibitions": { id: number };
  "GET /customer/notices": { id: number; publishedAt: string };
  "GET /customer/boards": { id: number; boardTypeId: number; publishedAt: string };
  "GET /customer/customer-boards": {
    id: number;
    boardTypeId: number;
    isPrivate: boolean;
    createdAt: string;
  };
}

function section<Key extends keyof Rows>(
  name: string,
  area: CacheArea,
  key: Key,
  entryOf: (row: Rows[Key]) => SitemapEntry | null,
): SitemapSection {
  return {
    name,
    load: async (tenant, page) => {
      const query = { page, pageSize: SECTION_PAGE_SIZE };
      const answer = await cachedCall(tenant, area, key as "GET /customer/boards", { query });
      // Each list's rows are those of its own key, which the union of keys has lost.
      const rows = answer.rows as unknown as Rows[Key][];
      return { entries: rows.flatMap((row) => entryOf(row) ?? []), count: answer.count };
    },
  };
}

export const SITEMAP_SECTIONS: readonly SitemapSection[] = [
  section("products", "products", "GET /v2/products", ({ id }) => ({ path: `/products/${id}` })),
  section("exhibitions", "exhibitions", "GET /customer/exhibitions", ({ id }) => ({
    path: `/exhibitions/${id}`,
  })),
  section("notices", "notices", "GET /customer/notices", ({ id, publishedAt }) => ({
    path: `/cscenter/notice/${id}`,
    lastModified: publishedAt,
  })),
  section("boards", "boards", "GET /customer/boards", ({ id, boardTypeId, publishedAt }) => ({
    path: `/boards/${boardTypeId}/detail/${id}`,
    lastModified: publishedAt,
  })),
  section("posts", "posts", "GET /customer/customer-boards", ({ id, boardTypeId, isPrivate, createdAt }) =>
    isPrivate
      ? null
      : {
          path: `/cscenter/boards/${boardTypeId}/detail/${id}`,
          lastModified: clinicTime(createdAt).date,
        },
  ),
];
