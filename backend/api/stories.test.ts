import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "../db/schema/catalogue";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";
import { FRIDAY_MORNING } from "../testing/test-backend";

describe.each(engines)("stories on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const exhibition = (id: number, tenant = "alpha") =>
    clinic.call("GET /customer/exhibitions/:id", { params: { id } }, { tenant });
  const exhibitionTitles = async () =>
    (await clinic.call("GET /customer/exhibitions", { query: {} })).body.rows.map(({ title }) => title);
  const at = async <Result>(instant: string, look: () => Promise<Result>): Promise<Result> => {
    clinic.clock.now = new Date(instant);
    try {
      return await look();
    } finally {
      clinic.clock.now = FRIDAY_MORNING;
    }
  };

  it("lists exhibitions that are on, six a page, and shows no other", async () => {
    const { body } = await clinic.call("GET /customer/exhibitions", { query: {} });
    expect(body).toMatchObject({ count: 1, page: 1, pageSize: 6, rows: [{ title: "봄맞이 기획전" }] });
    expect(body.rows[0]).not.toHaveProperty("blocks");
    const statuses = await Promise.all([1, 2, 3].map(async (id) => (await exhibition(id)).status));
    expect(statuses).toEqual([200, 404, 404]);
  });

  it.each([
    ["기획전 봄맞이", 1],
    ["소개", 1],
    ["지난", 0],
    ["%", 0],
    ["  ", 1],
  ])("searches exhibitions for %j", async (keyword, count) => {
    expect((await clinic.call("GET /customer/exhibitions", { query: { keyword } })).body.count).toBe(count);
  });

  it.each([
    ["before it begins", "2026-11-22T14:59:59.999Z", ["봄맞이 기획전"], 404],
    ["at the clinic's midnight", "2026-11-22T15:00:00Z", ["봄맞이 기획전", "다가올 기획전"], 200],
    ["in its last moment", "2026-11-24T14:59:59.999Z", ["봄맞이 기획전", "다가올 기획전"], 200],
    ["when its last day is over", "2026-11-24T15:00:00Z", ["봄맞이 기획전"], 404],
  ])("opens and ends an exhibition with the clinic's days: %s", async (_, instant, titles, status) => {
    expect(await at(instant, exhibitionTitles)).toEqual(titles);
    expect((await at(instant, () => exhibition(3))).status).toBe(status);
  });

  it("shows an exhibition with clean blocks, its products, and those that its blocks name", async () => {
    const { row } = (await exhibition(1)).body;
    expect(row.blocks).toEqual([
      { type: "text", title: "", html: "<p>소개</p>" },
      { type: "products", title: "", products: [3, 2] },
      { type: "button", buttonText: "예약하기", url: null },
    ]);
    expect(row.products.map(({ name }) => name)).toEqual(["피코 토닝", "초음파 리프팅"]);
    expect(row.products[1]?.price).toMatchObject({ price: 69_500, originalPrice: 100_000 });
    expect(row.blockProducts.map(({ name }) => name)).toEqual(["진정 관리", "피코 토닝"]);
    expect(row).toMatchObject({ startAt: "2026-11-18T15:00:00.000Z", endAt: null });
  });

  it("shows no price in a story without a price view", async () => {
    const answer = JSON.stringify((await exhibition(1, "free")).body);
    expect(answer).toContain("초음파 리프팅");
    expect(answer.match(/"(price|originalPrice|discountRate)":\d/g)).toBeNull();
  });

  it("names a secret product nowhere, and drops a block that is left empty", async () => {
    const isSecret = (secret: boolean, id: number) =>
      clinic.db
        .update(products)
        .set({ isSecret: secret })
        .where(and(eq(products.partnerId, "force"), eq(products.id, id)));
    await isSecret(true, 3);
    const { row } = (await exhibition(1, "force")).body;
    const branding = await clinic.call(
      "GET /customer/brandings/:id",
      { params: { id: 1 } },
      { tenant: "force" },
    );
    await isSecret(false, 3);
    expect(row.blocks[1]).toMatchObject({ products: [2] });
    expect(row.blockProducts.map(({ name }) => name)).toEqual(["피코 토닝"]);
    expect(branding.body.row.blocks.map(({ type }) => type)).toEqual(["hero", "video"]);
    expect(branding.body.row.blockProducts).toEqual([]);
  });

  it("lists brandings and shows one whole", async () => {
    const { body } = await clinic.call("GET /customer/brandings", {});
    expect(body.rows.map(({ title }) => title)).toEqual(["우리의 원칙"]);
    const { row } = (await clinic.call("GET /customer/brandings/:id", { params: { id: 1 } })).body;
    expect(row.blocks[1]).toEqual({ type: "video", title: "", videoId: "abcdefghijk", image: null });
    expect(row.blocks.at(-1)).toMatchObject({ type: "offer", product: 3, rules: ["한 분에 한 번"] });
    expect(row.blockProducts.map(({ name }) => name)).toEqual(["진정 관리"]);
  });

  it.each([
    ["introduce", 200],
    ["own", 404],
    ["INTRODUCE", 404],
    ["intro%", 404],
    ["../introduce", 404],
    ["", 400],
    ["x".repeat(81), 400],
    ["a\u0000b", 400],
  ])("answers the page %j with %i", async (key, status) => {
    expect((await clinic.call("GET /page", { query: { key } })).status).toBe(status);
  });

  it("shows running popups by weight, their slides too", async () => {
    const popups = async () => (await clinic.call("GET /customer/popups", {})).body.rows;
    const rows = await popups();
    expect(rows.map(({ popupItems }) => popupItems.map(({ title }) => title))).toEqual([
      ["첫째", "둘째"],
      ["알림"],
    ]);
    expect(rows[1]).toMatchObject({ locations: ["/", "/events"], direction: "CENTER", pcSizeType: "RATIO" });
    expect(await at("2026-11-19T14:59:59.999Z", popups)).toHaveLength(3);
    expect(await at("2026-11-19T15:00:00Z", popups)).toHaveLength(2);
  });

  it("has nothing of another partner", async () => {
    const free = { tenant: "free" };
    const own = await clinic.call("GET /customer/exhibitions/:id", { params: { id: 4 } }, free);
    expect(own.body.row.products.map(({ name }) => name)).toEqual(["free만의 것"]);
    expect((await exhibition(4)).status).toBe(404);
    expect((await clinic.call("GET /customer/brandings/:id", { params: { id: 2 } }, free)).status).toBe(200);
    expect((await clinic.call("GET /customer/brandings/:id", { params: { id: 2 } })).status).toBe(404);
    expect((await clinic.call("GET /page", { query: { key: "own" } }, free)).status).toBe(200);
    expect((await clinic.call("GET /customer/popups", {}, free)).body.count).toBe(3);
  });

  it.each(["0", "-1", "1.5", "abc", "1;drop table brandings", "9007199254740993"])(
    "refuses the id %s",
    async (id) => {
      const params = { id: id as unknown as number };
      expect((await clinic.call("GET /customer/brandings/:id", { params })).status).toBe(400);
      expect((await clinic.call("GET /customer/exhibitions/:id", { params })).status).toBe(400);
    },
  );
});
