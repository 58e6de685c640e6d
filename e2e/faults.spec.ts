import { expect, test } from "@playwright/test";
import { failedPageLabels } from "@/labels/layout/failed-page";
import { HANEUL, LUMIERE } from "./support/clinics";
import { FAULTS, type Fault } from "./support/fault-proxy";
import { type FaultyProduct, startFaultyProduct } from "./support/faulty-product";
import { originOf } from "./support/storefront";

const PORTS = { port: 3720, backendPort: 4720, backendProxyPort: 4721, edgeConfigProxyPort: 4722 };
/** A page that is kept, on a machine that is busy with other tests. */
const QUICK_MS = 1500;
/** What is promised of a page that is not kept is 3 s; half as much again is the machine's. */
const COLD_MS = 4500;
/** What is promised after a recovery is 10 s; as much again is the machine's. */
const RECOVERED = { timeout: 20_000, intervals: [250] };
/** The last of them asks the backend for nothing but its tenant. */
const KEPT = ["/", "/products", "/info"];

/** What Next exits with when it was asked to end, and did. */
const ENDED_IN_ORDER = 143;
let product: FaultyProduct;
/** Products that nobody has looked at. */
let unseen: number[];
let phones = 0;

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  product = await startFaultyProduct("faults", PORTS);
  const { rows } = await product.api(LUMIERE.host).call("GET /v2/products", { query: { pageSize: 100 } });
  unseen = rows.map(({ id }) => id);
  for (const path of KEPT) expect((await product.ask(LUMIERE.host, path)).status).toBe(200);
  expect((await product.ask(HANEUL.host, "/")).status).toBe(200);
});

test.afterAll(() => product.stop());

const coldPage = () => `/products/${unseen.pop()}`;
const newPhone = () => `02-0000-77${String(phones++).padStart(2, "0")}`;

async function timed(host: string, path: string) {
  const begun = performance.now();
  const { status, headers } = await product.ask(host, path);
  return { status, cacheControl: headers["cache-control"], tookMs: performance.now() - begun };
}

async function expectKeptPages(withinMs = QUICK_MS) {
  for (const path of KEPT) {
    const { status, tookMs } = await timed(LUMIERE.host, path);
    expect(status, path).toBe(200);
    expect(tookMs, path).toBeLessThan(withinMs);
  }
}

/** Soon, and kept by nobody. */
async function expectRefusal(host: string, path: string, status: number) {
  const answer = await timed(host, path);
  expect(answer.status, `${host}${path}`).toBe(status);
  expect(answer.cacheControl, `${host}${path}`).toContain("no-store");
  expect(answer.tookMs, `${host}${path}`).toBeLessThan(COLD_MS);
}

async function expectAllFresh(phone: string, cold: string) {
  await expect(async () => {
    for (const path of [...KEPT, cold]) {
      const { status, text } = await product.ask(LUMIERE.host, path);
      expect([status, text.includes(phone)], path).toEqual([200, true]);
    }
  }).toPass(RECOVERED);
  expect(product.isStorefrontAlive()).toBe(true);
}

for (const fault of FAULTS)
  test(`while the backend ${fault}, kept pages stay, others say so, and all is fresh soon after`, async () => {
    const phone = newPhone();
    await product.backendProxy.set(fault);
    await product.publishPhone(phone);
    // Published a moment ago, they are waited for once, until the time-out.
    await expectKeptPages(COLD_MS);
    const cold = coldPage();
    await expectRefusal(LUMIERE.host, cold, 500);
    await expectKeptPages();
    await expectRefusal("nobody.example", "/", 404);
    // What no page waits for any more is not asked for for ever.
    await expect.poll(() => product.backendProxy.unanswered(), RECOVERED).toBe(0);

    await product.backendProxy.set(null);
    await expectAllFresh(phone, cold);
  });

test("a page that cannot be made names the clinic's phone, and a retry brings it once it can", async ({
  page,
}) => {
  const cold = coldPage();
  await product.backendProxy.set("hangs");
  await page.goto(`${originOf(LUMIERE.host, PORTS.port)}${cold}`);
  await expect(page.getByRole("heading", { name: failedPageLabels.title })).toBeVisible();
  await expect(page.getByRole("main").locator("a[href^='tel:']")).toBeVisible();
  // The site's sheet is there, though the server could not draw the page.
  await expect(page.locator("body")).toHaveCSS("word-break", "keep-all");
  await product.backendProxy.set(null);
  const retry = page.getByRole("button", { name: failedPageLabels.retry });
  await expect(async () => {
    // Pressed before, it may still be on its way.
    if (await retry.isVisible()) await retry.click({ timeout: 2000 });
    await expect(page.getByRole("heading", { name: failedPageLabels.title })).toBeHidden({ timeout: 2000 });
  }).toPass(RECOVERED);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const fault of ["refuses", "fails", "hangs", "talks garbage"] satisfies Fault[])
  test(`a storefront that starts while Edge Config ${fault} finds every clinic and makes new pages`, async () => {
    // Nothing in its memory: hosts, tenants and pages are asked of the backend.
    await product.restartStorefront(() => product.edgeConfigProxy.set(fault));
    for (const path of KEPT) expect((await product.ask(LUMIERE.host, path)).status, path).toBe(200);
    expect((await timed(LUMIERE.host, coldPage())).status).toBe(200);
    await expectRefusal(`${fault.replace(" ", "-")}.example`, "/", 404);
    // From here on it knows every host again.
    await product.restartStorefront(() => product.edgeConfigProxy.set(null));
  });

for (const fault of ["refuses", "hangs", "talks garbage"] satisfies Fault[])
  test(`while Edge Config and backend ${fault}, a publish is lost to no page`, async () => {
    const phone = newPhone();
    const cold = coldPage();
    for (const path of KEPT) expect((await product.ask(LUMIERE.host, path)).status, path).toBe(200);
    await product.edgeConfigProxy.set(fault);
    await product.backendProxy.set(fault);
    await product.publishPhone(phone);
    await expectKeptPages(COLD_MS);
    await expectRefusal(LUMIERE.host, cold, 500);
    await expectKeptPages();
    await expectRefusal("nobody.example", "/", 404);
    await product.edgeConfigProxy.set(null);
    await product.backendProxy.set(null);
    await expectAllFresh(phone, cold);
  });

test("a storefront that starts with neither names no clinic, and finds each once there is one of both", async () => {
  await product.restartStorefront(async () => {
    await product.edgeConfigProxy.set("hangs");
    await product.backendProxy.set("hangs");
  });
  for (const host of [LUMIERE.host, "nobody.example"]) await expectRefusal(host, "/", 503);
  await product.backendProxy.set(null);
  await expect(async () => {
    for (const path of KEPT) expect((await product.ask(LUMIERE.host, path)).status, path).toBe(200);
    await expectRefusal("nobody.example", "/", 404);
  }).toPass(RECOVERED);
  await product.edgeConfigProxy.set(null);
});

test("a storefront that is asked to end answers whom it serves, takes nobody new, and leaves in order", async () => {
  await product.backendProxy.set("lingers");
  const isServing = product.backendProxy.asked();
  const served = product.ask(LUMIERE.host, coldPage());
  await isServing;
  const ended = product.endStorefront();
  await expect
    .poll(
      () =>
        product.ask(LUMIERE.host, "/").then(
          ({ status }) => status,
          () => "refused",
        ),
      RECOVERED,
    )
    .toBe("refused");
  expect((await served).status).toBe(200);
  expect(await ended).toBe(ENDED_IN_ORDER);
  await product.backendProxy.set(null);
});
