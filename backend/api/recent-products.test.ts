import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RECENT_PRODUCTS_MAX } from "@/contract/api/recent-products";
import { products } from "../db/schema/catalogue";
import { recentProducts } from "../db/schema/customers";
import { PartnerScope } from "../db/scope";
import { aProductRow, CARE, openCatalogue, type TestCatalogue, TONING, ULTRA } from "../testing/catalogue";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

interface Visitor {
  guestId?: string;
  token?: string;
  tenant?: string;
}

const MANY = Array.from({ length: RECENT_PRODUCTS_MAX + 5 }, (_, index) => 700 + index);

describe.each(engines)("recently seen products on $name", (engine) => {
  let backend: TestCatalogue;
  let scope: PartnerScope;
  beforeAll(async () => {
    backend = await openCatalogue(engine);
    scope = new PartnerScope(backend.db, "alpha");
    await scope.insert(
      products,
      MANY.map((id) => aProductRow(id, `상품 ${id}`)),
    );
  });
  afterAll(() => backend.close());

  const see = (productId: number, { guestId, ...options }: Visitor) =>
    backend.call("POST /recent-products", { body: { guestId, productId } }, options);
  const list = async ({ guestId, ...options }: Visitor) =>
    (await backend.call("GET /recent-products", { query: { guestId } }, options)).body;
  const ids = ({ rows }: { rows: { product: { id: number } }[] }) => rows.map(({ product }) => product.id);
  const later = () => {
    backend.clock.now = new Date(backend.clock.now.getTime() + 1000);
  };
  const guest = (): Visitor => ({ guestId: randomUUID() });

  it.each<[string, () => Promise<Visitor>]>([
    ["a guest", async () => guest()],
    ["a customer", async () => ({ token: await backend.signIn() })],
    // A visitor who is signed in is the customer, though the page still knows the guest.
    ["a customer with a guest's id", async () => ({ token: await backend.signIn(), ...guest() })],
  ])("are kept for %s, the latest first, each once", async (_, come) => {
    const visitor = await come();
    for (const id of [ULTRA.id, TONING.id, CARE.id, ULTRA.id]) {
      later();
      expect((await see(id, visitor)).status).toBe(200);
    }
    const seen = await list(visitor);
    expect(ids(seen)).toEqual([ULTRA.id, CARE.id, TONING.id]);
    expect(seen).toMatchObject({ count: 3, rows: [{ product: { name: "초음파 리프팅" } }, {}, {}] });
    if (visitor.token && visitor.guestId) expect(ids(await list({ guestId: visitor.guestId }))).toEqual([]);
  });

  it("are the latest twenty", async () => {
    const visitor = guest();
    for (const id of MANY) {
      later();
      await see(id, visitor);
    }
    expect(ids(await list(visitor))).toEqual(MANY.toReversed().slice(0, RECENT_PRODUCTS_MAX));
  });

  it("are twenty at most however many are seen at once", async () => {
    const visitors: Visitor[] = [guest(), { token: await backend.signIn() }];
    for (const visitor of visitors) {
      const answers = await Promise.all(
        [...MANY, ULTRA.id, ...MANY.slice(0, 5)].map((id) => see(id, visitor)),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(ids(await list(visitor))).size).toBe(RECENT_PRODUCTS_MAX);
    }
    const { guestId = "" } = visitors[0] ?? {};
    expect(await scope.count(recentProducts, eq(recentProducts.guestId, guestId))).toBe(RECENT_PRODUCTS_MAX);
  });

  it("vanish while their product is hidden", async () => {
    const visitor = guest();
    const [hidden = 0, shown = 0] = MANY;
    await see(hidden, visitor);
    await see(shown, visitor);
    await scope.update(products, { isSecret: true }, eq(products.id, hidden));
    expect(await list(visitor)).toMatchObject({ count: 1, rows: [{ product: { id: shown } }] });
    await scope.update(products, { isSecret: false }, eq(products.id, hidden));
    expect((await list(visitor)).count).toBe(2);
  });

  it("are forgotten one by one or all together, one's own only", async () => {
    const [mine, theirs] = [guest(), guest()];
    for (const visitor of [mine, theirs]) for (const id of [ULTRA.id, CARE.id]) await see(id, visitor);
    const [first] = (await list(mine)).rows;
    const params = { id: first?.id ?? 0 };
    await backend.call("DELETE /recent-products/:id", { params, query: { guestId: theirs.guestId } });
    expect((await list(mine)).count).toBe(2);
    const left = await backend.call("DELETE /recent-products/:id", {
      params,
      query: { guestId: mine.guestId },
    });
    expect(left.body.count).toBe(1);
    const none = await backend.call("DELETE /recent-products/total", { query: { guestId: mine.guestId } });
    expect(none.body).toEqual({ rows: [], count: 0 });
    expect((await list(theirs)).count).toBe(2);
  });

  it("belong to one partner", async () => {
    const visitor = guest();
    await see(ULTRA.id, visitor);
    expect(await list({ ...visitor, tenant: "free" })).toEqual({ rows: [], count: 0 });
    const own = (
      await backend.call("GET /v2/products", { query: { keyword: "free만의" } }, { tenant: "free" })
    ).body;
    const foreign = own.rows[0]?.id ?? 0;
    expect((await see(foreign, { ...visitor, tenant: "free" })).status).toBe(200);
    expect((await see(foreign, visitor)).status).toBe(404);
  });

  it.each<[string, Visitor, unknown, number]>([
    ["nobody", {}, 1, 401],
    ["a guest without a proper id", { guestId: "1" }, 1, 400],
    ["a token that is none", { token: "no-token" }, 1, 401],
    ["a product that is not there", { guestId: randomUUID() }, 999_999, 404],
    ["no product", { guestId: randomUUID() }, undefined, 400],
    ["a product of words", { guestId: randomUUID() }, "ultra", 400],
    ["a list of products", { guestId: randomUUID() }, [1, 2], 400],
  ])("refuse %s", async (_, visitor, productId, status) => {
    expect((await see(productId as number, visitor)).status).toBe(status);
  });

  it("tell today's price", async () => {
    const visitor = guest();
    backend.clock.now = FRIDAY_MORNING;
    await see(ULTRA.id, visitor);
    expect((await list(visitor)).rows[0]?.product.price.price).toBe(69_500);
    backend.clock.now = new Date("2026-11-26T00:00:00Z");
    expect((await list(visitor)).rows[0]?.product.price.price).toBe(100_000);
    backend.clock.now = FRIDAY_MORNING;
  });
});
