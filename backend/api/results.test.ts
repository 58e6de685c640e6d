import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers } from "../db/schema/customers";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

describe.each(engines)("results on $name", (engine) => {
  let clinic: TestClinic;
  let adult: string;
  beforeAll(async () => {
    clinic = await openClinic(engine);
    adult = await signIn("01055550001", { isRegular: true, birthDate: "1990-05-05" });
  });
  afterAll(() => clinic.close());

  async function signIn(phone: string, person: { isRegular: boolean; birthDate: string | null }) {
    const token = await clinic.signIn({ phone });
    await clinic.db
      .update(customers)
      .set(person)
      .where(and(eq(customers.partnerId, "alpha"), eq(customers.phone, phone)));
    return token;
  }
  const list = (token?: string, query: { isNoYouth?: boolean } = {}) =>
    clinic.call("GET /customer/before-afters", { query }, { token });
  const one = (id: number, token?: string) =>
    clinic.call("GET /customer/before-afters/:id", { params: { id } }, { token });
  const reviews = (token?: string) => clinic.call("GET /customer/partner-reviews", { query: {} }, { token });
  const review = (id: number, token?: string) =>
    clinic.call("GET /customer/partner-reviews/:id", { params: { id } }, { token });

  it("tells a visitor without a token how much there is, and shows nothing", async () => {
    expect([(await list()).status, (await list()).body]).toEqual([
      200,
      { rows: [], count: 1, page: 1, pageSize: 12 },
    ]);
    expect((await reviews()).body).toEqual({ rows: [], count: 2, page: 1, pageSize: 12 });
    expect([(await one(1)).status, (await review(1)).status]).toEqual([404, 404]);
  });

  it("ends a session that is no good", async () => {
    const statuses = [
      await list("dead"),
      await one(1, "dead"),
      await reviews("dead"),
      await review(1, "dead"),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    const elsewhere = await clinic.call(
      "GET /customer/before-afters",
      { query: {} },
      { tenant: "free", token: adult },
    );
    expect(elsewhere.status).toBe(401);
  });

  it("shows an adult all of it, the latest first, with its treatment and doctor", async () => {
    const { body } = await list(adult);
    expect(body.rows.map(({ title }) => title)).toEqual(["바디 라인", "리프팅 4주"]);
    expect(body.rows[1]).toMatchObject({
      product: { id: 1, name: "초음파 리프팅" },
      employee: { name: "김하나", position: "대표원장" },
      publishedAt: "2026-11-18",
    });
    expect(body.rows[0]).toMatchObject({ product: null, employee: null });
    expect((await one(2, adult)).body.row.title).toBe("바디 라인");
  });

  it.each([
    ["someone verified without a birthday", "01060000003", { isRegular: true, birthDate: null }, 1],
    ["someone who turns 18 this year", "01060000004", { isRegular: true, birthDate: "2008-01-01" }, 1],
    ["someone who turns 19 this year", "01060000005", { isRegular: true, birthDate: "2007-12-31" }, 2],
  ])("shows %s what they may see", async (_, phone, person, count) => {
    const token = await signIn(phone, person);
    const { body } = await list(token);
    expect([body.rows.length, body.count]).toEqual([count, count]);
    expect((await one(2, token)).status).toBe(count === 2 ? 200 : 404);
    expect((await list(token, { isNoYouth: true })).body.count).toBe(count - 1);
  });

  it.each([
    ["whose age nobody checked", "01060000001", null],
    ["who says to be grown up", "01060000002", "1990-01-01"],
  ])("tells a guest %s no more than a visitor without a token", async (_, phone, birthDate) => {
    const token = await signIn(phone, { isRegular: false, birthDate });
    expect((await list(token)).body).toEqual({ rows: [], count: 1, page: 1, pageSize: 12 });
    expect((await list(token, { isNoYouth: true })).body.count).toBe(0);
    expect((await reviews(token)).body).toEqual({ rows: [], count: 2, page: 1, pageSize: 12 });
    const statuses = [await one(1, token), await one(2, token), await review(1, token)];
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it("filters by isNoYouth", async () => {
    const titles = async (isNoYouth: boolean) =>
      (await list(adult, { isNoYouth })).body.rows.map(({ title }) => title);
    expect(await titles(true)).toEqual(["바디 라인"]);
    expect(await titles(false)).toEqual(["리프팅 4주"]);
    expect((await list(undefined, { isNoYouth: true })).body.count).toBe(0);
  });

  it("keeps to one product, for its own page", async () => {
    const counts = async (productId: number, token?: string) => {
      const asked = { query: { productId } };
      const pictures = await clinic.call("GET /customer/before-afters", asked, { token });
      const written = await clinic.call("GET /customer/partner-reviews", asked, { token });
      return [pictures.body.count, written.body.count];
    };
    expect([await counts(1), await counts(1, adult)]).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect([await counts(2, adult), await counts(3, adult)]).toEqual([
      [0, 1],
      [0, 0],
    ]);
  });

  it("masks who wrote a review", async () => {
    const { body } = await reviews(adult);
    expect(body.rows.map(({ authorName, product }) => [authorName, product?.name])).toEqual([
      ["김*나", "피코 토닝"],
      ["이*", undefined],
    ]);
    expect((await review(1, adult)).body.row.authorName).toBe("김*나");
  });

  it("has nothing of another partner", async () => {
    const token = await clinic.signUp({ tenant: "free" });
    const free = { tenant: "free", token };
    expect((await clinic.call("GET /customer/partner-reviews/:id", { params: { id: 3 } }, free)).status).toBe(
      200,
    );
    expect((await clinic.call("GET /customer/before-afters/:id", { params: { id: 3 } }, free)).status).toBe(
      200,
    );
    expect([(await review(3, adult)).status, (await one(3, adult)).status]).toEqual([404, 404]);
  });
});
