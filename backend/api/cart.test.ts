import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CART_MAX_ITEMS } from "@/contract/api/cart";
import { productOptions, products } from "../db/schema/catalogue";
import { PartnerScope } from "../db/scope";
import { anOptionRow, aProductRow } from "../testing/catalogue";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

describe.each(engines)("carts on $name", (engine) => {
  let clinic: TestClinic;
  let options: number[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    options = [...(await clinic.optionIds("alpha", "초음파")), ...(await clinic.optionIds("alpha", "피코"))];
  });
  afterAll(() => clinic.close());

  const inCart = (rows: { option: { id: number } }[]) => rows.map(({ option }) => option.id);

  it("keeps what is added once, with product, price and event", async () => {
    const guestId = randomUUID();
    const body = { guestId, productOptionIds: [options[0] ?? 0, options[1] ?? 0, options[0] ?? 0] };
    await clinic.call("POST /guest/carts", { body });
    const again = await clinic.call("POST /guest/carts", { body });
    expect(again.body.count).toBe(2);
    expect(again.body.rows[0]).toMatchObject({
      product: { name: "초음파 리프팅" },
      option: { price: { price: 69_500, originalPrice: 100_000 } },
      event: { title: "이달의 리프팅" },
    });
    const badge = await clinic.call("GET /guest/badge", { query: { guestId } });
    expect(badge.body.row).toEqual({ cartCount: 2 });
  });

  it("moves a guest's cart to the customer without loss or doubles, however often it is asked", async () => {
    const token = await clinic.signIn();
    const guestId = randomUUID();
    const [first = 0, second = 0, third = 0] = options;
    await clinic.call("POST /carts", { body: { productOptionIds: [second] } }, { token });
    await clinic.call("POST /guest/carts", { body: { guestId, productOptionIds: [first, second, third] } });
    const synchronise = () => clinic.call("POST /carts/synchronization", { body: { guestId } }, { token });
    const answers = await Promise.all([synchronise(), synchronise(), synchronise()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await synchronise();
    expect(inCart(body.rows).sort()).toEqual([first, second, third].sort());
    const guest = await clinic.call("GET /guest/carts", { query: { guestId } });
    expect(guest.body.count).toBe(0);
    const badge = await clinic.call("GET /customer/badge", {}, { token });
    expect(badge.body.row.cartCount).toBe(3);
  });

  it("removes only from one's own", async () => {
    const [mine, theirs] = [await clinic.signIn(), await clinic.signIn()];
    const body = { productOptionIds: options.slice(0, 2) };
    const cart = await clinic.call("POST /carts", { body }, { token: mine });
    const ids = cart.body.rows.map(({ id }) => id).join(",");
    await clinic.call("DELETE /carts", { query: { ids } }, { token: theirs });
    await clinic.call("DELETE /guest/carts", { query: { ids, guestId: randomUUID() } });
    expect((await clinic.call("GET /carts", {}, { token: mine })).body.count).toBe(2);
    expect((await clinic.call("DELETE /carts", { query: { ids } }, { token: mine })).body.count).toBe(0);
  });

  it("takes no option of another partner", async () => {
    const [foreign = 0] = await clinic.optionIds("free", "free만의");
    const body = { guestId: randomUUID(), productOptionIds: [options[0] ?? 0, foreign] };
    expect((await clinic.call("POST /guest/carts", { body })).status).toBe(404);
    const { body: cart } = await clinic.call("GET /guest/carts", { query: { guestId: body.guestId } });
    expect(cart.count).toBe(0);
  });

  it("keeps a guest's cart from another partner's eyes", async () => {
    const guestId = randomUUID();
    await clinic.call("POST /guest/carts", { body: { guestId, productOptionIds: options.slice(0, 1) } });
    const elsewhere = await clinic.call("GET /guest/carts", { query: { guestId } }, { tenant: "free" });
    expect(elsewhere.body).toMatchObject({ rows: [], count: 0 });
  });

  it("tells when the event ends, and today's price", async () => {
    const guestId = randomUUID();
    await clinic.call("POST /guest/carts", { body: { guestId, productOptionIds: options.slice(0, 1) } });
    const read = async () => (await clinic.call("GET /guest/carts", { query: { guestId } })).body.rows[0];
    expect((await read())?.event?.endAt).toBe("2026-11-25T15:00:00.000Z");
    const { now } = clinic.clock;
    clinic.clock.now = new Date("2026-11-25T15:00:00Z");
    expect(await read()).toMatchObject({ event: null, option: { price: { price: 100_000 } } });
    clinic.clock.now = now;
  });

  describe("with many options", () => {
    const MANY = Array.from({ length: CART_MAX_ITEMS + 10 }, (_, index) => 900 + index);
    let scope: PartnerScope;
    beforeAll(async () => {
      scope = new PartnerScope(clinic.db, "alpha");
      await scope.insert(products, [aProductRow(900, "많은 시술")]);
      await scope.insert(
        productOptions,
        MANY.map((id) => anOptionRow(id, 900)),
      );
    });
    const add = (guestId: string, productOptionIds: number[]) =>
      clinic.call("POST /guest/carts", { body: { guestId, productOptionIds } });
    const count = async (guestId: string) =>
      (await clinic.call("GET /guest/carts", { query: { guestId } })).body.count;

    it("takes so many and no more, however many come at once", async () => {
      const guestId = randomUUID();
      const answers = await Promise.all(MANY.map((id) => add(guestId, [id])));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(CART_MAX_ITEMS);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422]));
      expect(refused[0]?.body).toMatchObject({ message: "cart.full" });
      expect(await count(guestId)).toBe(CART_MAX_ITEMS);
      // What is there already needs no room.
      const { rows } = (await clinic.call("GET /guest/carts", { query: { guestId } })).body;
      expect((await add(guestId, inCart(rows).slice(0, 20))).status).toBe(200);
      // Twenty at once that do not fit are refused whole.
      await clinic.call("DELETE /guest/carts", { query: { guestId, ids: String(rows[0]?.id) } });
      const others = MANY.filter((id) => !inCart(rows).includes(id)).slice(0, 5);
      expect((await add(guestId, others)).status).toBe(422);
      expect(await count(guestId)).toBe(CART_MAX_ITEMS - 1);
    });

    it("loses nothing when two full carts become one", async () => {
      const guestId = randomUUID();
      const token = await clinic.signIn();
      for (const from of [0, 20]) await add(guestId, MANY.slice(from, from + 20));
      for (const from of [25, 40])
        await clinic.call(
          "POST /carts",
          { body: { productOptionIds: MANY.slice(from, from + 20) } },
          { token },
        );
      const synchronise = () => clinic.call("POST /carts/synchronization", { body: { guestId } }, { token });
      await Promise.all([synchronise(), synchronise(), synchronise()]);
      expect(inCart((await synchronise()).body.rows).sort()).toEqual(MANY);
      expect(await count(guestId)).toBe(0);
    });

    it("forgets an option that the clinic takes away, and what was added keeps its place", async () => {
      const guestId = randomUUID();
      await add(guestId, MANY.slice(0, 3));
      await scope.delete(productOptions, eq(productOptions.id, MANY[1] ?? 0));
      const { body } = await clinic.call("GET /guest/carts", { query: { guestId } });
      expect(inCart(body.rows)).toEqual([MANY[0], MANY[2]]);
      expect((await add(guestId, [MANY[1] ?? 0])).status).toBe(404);
    });
  });

  it("needs a customer for a customer's cart", async () => {
    expect((await clinic.call("GET /carts", {})).status).toBe(401);
    expect((await clinic.call("GET /customer/badge", {})).status).toBe(401);
  });
});
