import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { partnerKey } from "@/contract/tenant/edge-config";
import { findBrotli } from "../../scripts/cluster/nginx.mjs";
import { HANEUL, LUMIERE, ONYU } from "../support/clinics";
import { ask } from "../support/storefront";
import { type ClusterProduct, startClusterProduct } from "./cluster-product";

const PAGES = [
  "/",
  "/products",
  "/events",
  "/introduce",
  "/info",
  "/cscenter/notice",
  "/terms/privacy-policy",
];
const FILES = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/favicon.ico", "/share/home.jpg"];
const MISSING = [
  "/no/such/page",
  "/products/999999",
  "/file.html",
  "/haneul",
  "/lumiere/products",
  "/fonts/none.woff2",
];
const PER_REQUEST = ["/products?page=2", "/search?keyword=a", "/?preview=guess"];
const COMPARED = [
  "content-type",
  "location",
  "x-frame-options",
  "x-content-type-options",
  "referrer-policy",
  "content-security-policy",
  "cache-control",
  "x-robots-tag",
] as const;

interface Request {
  host: string;
  path: string;
  headers?: Record<string, string>;
}

const REQUESTS: Request[] = [
  ...[LUMIERE, HANEUL, ONYU].flatMap(({ host }) =>
    [...PAGES, ...FILES, ...MISSING, ...PER_REQUEST].map((path) => ({ host, path })),
  ),
  ...PAGES.flatMap((path) => [
    { host: LUMIERE.host, path, headers: { rsc: "1" } },
    { host: HANEUL.host, path: `${path}?utm_source=a` },
  ]),
  ...["nobody.example", "localhost", "lumiere.preview.localhost", "LUMIERE.localhost."].flatMap((host) =>
    ["/", "/products", "/robots.txt"].map((path) => ({ host, path })),
  ),
];

let product: ClusterProduct;
test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startClusterProduct();
  await product.startPlainNext();
});
test.afterAll(() => product?.stop());

/** What a visitor gets, without what is another at each request. */
async function responseOf({ host, path, headers }: Request, port: number) {
  const response = await ask(host, path, { headers, port });
  const compared = COMPARED.map((name) => [name, response.headers[name]]);
  const plain = (text: string) =>
    text
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<nonce>")
      .replaceAll(/"\$?(nonce|digest)":"[^"]*"/g, "")
      // A page that is not cached is cut into other pieces each time.
      .replaceAll(/( 'sha256-[\w+/]{43}=')+/g, " <hashes>")
      .replaceAll(String(port), "<port>");
  return {
    status: response.status,
    headers: plain(JSON.stringify(compared)),
    title: /<title>[^<]*<\/title>/.exec(response.text)?.[0],
  };
}

test(`${REQUESTS.length} requests get the same responses of the standalone server, next start and nginx`, async () => {
  const { first, nginx, plain } = product.ports;
  // Twice: a page's first visitor and all others get the same.
  for (const request of [...REQUESTS, ...REQUESTS]) {
    const expected = await responseOf(request, first);
    for (const port of [plain, nginx])
      expect({ ...request, port, ...(await responseOf(request, port)) }).toEqual({
        ...request,
        port,
        ...expected,
      });
  }
});

test("each of them says by a 304 that nothing has changed", async () => {
  for (const at of ["first", "plain"] as const) {
    const page = await product.ask(LUMIERE.host, "/info", { at });
    const { etag = "" } = page.headers;
    const again = await product.ask(LUMIERE.host, "/info", { at, headers: { "if-none-match": etag } });
    expect([at, again.status, again.text]).toEqual([at, 304, ""]);
  }
});

const NOTICES = "/cscenter/notice";
/** nginx's own copy is fresh for a second, which it counts in whole ones; nobody gets it once more after that. */
const ONCE = { timeout: 4000, intervals: [2100] };

test("after a purge the very next visitors of each have the new page, and the router its data", async () => {
  const asRouter = { headers: { rsc: "1" } };
  // Next says under which query the router's own requests belong.
  const { location = "" } = (await product.ask(LUMIERE.host, NOTICES, asRouter)).headers;
  const textOf = async (at: "first" | "second" | "plain" | "nginx", path = NOTICES, visit = {}) =>
    (await product.ask(LUMIERE.host, path, { at, ...visit })).text;
  for (const title of ["어디서나 같은 소식", "다시 고친 소식", "한 번 더 고친 소식"]) {
    await product.sql.query(
      "update notices set title = $1 where partner_id = 'lumiere' and id = (select min(id) from notices where partner_id = 'lumiere')",
      [title],
    );
    for (const at of ["first", "second", "plain"] as const) {
      await product.purge(at, [cacheTag("lumiere", "notices")]);
      const visits = [textOf(at), textOf(at, location, asRouter), textOf(at)];
      for (const text of await Promise.all(visits)) expect([at, text.includes(title)]).toEqual([at, true]);
    }
    await expect.poll(() => textOf("nginx"), ONCE).toContain(title);
  }
});

test("after a purge the very next visitor of a list with a query has the new one, which no page is cached of", async () => {
  const path = "/products?sort=latest";
  const textOf = async (at: "first" | "second" | "plain") =>
    (await product.ask(LUMIERE.host, path, { at })).text;
  const [, id] = /href="\/products\/(\d+)"/.exec(await textOf("first")) ?? [];
  for (const name of ["먼저 고친 시술", "다시 고친 시술"])
    for (const at of ["first", "second", "plain"] as const) {
      await textOf(at);
      const named = `${name} ${at}`;
      await product.sql.query("update products set name = $1 where partner_id = 'lumiere' and id = $2", [
        named,
        id,
      ]);
      await product.purge(at, [cacheTag("lumiere", "products")]);
      expect([at, (await textOf(at)).includes(named)]).toEqual([at, true]);
    }
});

test("nginx refuses more than any page takes", async () => {
  const { statusOf } = product;
  expect(await statusOf("GET", `/${"a".repeat(20_000)}`)).toBe(414);
  expect(await statusOf("TRACE", "/")).toBe(405);
  expect(await statusOf("DELETE", "/")).toBe(405);
  expect(await statusOf("POST", "/", { "content-length": "9000000" })).toBe(413);
});

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
const ENCODINGS: { taken: string; sent: keyof typeof UNPACK }[] = [
  { taken: "gzip, deflate, br, zstd", sent: "br" },
  { taken: "br;q=0, gzip", sent: "gzip" },
  { taken: "gzip, deflate", sent: "gzip" },
  { taken: "gzip;q=0", sent: "none" },
];

/** Words from a page's whole length, and its end. */
const marksOf = (text: string) => [
  ...(text.match(/[가-힣]{4,}/g) ?? []),
  /<\/html>$|$/.exec(text)?.[0] ?? "",
];

for (const { taken, sent } of ENCODINGS)
  test(`nginx sends pages and scripts as ${sent} to who takes "${taken}"`, async () => {
    test.skip(sent === "br" && !findBrotli(), "nginx has no module for brotli here");
    const { text } = await product.ask(LUMIERE.host, "/info");
    const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(text)?.[1] ?? "";
    const asked: { path?: string; headers: Record<string, string> }[] = [
      { path: "/info", headers: {} },
      {
        path: (await product.ask(LUMIERE.host, "/info", { headers: { rsc: "1" } })).headers.location,
        headers: { rsc: "1" },
      },
      { path: script, headers: {} },
    ];
    for (const { path = "", headers } of asked) {
      const plain = await product.ask(LUMIERE.host, path, { at: "first", headers });
      const packed = await product.ask(LUMIERE.host, path, {
        headers: { ...headers, "accept-encoding": taken },
      });
      expect([path, packed.headers["content-encoding"] ?? "none"]).toEqual([path, sent]);
      expect(packed.headers.vary).toContain("Accept-Encoding");
      const unpacked = UNPACK[sent](packed.body);
      if (path === script) expect(unpacked).toEqual(plain.body);
      // A page that was made again meanwhile is cut into other pieces, but says the same.
      else for (const mark of marksOf(plain.text)) expect(unpacked.toString()).toContain(mark);
    }
    // Compressed once: it is cached as it is sent.
    const again = await product.ask(LUMIERE.host, script, { headers: { "accept-encoding": taken } });
    expect([again.headers["x-cache"], again.headers["content-encoding"] ?? "none"]).toEqual(["HIT", sent]);
  });

test("a page that is made after a publish shows it, though what was there before has just been read", async () => {
  await product.ask(HANEUL.host, "/info");
  const { edgeConfig, backendUrl } = product.settings.site;
  const { origin, pathname, searchParams } = new URL(edgeConfig);
  const item = `${origin}${pathname}/item/${partnerKey("haneul")}?version=1`;
  // As storefronts ask.
  const headers = { authorization: `Bearer ${searchParams.get("token")}` };
  expect((await fetch(item, { headers })).status).toBe(200);
  expect((await fetch(`${backendUrl}/tenancy/partners/haneul`)).status).toBe(200);
  await product.sql.query(
    "update partners set config = jsonb_set(config, '{partnerInformation,partnerCopyRight}', '\"방금 고친 줄\"') where id = 'haneul'",
  );
  for (const at of ["first", "second"] as const) await product.purge(at, [cacheTag("haneul")]);
  for (const at of ["first", "second", "nginx"] as const)
    await expect
      .poll(async () => (await product.ask(HANEUL.host, "/info", { at })).text, { timeout: 30_000 })
      .toContain("방금 고친 줄");
});

test("a purge loses no page while every backend is away", async () => {
  const pages = ["/", "/info", "/products", NOTICES];
  for (const path of pages) await product.ask(LUMIERE.host, path);
  await product.stopBackends();
  await product.purge("first", [cacheTag("lumiere")]);
  for (const path of pages) {
    const { status, text } = await product.ask(LUMIERE.host, path, { at: "first" });
    expect([path, status]).toEqual([path, 200]);
    expect(text).toContain(LUMIERE.name);
  }
  await product.startBackends();
});
