import { beforeEach, describe, expect, it, vi } from "vitest";
import { aTenant } from "@/testing/tenant";
import { sitemapPartXml, sitemapXml } from "./sitemap";

interface Answer {
  rows: object[];
  count: number;
}
interface Query {
  page?: number;
  pageSize?: number;
}

const backend = vi.hoisted(() => ({
  answers: new Map<string, (query: Query) => Answer>(),
  pages: new Set<string>(),
}));

vi.mock("server-only", () => ({}));
vi.mock("@/api/server-api", () => ({
  cachedCall: async (_: object, __: string, key: string, { query }: { query?: Query } = {}) =>
    backend.answers.get(key)?.(query ?? {}) ?? { rows: [], count: 0 },
}));
vi.mock("@/blocks/story/load-page", () => ({
  loadPage: async (_: object, key: string) => (backend.pages.has(key) ? { key } : null),
}));

const tenant = aTenant();
const rows = (key: string, all: object[]) =>
  backend.answers.set(key, () => ({ rows: all, count: all.length }));
const pathsOf = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/lumiere-clinic\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

beforeEach(() => {
  backend.answers.clear();
  backend.pages.clear();
});

describe("sitemapXml", () => {
  it("holds what the clinic has, with the day of what has one", async () => {
    rows("GET /v2/products", [{ id: 12 }]);
    rows("GET /customer/notices", [{ id: 3, publishedAt: "2026-11-20" }]);
    rows("GET /customer/board-types", [
      { id: 1, kind: "clinic" },
      { id: 4, kind: "customer" },
    ]);
    rows("GET /customer/boards", [{ id: 7, boardTypeId: 1, publishedAt: "2026-11-19" }]);
    rows("GET /terms", [{ slug: "privacy-policy" }, { slug: "marketing" }]);
    const xml = await sitemapXml(tenant);
    expect(pathsOf(xml)).toEqual(
      expect.arrayContaining([
        "/",
        "/products/12",
        "/cscenter/notice/3",
        "/boards/1",
        "/cscenter/boards/4",
        "/boards/1/detail/7",
        "/terms/privacy-policy",
      ]),
    );
    expect(xml).toContain("/cscenter/notice/3</loc><lastmod>2026-11-20</lastmod>");
    expect(xml).not.toMatch(/terms-of-service|marketing/);
  });

  it("leaves out private posts, and what this clinic does not have", async () => {
    const createdAt = "2026-11-20T00:00:00.000Z";
    rows("GET /customer/customer-boards", [
      { id: 1, boardTypeId: 4, isPrivate: false, createdAt },
      { id: 2, boardTypeId: 4, isPrivate: true, createdAt },
    ]);
    const paths = pathsOf(await sitemapXml(tenant));
    expect(paths).toContain("/cscenter/boards/4/detail/1");
    expect(paths).not.toContain("/cscenter/boards/4/detail/2");
    expect(paths.join()).not.toMatch(
      /staff|schedule|space|landing|search|write|secret|ready|goodbye|welcome/,
    );
  });

  it("has staff, schedule, space and landing once the clinic has them", async () => {
    rows("GET /partner-employees", [{ id: 1 }]);
    backend.pages.add("space").add("landing");
    expect(pathsOf(await sitemapXml(tenant))).toEqual(
      expect.arrayContaining(["/introduce/staff", "/introduce/schedule", "/introduce/space", "/landing"]),
    );
  });
});

describe("a sitemap of many pages", () => {
  const COUNT = 12_050;

  beforeEach(() => {
    backend.answers.set("GET /v2/products", ({ page = 1, pageSize = 0 }) => ({
      rows: Array.from(
        { length: Math.max(0, Math.min(pageSize, COUNT - (page - 1) * pageSize)) },
        (_, index) => ({
          id: (page - 1) * pageSize + index + 1,
        }),
      ),
      count: COUNT,
    }));
  });

  it("is the list of its files", async () => {
    const xml = await sitemapXml(tenant);
    expect(xml).toContain("<sitemapindex");
    expect(pathsOf(xml)).toEqual([
      "/sitemap/pages-1.xml",
      ...[1, 2, 3].map((part) => `/sitemap/products-${part}.xml`),
    ]);
  });

  it("has every page in just one of its files", async () => {
    const files = await Promise.all([1, 2, 3].map((part) => sitemapPartXml(tenant, `products-${part}`)));
    const paths = files.flatMap((file) => pathsOf(file ?? ""));
    expect(paths).toHaveLength(COUNT);
    expect(new Set(paths).size).toBe(COUNT);
  });

  it.each(["products-4", "products-0", "products-", "products", "nothing-1", "pages-2", "products-1-1"])(
    "has no file %s",
    async (name) => {
      expect(await sitemapPartXml(tenant, name)).toBeNull();
    },
  );
});
