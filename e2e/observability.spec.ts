import { expect, test } from "@playwright/test";
import { createApi } from "@/api/create-api";
import { openFakeServer } from "../backend/testing/fake-server";
import { settingsOf } from "./setup/settings";
import { LUMIERE } from "./support/clinics";
import { ask, originOf } from "./support/storefront";
import { startWatchedProduct, type WatchedProduct } from "./support/watched-product";

// Its own product: the others' figures move meanwhile, and the backend stops.
const OWN = settingsOf("observability", { port: 3785, backendPort: 4785 });
const METRICS_PORT = 3786;
const WITHIN = { timeout: 30_000 };
const BOARD = 4;
let product: WatchedProduct;
let receiver: Awaited<ReturnType<typeof openFakeServer>>;
const reports: Record<string, unknown>[] = [];

const visit = (path: string, headers: Record<string, string> = {}) =>
  ask(LUMIERE.host, path, { headers, port: OWN.port });
const api = createApi({
  baseUrl: `http://127.0.0.1:${OWN.backendPort}`,
  tenantOrigin: originOf(LUMIERE.host, OWN.port),
  readToken: () => undefined,
});

/** How much each of a program's series has grown, once the one that is waited for has. */
async function growth(program: "backend" | "storefront", before: Record<string, number>, awaited: string) {
  const grown = async () => {
    const after = await product.figuresOf(program);
    return Object.fromEntries(
      Object.entries(after).flatMap(([name, value]) => {
        const by = value - (before[name] ?? 0);
        return by === 0 ? [] : [[name, by]];
      }),
    );
  };
  await expect.poll(async () => (await grown())[awaited] ?? 0, WITHIN).toBeGreaterThan(0);
  return grown();
}

async function writePost() {
  const { row: board } = await api.call("GET /customer/board-types/:id", { params: { id: BOARD } });
  const agreements = board.terms.map(({ id, version }) => ({ termId: id, version }));
  const words = { title: "예약 문의", content: "문의드립니다.", authorName: "김하나", isPrivate: false };
  const body = { ...words, boardTypeId: BOARD, phone: "01012345678", password: "열려라1234", agreements };
  await api.call("POST /customer/customer-boards", { body });
}

test.describe.configure({ mode: "serial", timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  receiver = await openFakeServer((_, body, response) => {
    reports.push(JSON.parse(body));
    response.writeHead(200).end();
  });
  product = await startWatchedProduct(OWN, { metricsPort: METRICS_PORT, errorReportUrl: receiver.url });
});

test.afterAll(async () => {
  await product.stop();
  await receiver.close();
});

test("one id leads from a visitor's request through both programs' logs into the database", async () => {
  // A later request may have taken a connection's last statement from us: then we ask for another page.
  let tries = 0;
  await expect(async () => {
    tries += 1;
    const requestId = `from-the-edge-${tries}`;
    const { headers } = await visit(`/products/${900_000 + tries}`, { "x-request-id": requestId });
    expect(headers["x-request-id"]).toBe(requestId);
    const statements = await product.statements();
    const ofRequest = expect.objectContaining({ requestId });
    expect(await product.linesOf("storefront")).toContainEqual(ofRequest);
    expect(await product.linesOf("backend")).toContainEqual(
      expect.objectContaining({ requestId, path: `/v2/products/${900_000 + tries}`, partnerId: "lumiere" }),
    );
    if (statements) expect(statements.join("\n")).toContain(`/*request_id='${requestId}'*/ select`);
  }).toPass(WITHIN);
});

test("a request without an id is given one, and a kept page bears the asking request's", async () => {
  const ids = [];
  for (let times = 0; times < 3; times++) ids.push((await visit("/")).headers["x-request-id"]);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test("the figures of kept pages move by as much as was asked for", async () => {
  expect((await visit("/")).headers["x-nextjs-cache"]).toBe("HIT");
  const page = 'storefront_request_duration_seconds_count{route="page",status="200"}';
  const hits = 'storefront_page_cache_total{state="hit"}';
  await expect
    .poll(async () => (await product.figuresOf("storefront")).storefront_requests_in_flight, WITHIN)
    .toBe(0);
  const before = await product.figuresOf("storefront");
  for (let times = 0; times < 3; times++) await visit("/?utm_source=a");
  await expect
    .poll(async () => (await product.figuresOf("storefront"))[page], WITHIN)
    .toBe((before[page] ?? 0) + 3);
  expect(await growth("storefront", before, hits)).toMatchObject({ [page]: 3, [hits]: 3 });
});

test("a write's way to the pages is counted and timed in both programs", async () => {
  const before = {
    backend: await product.figuresOf("backend"),
    storefront: await product.figuresOf("storefront"),
  };
  await writePost();
  const delivered = 'revalidations_total{outcome="delivered"}';
  expect(await growth("backend", before.backend, delivered)).toMatchObject({
    [delivered]: 1,
    revalidation_delay_seconds_count: 1,
    'http_request_duration_seconds_count{call="POST /customer/customer-boards",status="200"}': 1,
  });
  expect(await growth("storefront", before.storefront, "storefront_purges_total")).toMatchObject({
    storefront_purges_total: 1,
    storefront_purged_tags_total: 1,
    storefront_purge_delay_seconds_count: 1,
  });
});

test("nobody reads the figures at a clinic's host, nor through a proxy", async () => {
  expect((await visit("/metrics")).status).toBe(404);
  for (const via of ["127.0.0.1", "203.0.113.9"]) {
    const { status, text } = await visit("/metrics", { "x-forwarded-for": via });
    expect(status).toBe(404);
    expect(text).not.toContain("storefront_requests");
  }
  const proxied = { headers: { "x-forwarded-for": "203.0.113.9" }, port: METRICS_PORT };
  expect((await ask(LUMIERE.host, "/metrics", proxied)).status).toBe(404);
});

test("a page that fails is reported with its request, and without what its visitor typed", async () => {
  await product.backend.stop();
  const requestId = "a-page-that-fails";
  const { status } = await visit("/products/category/pick?phone=01012345678", { "x-request-id": requestId });
  expect(status).toBeGreaterThanOrEqual(500);
  const report = expect.objectContaining({
    program: "storefront",
    requestId,
    route: expect.stringContaining("/products/category/pick"),
    host: expect.stringContaining(LUMIERE.host),
    frames: expect.arrayContaining([expect.anything()]),
  });
  await expect.poll(() => reports, WITHIN).toContainEqual(report);
  expect(JSON.stringify(reports)).not.toContain("01012345678");
  expect(await product.linesOf("storefront")).toContainEqual(
    expect.objectContaining({ requestId, msg: "unexpected error" }),
  );
  const { storefront_error_reports_total: _, ...figures } = await product.figuresOf("storefront");
  const reported = 'storefront_error_reports_total{outcome="delivered"}';
  await expect
    .poll(async () => (await product.figuresOf("storefront"))[reported], WITHIN)
    .toBe(reports.length);
  expect(figures['storefront_backend_failures_total{target="backend",reason="unreachable"}']).toBeGreaterThan(
    0,
  );
});
