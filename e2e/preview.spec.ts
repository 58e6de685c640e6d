import { expect, test } from "@playwright/test";
import { SignJWT, UnsecuredJWT } from "jose";
import type { NewPreviewLink } from "@/contract/tenant/signed-tokens";
import { introduceLabels } from "@/labels/introduce";
import { partnerStatusLabels } from "@/labels/partner-status";
import { previewLabels } from "@/labels/preview";
import { weightyFindings } from "./support/axe";
import { HANEUL, LUMIERE } from "./support/clinics";
import { type PreviewProduct, startPreviewProduct } from "./support/preview-product";

const HOST = "lumiere.preview.localhost";
const DRAFT_NAME = "루미에르 새봄의원";
const DRAFT_ACCENT = "#C3A789";
const { refused } = previewLabels;
const WITHIN = { timeout: 60_000 };

test.describe.configure({ mode: "serial" });
test.setTimeout(120_000);

let product: PreviewProduct;
/** What everybody sees, as it was before there was a draft. */
let live: Map<string, string>;
const LIVE_PAGES = [LUMIERE.host, HANEUL.host].flatMap((host) => [
  [host, "/"] as const,
  [host, "/products"] as const,
  [host, "/robots.txt"] as const,
]);

async function readLivePages() {
  const pages = new Map<string, string>();
  for (const [host, path] of LIVE_PAGES) pages.set(`${host}${path}`, await product.settled(host, path));
  return pages;
}

async function unfinished(id: string): Promise<string[]> {
  return JSON.parse(await product.tenants("show", id, "--json")).unfinished;
}

async function stalePages(): Promise<string[]> {
  const answers = await Promise.all(LIVE_PAGES.map(([host, path]) => product.ask(host, path)));
  return LIVE_PAGES.flatMap((page, index) =>
    answers[index]?.headers["x-nextjs-cache"] === "HIT" ? [] : [page.join("")],
  );
}

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startPreviewProduct("preview", { port: 3650, backendPort: 4650 });
  // The backend's own first publish has pages rendered again, once it is done.
  for (const id of ["lumiere", "haneul"]) await expect.poll(() => unfinished(id), WITHIN).toEqual([]);
  await expect.poll(stalePages, WITHIN).toEqual([]);
  live = await readLivePages();
  await product.change("lumiere", (tenant) => {
    tenant.partnerInformation.displayName = DRAFT_NAME;
    tenant.partnerInformation.partnerCeoName = null;
    tenant.domains.primary = "lumiere-spring.example";
    tenant.theme = { ...tenant.theme, roles: { ...tenant.theme?.roles, accent: DRAFT_ACCENT } };
  });
});
test.afterAll(() => product.stop());

const sign = (change: Partial<NewPreviewLink> = {}, secret?: string) => product.sign(change, secret);
const addressOf = (path: string) => `http://${HOST}:${product.settings.port}${path}`;

test("the command publishes a draft and prints a link that opens it", async ({ page }) => {
  const { url, status, expiresAt } = JSON.parse(
    await product.tenants("preview", "lumiere", "--json", "--hours", "2"),
  );
  expect(status).toBe("published");
  expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(2 * 3_600_000);
  await page.goto(url);
  expect(page.url()).toBe(addressOf("/"));
  await expect(page.locator("meta[name=application-name]")).toHaveAttribute("content", DRAFT_NAME);
});

test("a link becomes a cookie of its host, for no script, that ends with it", async () => {
  const expiresAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 3_600_000);
  const token = await sign({ expiresAt });
  const answer = await product.ask(HOST, `/products?a=%c3%a9&preview=${token}&b=1+2`);
  expect(answer.status).toBe(303);
  expect(answer.headers.location).toBe(`${addressOf("/products")}?a=%c3%a9&b=1+2`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  const [cookie = ""] = answer.headers["set-cookie"] ?? [];
  expect(cookie).toContain(
    `preview=${token}; Path=/; Expires=${expiresAt.toUTCString()}; HttpOnly; SameSite=lax`,
  );
  expect(cookie).not.toContain("Domain");
});

test("a preview is for no index and no cache, measures nobody, and names the live domain", async () => {
  const cookie = { cookie: `preview=${await sign()}` };
  for (const path of ["/", "/products", "/products?page=2", "/introduce", "/no/such/page"]) {
    const { headers, text } = await product.ask(HOST, path, cookie);
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["cache-control"]).toMatch(/^private,.* no-store/);
    expect(headers["content-security-policy"]).not.toMatch(/google|channel\.io/);
    // Addresses without a page have the middleware's policy alone.
    const scripts = path === "/no/such/page" ? /'unsafe-inline'/ : /'(nonce|sha256)-/;
    expect(headers["content-security-policy"]).toMatch(scripts);
    expect(text).not.toMatch(/googletagmanager|GTM-/);
    expect(text).toContain(DRAFT_NAME);
  }
  const { text } = await product.ask(HOST, "/products", cookie);
  expect(text).toContain('<link rel="canonical" href="https://lumiere-spring.example/products"');
  for (const headers of [cookie, {}])
    expect((await product.ask(HOST, "/robots.txt", headers)).text).toBe("User-agent: *\nDisallow: /\n");
});

const EXPIRED = new Date("2026-11-20T09:00:00Z");
const HTML = "text/html; charset=utf-8";

for (const width of [360, 1280])
  test(`an expired link at ${width} says whose it was, until when, and what to do`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    const answer = await page.goto(`${addressOf("/products")}?preview=${await sign({ expiresAt: EXPIRED })}`);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(refused.expired.join(""));
    await expect(page.getByText("루미에르의원", { exact: true })).toBeVisible();
    await expect(page.getByText("11월 20일 18:00", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: refused.call })).toHaveAttribute("href", /^tel:[\d-]+$/);
    expect(await weightyFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const home = page.getByRole("link", { name: refused.home });
    expect(new URL((await home.getAttribute("href")) ?? "").hostname).toBe(LUMIERE.host);
  });

test("without a link, nobody is named and a new one is asked for", async ({ page }) => {
  await page.goto(addressOf("/"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(refused.missing.join(""));
  await expect(page.getByText(refused.askFor)).toBeVisible();
  await expect(page.getByRole("link")).toHaveCount(0);
});

test.describe("nothing of a draft is shown", () => {
  const key = () => new TextEncoder().encode(product.settings.previewSecret);
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
  const tokens: [string, () => Promise<string> | string | undefined][] = [
    ["without a link", () => undefined],
    ["by an expired link", () => sign({ expiresAt: EXPIRED })],
    ["by another partner's expired link", () => sign({ partnerId: "haneul", expiresAt: EXPIRED })],
    ["by another partner's link", () => sign({ partnerId: "haneul" })],
    ["by another deployment's link", () => sign({}, "a secret of another deployment")],
    ["by a link that was changed", async () => (await sign()).replace(/(?<=\.)e/, "f")],
    [
      "by a link of another algorithm",
      () =>
        new SignJWT({ aud: "lumiere", exp: inAnHour() })
          .setProtectedHeader({ alg: "HS512", typ: "preview-link" })
          .sign(key()),
    ],
    ["by a link without a signature", () => new UnsecuredJWT({ aud: "lumiere", exp: inAnHour() }).encode()],
    ["by a link without an end", () => sign().then((token) => token.replace(/\.[^.]+\./, ".e30."))],
  ];
  const ways: [path: string, headers?: Record<string, string>][] = [
    ["/"],
    ["/products"],
    ["/products", { rsc: "1" }],
    ["/products", { rsc: "1", "next-router-segment-prefetch": "/_tree" }],
    ["/products.rsc"],
    ["/_next/data/build/lumiere.json", { "x-nextjs-data": "1" }],
    ["/icon.svg"],
    ["/manifest.webmanifest"],
    ["/homepage-meta/lumiere/icon.svg"],
    ["/share/home.jpg"],
    ["/sitemap.xml"],
    ["/media/lumiere/banner-philosophy.webp"],
    ["/~preview/bar"],
    ["/~preview/bar/lumiere"],
    ["/~lumiere~0123456789abcdef"],
    ["/lumiere"],
  ];
  for (const [name, make] of tokens)
    test(name, async () => {
      const token = await make();
      const asked = ways.flatMap(([path, headers = {}]): typeof ways => [
        [path, token === undefined ? headers : { ...headers, cookie: `preview=${token}` }],
        [token === undefined ? path : `${path}?preview=${token}`, headers],
      ]);
      for (const [path, headers] of asked) {
        const answer = await product.ask(HOST, path, headers);
        expect([path, answer.status, answer.headers["content-type"]]).toEqual([path, 403, HTML]);
        expect([path, answer.text]).toEqual([path, expect.stringContaining('<html lang="ko">')]);
        expect(answer.text).not.toContain(DRAFT_NAME);
        expect(answer.text.includes(LUMIERE.name)).toBe(name === "by an expired link");
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(answer.headers["x-robots-tag"]).toBe("noindex, nofollow");
      }
    });

  test("nor whether there is such a partner", async () => {
    const answers = await Promise.all(
      [HOST, "onyu.preview.localhost", "nobody.preview.localhost"].map((host) => product.ask(host, "/")),
    );
    const told = answers.map(({ status, text, headers: { date: _, "x-request-id": __, ...headers } }) => ({
      status,
      text,
      headers,
    }));
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  test("by its pages' own path, on any host", async () => {
    const { headers } = await product.ask(HOST, "/products", { cookie: `preview=${await sign()}`, rsc: "1" });
    const segment = /~lumiere~[0-9a-f]{16}/.exec(String(headers["x-nextjs-rewritten-path"]))?.[0] ?? "";
    expect(segment).not.toBe("");
    for (const host of [LUMIERE.host, HANEUL.host, "localhost", "nobody.example"])
      for (const path of [`/${segment}`, `/${segment}/products`, `/%7e${segment.slice(1)}`]) {
        const answer = await product.ask(host, path);
        expect([path, answer.status]).toEqual([path, 404]);
        expect(answer.text).not.toContain(DRAFT_NAME);
      }
  });
});

test("nobody else's page has changed by a byte", async () => {
  expect(await readLivePages()).toEqual(live);
});

test("a new draft shows at once", async () => {
  const cookie = { cookie: `preview=${await sign()}` };
  const home = async () => (await product.ask(HOST, "/", cookie)).text;
  expect(await home()).not.toContain("아주 새로운");
  await product.change("lumiere", (tenant) => {
    tenant.homepageConfig = { ...tenant.homepageConfig, seoDescription: "아주 새로운 설명" };
  });
  expect(await product.tenants("publish", "lumiere", "--draft")).toBe("lumiere: draft published\n");
  expect(await home()).toContain("아주 새로운 설명");
});

test("a partner that was never live has a preview, and its domain says that it prepares", async () => {
  await product.add("saebom", "onyu", (tenant) => {
    tenant.id = "saebom";
    tenant.domains = { primary: "saebom.localhost" };
    Object.assign(tenant.partnerInformation, { id: "saebom", displayName: "새봄한의원" });
  });
  await product.dropPage("saebom", "space");
  await product.tenants("preview", "saebom");
  const cookie = { cookie: `preview=${await sign({ partnerId: "saebom" })}` };
  const preview = await product.ask("saebom.preview.localhost", "/products", cookie);
  expect([preview.status, preview.text]).toEqual([200, expect.stringContaining("새봄한의원")]);
  const space = await product.ask("saebom.preview.localhost", "/introduce/space", cookie);
  expect([space.status, space.text]).toEqual([200, expect.stringContaining(introduceLabels.noPictures)]);
  await expect
    .poll(async () => (await product.ask("saebom.localhost", "/products")).text, { timeout: 15_000 })
    .toContain(partnerStatusLabels.ready.preparing.description);
});
