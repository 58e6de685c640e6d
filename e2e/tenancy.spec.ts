import { expect, test } from "@playwright/test";
import { STOREFRONT_PORT } from "./setup/settings";
import { productIdOnlyOf } from "./support/backend";
import { HANEUL, LUMIERE, ONYU } from "./support/clinics";
import { ask, askToTheEnd, originOf } from "./support/storefront";

const ANY_CLINIC = new RegExp([LUMIERE, HANEUL, ONYU].map(({ name }) => name).join("|"));

for (const clinic of [LUMIERE, HANEUL, ONYU])
  test(`${clinic.host} shows its own clinic alone`, async () => {
    const { status, text } = await ask(clinic.host, "/");
    expect(status).toBe(200);
    expect(text).toContain(clinic.name);
    for (const other of [LUMIERE, HANEUL, ONYU].filter((each) => each !== clinic))
      expect(text).not.toContain(other.name);
  });

test.describe("a host that nobody has", () => {
  const hosts = [
    "nobody.example",
    "lumiere.localhost.evil.example",
    "xlumiere.localhost",
    "evil-lumiere.localhost",
  ];
  for (const host of [...hosts, "lumiere", "127.0.0.1"])
    test(`${host} gets a plain 404 that names no clinic and is not kept`, async () => {
      const { status, headers, text } = await ask(host, "/products");
      expect(status).toBe(404);
      expect(headers["cache-control"]).toContain("no-store");
      expect(text).not.toMatch(ANY_CLINIC);
    });

  test("learns nothing from a forwarded host", async () => {
    const forwarded = { "x-forwarded-host": LUMIERE.host, forwarded: `host=${LUMIERE.host}` };
    expect((await ask("nobody.example", "/?host=lumiere.localhost", { headers: forwarded })).status).toBe(
      404,
    );
  });
});

test.describe("an alias", () => {
  const odd = "/products?keyword=%EB%A6%AC%ED%94%84%ED%8C%85&a=1&a=2&empty=&plus=a+b&slash=%2F&case=%c3%a9";
  for (const alias of LUMIERE.aliases)
    test(`${alias} leads to the primary domain, path and query byte for byte`, async () => {
      const { status, headers } = await ask(alias, odd);
      expect(status).toBe(308);
      expect(headers.location).toBe(`${originOf(LUMIERE.host)}${odd}`);
    });

  test("of another clinic leads to that clinic", async () => {
    const { headers } = await ask(HANEUL.aliases[0], "/");
    expect(headers.location).toBe(`${originOf(HANEUL.host)}/`);
  });

  test("never leads off to another site", async () => {
    const { headers } = await ask(LUMIERE.aliases[0], "//evil.example/products");
    const { hostname } = new URL(headers.location ?? "", originOf(LUMIERE.aliases[0]));
    expect([LUMIERE.host, LUMIERE.aliases[0]]).toContain(hostname);
  });
});

for (const spelling of ["LUMIERE.localhost", "lumiere.localhost."])
  test(`the host spelt ${spelling} is the same clinic`, async () => {
    const { status, text } = await ask(spelling, "/");
    expect(status).toBe(200);
    expect(text).toContain(LUMIERE.name);
  });

test.describe("another clinic's things", () => {
  test("its product is a 404 in the visitor's clinic's look", async () => {
    const id = await productIdOnlyOf(LUMIERE.host, HANEUL.host);
    const { status, text } = await ask(HANEUL.host, `/products/${id}`);
    expect(status).toBe(404);
    expect(text).toContain(HANEUL.name);
    expect(text).not.toContain(LUMIERE.name);
  });

  const ways: [string, Record<string, string>?][] = [
    ["/haneul"],
    ["/haneul/products"],
    ["/lumiere/products"],
    ["/%68aneul/products"],
    ["//haneul/products"],
    ["/./haneul/products"],
    ["/x/../haneul/products"],
    ["/haneul.rsc", { rsc: "1" }],
    ["/haneul/products.rsc", { rsc: "1" }],
    ["/haneul/products", { rsc: "1", "next-router-prefetch": "1" }],
    ["/haneul/products", { rsc: "1", "next-router-segment-prefetch": "/_tree" }],
    ["/haneul.segments/_tree.segment.rsc", { rsc: "1" }],
    ["/_next/data/build/haneul.json", { "x-nextjs-data": "1" }],
    ["/_next/data/build/haneul/products.json"],
    ["/haneul/favicon.ico"],
    ["/haneul/products.html"],
  ];
  for (const [path, headers] of ways)
    test(`${path} ${Object.keys(headers ?? {}).join(" ")} is no way in`, async () => {
      const { status, text } = await askToTheEnd(LUMIERE.host, path, { headers });
      expect(text).not.toContain(HANEUL.name);
      // The router's own requests are answered 200 with the 404 inside.
      if (!headers?.rsc) expect(status).toBe(404);
    });

  const headers: Record<string, string>[] = [
    { "x-middleware-rewrite": "/haneul" },
    { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
    {
      "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware",
    },
    { "x-middleware-next": "1" },
    { "x-matched-path": "/haneul" },
    { "x-invoke-path": "/haneul" },
    { "x-nextjs-rewritten-path": "/haneul" },
    { "x-forwarded-host": HANEUL.host },
    { "x-original-url": "/haneul" },
    { "next-url": "/haneul" },
  ];
  for (const each of headers)
    test(`the header ${Object.entries(each).flat().join(": ")} opens nothing`, async () => {
      const { status, text } = await ask(LUMIERE.host, "/", { headers: each });
      expect(status).toBe(200);
      expect(text).toContain(LUMIERE.name);
      expect(text).not.toContain(HANEUL.name);
    });
});

test("the platform's own page names the demo clinics and their hosts", async ({ page }) => {
  await page.goto(`http://localhost:${STOREFRONT_PORT}/`);
  for (const { host } of [LUMIERE, HANEUL, ONYU])
    await expect(page.locator(`a[href^="http://${host}:${STOREFRONT_PORT}"]`).first()).toBeVisible();
});

test("the platform's icon is served as it lies in public/", async () => {
  const { status, headers } = await ask("localhost", "/platform/icon.svg");
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("image/svg+xml");
});

for (const path of ["/products/999999999", "/products/abc", "/products/0", "/no/such/page"])
  test(`${path} is a true 404 in the clinic's look`, async () => {
    const { status, text } = await ask(LUMIERE.host, path);
    expect(status).toBe(404);
    expect(text).toContain(LUMIERE.name);
  });
