import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

describe.each(engines)("carts on $name", (engine) => {
  let clinic: TestClinic;
  let options: number[];
  beforeAll(async () => {
    clinic = await openClinic(engine);
    options = [...(await clinic.optionIds("alpha", "초음파")), ...(await clinic.optionIds("alpha", "피코"))];
  }, 60_000);
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

  it("needs a customer for a customer's cart", async () => {
    expect((await clinic.call("GET /carts", {})).status).toBe(401);
    expect((await clinic.call("GET /customer/badge", {})).status).toBe(401);
  });
});
