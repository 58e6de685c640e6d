import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiKey } from "@/contract/api";
import {
  CARE,
  EXHIBITION,
  openCatalogue,
  SECRET,
  SECRET_EVENT,
  type TestCatalogue,
  TONING,
  ULTRA,
} from "../testing/catalogue";
import { engines } from "../testing/engines";
import { randomPhone } from "../testing/people";
import { newPerson, tokenOf } from "../testing/sign-up-clinic";

describe.each(engines)("secret products and events on $name", (engine) => {
  let backend: TestCatalogue;
  beforeAll(async () => {
    backend = await openCatalogue(engine);
  });
  afterAll(() => backend.close());

  const show = (id: number, query = {}, tenant = "alpha") =>
    backend.call("GET /v2/products/:id", { params: { id }, query }, { tenant });

  it.each<[ApiKey, Record<string, unknown>]>([
    ["GET /products", {}],
    ["GET /products", { keyword: "비밀" }],
    ["GET /products", { productCategoryIds: ULTRA.category }],
    ["GET /v2/products", {}],
    ["GET /v2/products", { keyword: "비밀" }],
    ["GET /v2/products", { isSecret: true }],
    ["GET /v2/products", { isSecret: true, eventId: SECRET_EVENT.running }],
    ["GET /v2/products", { eventId: SECRET_EVENT.running }],
    ["GET /v2/products", { eventId: SECRET_EVENT.open }],
    ["GET /v2/products", { isEvent: true }],
    ["GET /v2/products", { isRecommend: true }],
    ["GET /v2/products", { productCustomBadge: "비밀" }],
    ["GET /v2/products", { categoryId: ULTRA.category, isWithOptions: true }],
    ["GET /v2/products", { exhibitionId: EXHIBITION.running }],
    ["GET /v2/products", { sort: "priceAscending" }],
    ["GET /recommended-products", {}],
    ["GET /customer/v2/exhibition-products", {}],
    ["GET /v2/event/products", {}],
    ["GET /v2/event/products", { eventId: SECRET_EVENT.running }],
    ["GET /v2/event/products", { titleGroup: "비밀" }],
    ["GET /events", {}],
    ["GET /events", { isIncludeEnded: true, pageSize: 100 }],
    ["GET /events", { keyword: "비밀" }],
    ["GET /event/title", {}],
    ["GET /v2/product-categories", { isSecret: true }],
    ["GET /compatibility/products", {}],
    ["GET /compatibility/events", { isIncludeEnded: true }],
    ["GET /compatibility/event/title", {}],
  ])("are not in %s %j", async (key, query) => {
    const { status, body } = await backend.call(key, { query } as never);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("비밀");
    // Neither what they cost: 20,000, 60,000 and 70,000 come from events that are secret or of a secret product.
    expect(JSON.stringify(body)).not.toMatch(/"price":(5|15|20|60|70)000\b/);
  });

  it("count nowhere", async () => {
    const { body } = await backend.call("GET /v2/product-categories", { query: {} });
    expect(body.rows.map(({ productCount }) => productCount)).toEqual([1, 2, 1]);
    expect((await backend.call("GET /v2/products", { query: {} })).body.count).toBe(3);
  });

  it("are no neighbour of another product", async () => {
    const { row } = (await show(ULTRA.id)).body;
    expect(row.relatedProducts.map(({ id }) => id)).toEqual([TONING.id]);
    expect(row.price.price).toBe(69_500);
  });

  it.each<[string, number, Record<string, unknown>, number]>([
    ["the pair that holds", SECRET.id, { isSecret: true, eventId: SECRET_EVENT.running }, 200],
    ["a product that is not secret, with its secret event", ULTRA.id, { isSecret: true, eventId: 501 }, 200],
    ["no event", SECRET.id, {}, 404],
    ["no event, though secret is asked for", SECRET.id, { isSecret: true }, 404],
    ["an event that is not asked for as secret", SECRET.id, { eventId: SECRET_EVENT.running }, 404],
    ["a secret event that is over", SECRET.id, { isSecret: true, eventId: SECRET_EVENT.over }, 404],
    ["a secret event to come", SECRET.id, { isSecret: true, eventId: SECRET_EVENT.toCome }, 404],
    ["a secret event of others", SECRET.id, { isSecret: true, eventId: SECRET_EVENT.ofOthers }, 404],
    ["an event that is open to all", SECRET.id, { isSecret: true, eventId: SECRET_EVENT.open }, 404],
    ["a product that is not in the secret event", CARE.id, { isSecret: true, eventId: 501 }, 404],
    ["an event that is not there", SECRET.id, { isSecret: true, eventId: 999 }, 404],
    ["an event that is no number", SECRET.id, { isSecret: true, eventId: "1 or 1=1" }, 400],
  ])("answer a product with %s", async (_, id, query, status) => {
    for (const key of [
      "GET /v2/products/:id",
      "GET /products/:id",
      "GET /compatibility/products/:id",
    ] as const)
      expect((await backend.call(key, { params: { id }, query })).status).toBe(status);
  });

  it("show the secret event's price by its link, and only there", async () => {
    const { row } = (await show(SECRET.id, { isSecret: true, eventId: SECRET_EVENT.running })).body;
    expect(row).toMatchObject({
      isSecret: true,
      price: { price: 20_000, originalPrice: 80_000, discountRate: 75 },
      event: { id: SECRET_EVENT.running },
    });
    expect(row.options.map(({ price }) => price.price)).toEqual([20_000, 30_000]);
    const ultra = await show(ULTRA.id, { isSecret: true, eventId: SECRET_EVENT.running });
    expect(ultra.body.row).toMatchObject({ isSecret: false, price: { price: 60_000 } });
    expect(ultra.body.row.event?.id).toBe(SECRET_EVENT.running);
    expect((await show(ULTRA.id, { eventId: SECRET_EVENT.running })).body.row.price.price).toBe(69_500);
  });

  it("end with the event, to the instant", async () => {
    const query = { isSecret: true, eventId: SECRET_EVENT.running };
    const statusAt = async (instant: string) => {
      backend.clock.now = new Date(instant);
      return (await show(SECRET.id, query)).status;
    };
    expect(await statusAt("2026-11-24T23:59:59.999Z")).toBe(200);
    expect(await statusAt("2026-11-25T00:00:00Z")).toBe(404);
    backend.clock.now = new Date("2026-11-20T00:00:00Z");
  });

  it("tell no price without a price view, not even by the link", async () => {
    const query = { isSecret: true, eventId: SECRET_EVENT.running };
    const { status, body } = await show(SECRET.id, query, "free");
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/"(price|originalPrice|discountRate)":\d/);
  });

  it.each([
    ["without the event", undefined, 404],
    ["with an event that is over", SECRET_EVENT.over, 404],
    ["with an event of others", SECRET_EVENT.ofOthers, 404],
    ["with an event that is not there", 999, 404],
    ["with their event", SECRET_EVENT.running, 200],
  ])("go into a cart %s", async (_, secretEventId, status) => {
    const guestId = randomUUID();
    const body = { guestId, productOptionIds: [...SECRET.options], secretEventId };
    expect((await backend.call("POST /guest/carts", { body })).status).toBe(status);
    const cart = await backend.call("GET /guest/carts", { query: { guestId } });
    expect(cart.body.rows.map(({ option }) => option.price.price)).toEqual(
      status === 200 ? [20_000, 30_000] : [],
    );
  });

  it("leave the cart with their event; other things stay at their open price", async () => {
    const guestId = randomUUID();
    const body = {
      guestId,
      productOptionIds: [SECRET.options[0], ULTRA.options[0], CARE.options[0]],
      secretEventId: SECRET_EVENT.running,
    };
    const items = ({
      rows,
    }: {
      rows: { option: { price: { price: number | null } }; secretEventId: number | null }[];
    }) => rows.map(({ option, secretEventId }) => [option.price.price, secretEventId]);
    expect(items((await backend.call("POST /guest/carts", { body })).body)).toEqual([
      [20_000, 501],
      [60_000, 501],
      [25_000, null],
    ]);
    backend.clock.now = new Date("2026-11-25T00:00:00Z");
    const later = await backend.call("GET /guest/carts", { query: { guestId } });
    const badge = await backend.call("GET /guest/badge", { query: { guestId } });
    backend.clock.now = new Date("2026-11-20T00:00:00Z");
    expect(items(later.body)).toEqual([
      [69_500, 501],
      [30_000, null],
    ]);
    expect(badge.body.row.cartCount).toBe(2);
  });

  it("give their price to what is in the cart already once they are come by", async () => {
    const guestId = randomUUID();
    const body = { guestId, productOptionIds: [ULTRA.options[0]] };
    const first = await backend.call("POST /guest/carts", { body });
    expect(first.body.rows[0]?.option.price.price).toBe(69_500);
    const secretEventId = SECRET_EVENT.running;
    const second = await backend.call("POST /guest/carts", { body: { ...body, secretEventId } });
    expect(second.body.rows.map(({ option }) => option.price.price)).toEqual([60_000]);
    expect((await backend.call("POST /guest/carts", { body })).body.rows[0]?.secretEventId).toBe(501);
  });

  it("stay in the cart of a guest whose account becomes part of a member's", async () => {
    const person = newPerson();
    const member = await backend.signUp(person);
    const guest = await backend.signIn({ phone: randomPhone() });
    const [secretEventId, ultra, secret] = [SECRET_EVENT.running, ULTRA.options[0], SECRET.options[0]];
    const add = (token: string, productOptionIds: number[], eventId?: number) =>
      backend.call("POST /carts", { body: { productOptionIds, secretEventId: eventId } }, { token });
    await add(member, [ultra, CARE.options[0]]);
    await add(guest, [ultra, secret], secretEventId);
    const impUid = backend.identity.verify(person);
    const body = { impUid };
    const merged = await backend.call(
      "PUT /api/guest-customer/certification-info",
      { body },
      { token: guest },
    );
    const { rows } = (await backend.call("GET /carts", {}, { token: tokenOf(merged) })).body;
    const prices = rows.map(({ option, secretEventId: id }) => [option.id, option.price.price, id]);
    expect(new Set(prices.map(String))).toEqual(
      new Set([
        `${ultra},60000,${secretEventId}`,
        `${secret},20000,${secretEventId}`,
        `${CARE.options[0]},25000,`,
      ]),
    );
  });

  it("are booked with their event alone, at its price", async () => {
    const token = await backend.signIn();
    const terms = (await backend.call("GET /terms", { query: {} })).body.rows;
    const agreements = terms
      .filter(({ isRequired }) => isRequired)
      .map(({ id: termId, version }) => ({ termId, version }));
    const productOptionIds = [SECRET.options[0], ULTRA.options[0]];
    const ask = async (secretEventIds?: number[]) => {
      const query = {
        productOptionIds,
        secretEventIds,
        date: "2026-11-24",
        from: "2026-11-24",
        to: "2026-11-24",
      };
      const times = await backend.call("GET /partner-schedules/time", { query });
      const days = await backend.call("GET /partner-schedules/available-dates", { query });
      const body = { kind: "treatment", reservedAt: "2026-11-24T02:00:00Z", agreements } as const;
      const booked = await backend.call(
        "POST /customer/reservations",
        { body: { ...body, productOptionIds, secretEventIds } },
        { token },
      );
      return { statuses: [times.status, days.status, booked.status], row: booked.body.row };
    };
    for (const ids of [undefined, [], [SECRET_EVENT.over], [SECRET_EVENT.ofOthers, SECRET_EVENT.open]])
      expect((await ask(ids)).statuses).toEqual([404, 404, 404]);
    const { statuses, row } = await ask([SECRET_EVENT.running]);
    expect(statuses).toEqual([200, 200, 200]);
    expect(row.reservationProductOptions.map(({ price }) => price.price)).toEqual([20_000, 60_000]);
  });

  it("are never recently seen", async () => {
    const body = { guestId: randomUUID(), productId: SECRET.id };
    expect((await backend.call("POST /recent-products", { body })).status).toBe(404);
  });
});
