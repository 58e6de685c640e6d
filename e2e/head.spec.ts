import { expect, test } from "@playwright/test";
import { notFoundLabels } from "@/labels/layout/not-found";
import { backendOf, productIdOnlyOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { readHead } from "./support/page-head";
import { pagesOf } from "./support/site-pages";
import { ask, originOf } from "./support/storefront";
import { faultsOfHeads } from "./support/walk-heads";

const CLINICS = [LUMIERE, HANEUL, ONYU];

for (const { host } of CLINICS)
  test.describe(`the heads of ${host}`, () => {
    const origin = originOf(host);

    test("tell every page of the route table apart, to people and to machines", async () => {
      test.setTimeout(180_000);
      const pages = await pagesOf(backendOf(host));
      const faults = await faultsOfHeads({ origin, pages, ask: (path) => ask(host, path) });
      expect(faults).toEqual([]);
    });

    test("are listed in the sitemap, as far as search engines are to know them", async () => {
      const pages = await pagesOf(backendOf(host));
      const robots = await ask(host, "/robots.txt");
      expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
      const { text } = await ask(host, "/sitemap.xml");
      const listed = new Set([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address));
      const known = (path: string) => listed.has(origin + path);
      const own = pages.filter(({ path }) => !path.includes("?"));
      const missing = own.filter(({ path, isIndexed = true }) => isIndexed !== known(path));
      expect(missing.map(({ path }) => path)).toEqual([]);
      expect([...listed].filter((address) => !address?.startsWith(`${origin}/`))).toEqual([]);
    });

    test("name icons that are there", async () => {
      const { text } = await ask(host, "/");
      const links = [...text.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
      const { icons } = JSON.parse((await ask(host, "/manifest.webmanifest")).text) as {
        icons: { src: string }[];
      };
      const paths = [...links.map(([, href = ""]) => href), ...icons.map(({ src }) => src), "/favicon.ico"];
      expect(paths.length).toBeGreaterThanOrEqual(8);
      for (const path of paths) {
        const { status, headers } = await ask(host, path.replaceAll("&amp;", "&"));
        expect([path, status]).toEqual([path, 200]);
        expect(headers["content-type"]).toMatch(/^(image\/|application\/manifest)/);
      }
    });
  });

test("a clinic without prices has none in any head", async () => {
  const pages = await pagesOf(backendOf(ONYU.host));
  for (const { path } of pages) {
    const { title, description, dataText } = readHead((await ask(ONYU.host, path)).text);
    expect(`${title} ${description} ${dataText}`, path).not.toMatch(
      /"price|priceCurrency|"offers"|\d,\d{3}\s*원|₩/,
    );
  }
});

test("share images and icons are the own clinic's alone", async () => {
  const id = await productIdOnlyOf(LUMIERE.host, HANEUL.host);
  expect((await ask(LUMIERE.host, `/share/products/${id}.jpg`)).status).toBe(200);
  expect((await ask(HANEUL.host, `/share/products/${id}.jpg`)).status).toBe(404);
  expect((await ask(HANEUL.host, "/homepage-meta/lumiere/icon.svg")).status).toBe(404);
  expect((await ask(HANEUL.host, "/share/lumiere/products.jpg")).status).toBe(404);
});

test("nothing of a private post, a form or a search has a share image", async () => {
  const { rows } = await backendOf(LUMIERE.host).call("GET /customer/customer-boards", {
    query: { pageSize: 100 },
  });
  const post = rows.find(({ isPrivate }) => isPrivate);
  const path = `/cscenter/boards/${post?.boardTypeId}/detail/${post?.id}`;
  for (const hidden of [path, `/cscenter/boards/${post?.boardTypeId}/write`, "/search", "/ready"])
    expect([hidden, (await ask(LUMIERE.host, `/share${hidden}.jpg`)).status]).toEqual([hidden, 404]);
});

test("a share image says what its page says, whatever the address asks for besides", async () => {
  const plain = await ask(LUMIERE.host, "/share/products.jpg");
  const asked = await ask(LUMIERE.host, "/share/products.jpg?title=%EB%AC%B4%EB%A3%8C&v=1");
  expect(asked.body.equals(plain.body)).toBe(true);
});

test("a filtered list is the plain one to search engines, its further pages are their own", async () => {
  const canonicalOf = async (path: string) => readHead((await ask(LUMIERE.host, path)).text).canonical;
  const origin = originOf(LUMIERE.host);
  expect(await canonicalOf("/products?sort=latest&page=2")).toBe(`${origin}/products`);
  expect(await canonicalOf("/products?page=2")).toBe(`${origin}/products?page=2`);
  expect(await canonicalOf("/products?isRecommend=true")).toBe(`${origin}/products`);
});

for (const { host } of CLINICS)
  for (const path of ["/no/such/page", "/products/999999999", "/boards/abc", "/file.html"])
    test(`${path} of ${host} is missing under a title of its own`, async () => {
      const { status, text } = await ask(host, path);
      expect(status).toBe(404);
      const home = readHead((await ask(host, "/")).text);
      const missing = readHead(text);
      expect(missing.title).toMatch(new RegExp(`^${notFoundLabels.title} \\| `));
      expect(missing.description).not.toBe(home.description);
      expect(missing.isIndexed).toBe(false);
    });

test("a preview is for nobody's index", async () => {
  const host = "lumiere.preview.localhost";
  expect((await ask(host, "/robots.txt")).text).toContain("Disallow: /");
});
