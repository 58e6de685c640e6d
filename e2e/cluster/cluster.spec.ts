import { readFile } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { HANEUL, LUMIERE } from "../support/clinics";
import { type ClusterProduct, startClusterProduct } from "./cluster-product";
import { startLoad } from "./load";

const NOTICES = "/cscenter/notice";
/** Many times what is promised, and far below the 300 s after which a page is rendered again anyway. */
const SOON = { timeout: 30_000, intervals: [200] };
/** Also where it is about to be rendered again. */
const KEPT = /HIT|STALE/;
/** What Next exits with when it was asked to end, and did. */
const ENDED_IN_ORDER = 143;
let product: ClusterProduct;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startClusterProduct();
});
test.afterAll(() => product?.stop());

/** Changes lumiere's first notice behind the backends' back: nobody is told. */
const writeNotice = (title: string) =>
  product.sql.query(
    "update notices set title = $1 where partner_id = 'lumiere' and id = (select min(id) from notices where partner_id = 'lumiere')",
    [title],
  );
const shows = (title: string, at: "nginx" | "first" | "second") => async () =>
  (await product.ask(LUMIERE.host, NOTICES, { at })).text.includes(title);
const cacheStateOf = async (path: string, at: "nginx" | "first" | "second") =>
  (await product.ask(LUMIERE.host, path, { at })).headers[at === "nginx" ? "x-cache" : "x-nextjs-cache"];
/** Whether what one storefront has made is there for the other; one of several may have come too late. */
async function isShared(paths: string[]): Promise<boolean> {
  const states: unknown[] = [];
  for (const path of paths) {
    await expect.poll(() => cacheStateOf(path, "first"), SOON).toMatch(KEPT);
    states.push(await cacheStateOf(path, "second"));
  }
  return states.some((state) => KEPT.test(String(state)));
}

test("pages come from nginx's memory", async () => {
  await expect.poll(() => cacheStateOf("/", "nginx"), SOON).toMatch(/HIT|UPDATING|STALE/);
  const { headers, text } = await product.ask(LUMIERE.host, "/");
  expect(text).toContain(LUMIERE.name);
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
});

test("nobody is shown another clinic's page, whatever the request line says", async () => {
  const ask = (line: string, host: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { host: `${host}:${product.ports.nginx}` };
      http
        .get(
          { host: "127.0.0.1", port: product.ports.nginx, path: line, headers, agent: false },
          (response) => {
            let text = "";
            response.on("data", (chunk) => {
              text += chunk;
            });
            response.on("end", () => resolve(text));
          },
        )
        .on("error", reject);
    });
  const address = `http://${HANEUL.host}:${product.ports.nginx}/info`;
  for (let times = 0; times < 3; times++) await ask(address, LUMIERE.host);
  const { text } = await product.ask(HANEUL.host, "/info");
  expect(text).toContain(HANEUL.name);
  expect(text).not.toContain(LUMIERE.name);
});

test("what the router asks for and the page at the same address are kept apart", async () => {
  const asRouter = { headers: { rsc: "1" } };
  // Next says under which query the router's own requests belong.
  const { location = "" } = (await product.ask(LUMIERE.host, "/introduce", asRouter)).headers;
  expect(location).toContain("_rsc");
  await expect(async () => {
    const { headers } = await product.ask(LUMIERE.host, location, asRouter);
    expect(headers["content-type"]).toBe("text/x-component");
    expect(headers["x-cache"]).toMatch(/HIT|UPDATING|STALE/);
  }).toPass(SOON);
  const { headers, text } = await product.ask(LUMIERE.host, location);
  expect(headers["content-type"]).toContain("text/html");
  expect(text).toContain("<!DOCTYPE html>");
});

test("what is not for everybody is not kept, and what is not for visitors not shown", async () => {
  for (const path of ["/products?sort=latest", "/?preview=guess"]) {
    const host = path.startsWith("/?") ? "lumiere.preview.localhost" : LUMIERE.host;
    for (let times = 0; times < 3; times++)
      expect((await product.ask(host, path)).headers["x-cache"]).toMatch(/MISS|BYPASS/);
  }
  await expect.poll(() => cacheStateOf("/events", "nginx"), SOON).toMatch(/HIT|UPDATING|STALE/);
  const asHolder = await product.ask(LUMIERE.host, "/events", { headers: { cookie: "preview=token" } });
  expect(asHolder.headers["x-cache"]).toBe("BYPASS");
  expect((await product.ask(LUMIERE.host, "/api/revalidate")).status).toBe(404);
  const { backendPort } = product.settings.site;
  const statusOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${backendPort}${path}`, { headers: { host: "localhost" } })).status;
  for (const path of ["/metrics", "/ecfg_local/items", "/tenancy/hosts/lumiere.localhost"])
    expect(await statusOf(path), path).toBe(404);
  expect(await statusOf("/readyz")).toBe(200);
});

test("a page that one storefront has made is there for the other", async () => {
  expect(await isShared(["/introduce/staff", "/introduce/schedule", "/exhibitions"])).toBe(true);
});

test("what is in Redis is of this build, and has an end", async () => {
  const build = await readFile(path.join(".next", "BUILD_ID"), "utf8");
  const keys = await product.redis().keys();
  expect(keys.length).toBeGreaterThan(0);
  for (const { key, seconds } of keys) {
    expect(key).toContain(`storefront:${build}:`);
    // No sets of what nothing purges.
    expect(key).not.toContain("_N_T_");
    expect(seconds, key).toBeGreaterThan(0);
  }
});

test("a purge at one storefront reaches the other, and nginx", async () => {
  for (const at of ["first", "second", "nginx"] as const) await product.ask(LUMIERE.host, NOTICES, { at });
  await writeNotice("새 소식 하나");
  await product.purge("first", [cacheTag("lumiere", "notices")]);
  for (const at of ["second", "nginx", "first"] as const)
    await expect.poll(shows("새 소식 하나", at), SOON).toBe(true);
});

test("storefronts that start while every backend is away serve what they served before", async () => {
  const pages = ["/", "/info", "/products", NOTICES];
  for (const path of pages) await expect.poll(() => cacheStateOf(path, "first"), SOON).toMatch(KEPT);
  await product.stopBackends();
  for (const index of [0, 1]) {
    await product.killStorefront(index);
    await product.startStorefront(index);
  }
  for (const at of ["first", "second", "nginx"] as const)
    for (const path of pages) {
      const { status, text } = await product.ask(LUMIERE.host, path, { at });
      expect([at, path, status]).toEqual([at, path, 200]);
      expect(text).toContain(LUMIERE.name);
    }
  for (const at of ["first", "nginx"] as const)
    expect((await product.ask("nobody.example", "/", { at })).status).toBe(404);
  await product.startBackends();
  await expect
    .poll(async () => (await product.ask(LUMIERE.host, "/introduce/space", { at: "first" })).status, SOON)
    .toBe(200);
});

test("invented addresses leave no page", async () => {
  const before = new Set((await product.redis().keys()).map(({ key }) => key));
  const invented = Array.from({ length: 200 }, (_, index) => `/products/${7_000_000 + index}`);
  for (const path of [...invented, ...invented.map((one) => `/no${one}`)])
    expect((await product.ask(LUMIERE.host, path, { at: "first" })).status).toBe(404);
  const added = (await product.redis().keys()).map(({ key }) => key).filter((key) => !before.has(key));
  expect(added.filter((key) => key.includes("/route-cache/"))).toEqual([]);
  // What the backend says of a product that it does not have: ten thousand of them are less than 10 MB.
  expect(await product.redis().sizeOf(added)).toBeLessThan(1000 * invented.length);
});

test("a restarted storefront has the pages, and knows of purges that it missed", async () => {
  await expect.poll(() => cacheStateOf("/info", "second"), SOON).toMatch(KEPT);
  await writeNotice("새 소식 둘");
  await product.killStorefront(1);
  await product.purge("first", [cacheTag("lumiere", "notices")]);
  await product.startStorefront(1);
  expect(await isShared(["/info", "/introduce/staff", "/exhibitions"])).toBe(true);
  await expect.poll(shows("새 소식 둘", "second"), SOON).toBe(true);
});

test("nobody notices a storefront that is killed while many are there, nor one that is asked to end", async () => {
  // Each query is another page to nginx, and the same kept one to a storefront.
  const visit = (turn: number) => {
    const { host } = turn % 2 ? LUMIERE : HANEUL;
    const pages = ["/", `/products?utm_term=${turn}`, `/info?utm_term=${turn}`, `/events?utm_term=${turn}`];
    return { host, path: pages[turn % pages.length] ?? "/" };
  };
  const load = startLoad({ port: product.ports.nginx, visit, clients: 12 });
  const more = async (count: number) => {
    const before = load.answered();
    await expect.poll(() => load.answered() - before, { timeout: 60_000 }).toBeGreaterThan(count);
  };
  await more(300);
  await product.killStorefront(0);
  await more(1000);
  await product.startStorefront(0);
  await more(300);
  expect(await product.endStorefront(1)).toBe(ENDED_IN_ORDER);
  await more(300);
  await product.startStorefront(1);
  expect(await load.stop()).toEqual([]);
});

test("without Redis pages are served and made, and purges are told once it is back", async () => {
  for (const at of ["first", "second"] as const)
    await expect.poll(() => cacheStateOf(NOTICES, at), SOON).toMatch(KEPT);
  await product.redis().kill();
  expect(await cacheStateOf(NOTICES, "second")).toMatch(KEPT);
  expect((await product.ask(LUMIERE.host, "/introduce/space", { at: "second" })).status).toBe(200);
  await writeNotice("새 소식 셋");
  await product.purge("first", [cacheTag("lumiere", "notices")]);
  await expect.poll(shows("새 소식 셋", "first"), SOON).toBe(true);
  await product.reviveRedis();
  await expect.poll(shows("새 소식 셋", "second"), SOON).toBe(true);
  expect(
    await isShared(["/terms/privacy-policy", "/terms/terms-of-service", "/products/category/pick"]),
  ).toBe(true);
});

test("nobody waits for a Redis that says nothing", async () => {
  product.redis().freeze();
  const { status } = await product.ask(HANEUL.host, "/introduce/staff", { at: "first" });
  expect(status).toBe(200);
  expect(await cacheStateOf(NOTICES, "second")).toMatch(KEPT);
  product.redis().thaw();
  await expect.poll(() => cacheStateOf("/cscenter/faq", "first"), SOON).toMatch(KEPT);
  await expect.poll(() => cacheStateOf("/cscenter/faq", "second"), SOON).toMatch(KEPT);
});
