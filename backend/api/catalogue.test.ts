import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiInput } from "@/contract/api";
import { openClinic, type TestClinic } from "../testing/clinic";
import { engines } from "../testing/engines";

type Query = ApiInput<"GET /v2/products">["query"];

describe.each(engines)("the catalogue on $name", (engine) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const list = async (query: Query, tenant = "alpha") =>
    (await clinic.call("GET /v2/products", { query }, { tenant })).body;
  const names = async (query: Query) => (await list(query)).rows.map(({ name }) => name);

  it.each<[string, Query, string[]]>([
    ["a word of two syllables", { keyword: "토닝" }, ["피코 토닝"]],
    ["words in any order", { keyword: "턱선  처진" }, ["초음파 리프팅"]],
    ["a badge", { keyword: "원장" }, ["초음파 리프팅"]],
    ["a category's name", { keyword: "피부" }, ["진정 관리"]],
    ["a percent sign as itself", { keyword: "%" }, ["초음파 리프팅"]],
    ["an underscore as itself", { keyword: "색소_결" }, []],
    ["an underscore that is there", { keyword: "색소와_결" }, ["피코 토닝"]],
    ["a backslash", { keyword: "\\" }, []],
    ["a quote", { keyword: "'; drop table products; --" }, []],
    ["nothing but blanks", { keyword: "  " }, ["초음파 리프팅", "피코 토닝", "진정 관리"]],
    ["products of running events", { isEvent: true }, ["초음파 리프팅"]],
    ["products of no running event", { isExcludeEvent: true }, ["피코 토닝", "진정 관리"]],
    ["recommended ones", { isRecommend: true }, ["초음파 리프팅"]],
    ["a badge filter", { productCustomBadge: "원장 추천" }, ["초음파 리프팅"]],
    ["the lowest price first", { sort: "priceAscending" }, ["진정 관리", "피코 토닝", "초음파 리프팅"]],
    ["the highest price first", { sort: "priceDescending" }, ["초음파 리프팅", "피코 토닝", "진정 관리"]],
  ])("finds %s", async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it("shows a category with what is right below it", async () => {
    const { body } = await clinic.call("GET /v2/product-categories", { query: {} });
    const skin = body.rows.find(({ name }) => name === "피부");
    expect(body.rows.map(({ name, productCount }) => [name, productCount])).toEqual([
      ["리프팅", 1],
      ["피부", 2],
      ["토닝", 1],
    ]);
    expect(await names({ categoryId: skin?.id })).toEqual(["피코 토닝", "진정 관리"]);
  });

  it("pages, and counts all", async () => {
    const second = await list({ page: 2, pageSize: 2 });
    expect(second).toMatchObject({ count: 3, page: 2, pageSize: 2, rows: [{ name: "진정 관리" }] });
    expect((await list({ page: 99 })).rows).toEqual([]);
  });

  it("shows an event's price until it ends, to the instant", async () => {
    const price = async () => (await list({ keyword: "초음파" })).rows[0]?.price;
    const running = { price: 69_500, originalPrice: 100_000, discountRate: 30, isFrom: false };
    clinic.clock.now = new Date("2026-11-25T14:59:59.999Z");
    expect(await price()).toEqual(running);
    clinic.clock.now = new Date("2026-11-25T15:00:00Z");
    expect(await price()).toEqual({ price: 100_000, originalPrice: null, discountRate: null, isFrom: false });
    clinic.clock.now = new Date("2026-11-20T00:00:00Z");
  });

  it("lists running events, and ended ones when asked", async () => {
    const running = await clinic.call("GET /events", { query: {} });
    expect(running.body.rows.map(({ title, isEnded }) => [title, isEnded])).toEqual([
      ["이달의 리프팅", false],
    ]);
    expect(running.body.rows[0]?.price).toMatchObject({ price: 69_500, originalPrice: 100_000 });
    const all = await clinic.call("GET /events", { query: { isIncludeEnded: true } });
    expect(all.body.rows.map(({ title, isEnded }) => [title, isEnded])).toEqual([
      ["이달의 리프팅", false],
      ["지난 토닝", true],
    ]);
    const products = await clinic.call("GET /v2/event/products", { query: {} });
    expect(products.body.rows.map(({ name }) => name)).toEqual(["초음파 리프팅"]);
  });

  it("shows no price anywhere without a price view", async () => {
    const tenant = "free";
    const { rows } = await list({}, tenant);
    const params = { id: rows[0]?.id ?? 0 };
    const detail = await clinic.call("GET /v2/products/:id", { params }, { tenant });
    const events = await clinic.call("GET /events", { query: {} }, { tenant });
    const answers = JSON.stringify([rows, detail.body, events.body]);
    expect(answers.match(/"(price|originalPrice|discountRate)":\d/g)).toBeNull();
    expect(rows).toHaveLength(4);
  });

  it("shows a product whole, with clean HTML and what goes with it", async () => {
    const id = (await list({ keyword: "초음파" })).rows[0]?.id ?? 0;
    const { row } = (await clinic.call("GET /v2/products/:id", { params: { id } })).body;
    expect(row.descriptionHtml).toBe("<p>설명</p>");
    expect(row.options.map(({ name, isDefault, event }) => [name, isDefault, event?.title])).toEqual([
      ["300샷", true, "이달의 리프팅"],
      ["진정 팩", false, undefined],
    ]);
    expect(row.relatedProducts.map(({ name }) => name)).toEqual(["피코 토닝"]);
    expect(row.images).toHaveLength(1);
  });

  it("has nothing of another partner", async () => {
    const free = { tenant: "free" };
    const foreign = (await list({ keyword: "free만의" }, "free")).rows[0]?.id ?? 0;
    expect((await clinic.call("GET /v2/products/:id", { params: { id: foreign } }, free)).status).toBe(200);
    expect((await clinic.call("GET /v2/products/:id", { params: { id: foreign } })).status).toBe(404);
    const categories = await clinic.call("GET /v2/product-categories", { query: {} }, free);
    const categoryId = categories.body.rows.at(-1)?.id ?? 0;
    expect((await clinic.call("GET /v2/product-categories/:id", { params: { id: categoryId } })).status).toBe(
      404,
    );
    expect(await names({ categoryId })).toEqual([]);
    const notices = await clinic.call("GET /customer/notices", { query: {} }, free);
    const noticeId = notices.body.rows.at(-1)?.id ?? 0;
    expect((await clinic.call("GET /customer/notices/:id", { params: { id: noticeId } })).status).toBe(404);
    const terms = await clinic.call("GET /terms", { query: {} }, free);
    const termId = terms.body.rows.at(-1)?.id ?? 0;
    expect(
      (await clinic.call("GET /terms/:id/terms-histories/current", { params: { id: termId } })).status,
    ).toBe(404);
  });

  it("shows notices with their neighbours, pinned ones first in the list", async () => {
    const { body } = await clinic.call("GET /customer/notices", { query: {} });
    expect(body.rows.map(({ title }) => title)).toEqual(["나중 알림", "먼저 알림"]);
    const params = { id: body.rows[0]?.id ?? 0 };
    const { row } = (await clinic.call("GET /customer/notices/:id", { params })).body;
    expect([row.previous?.title, row.next]).toEqual(["먼저 알림", null]);
  });

  it("states the settings of the partner who is asked, in notices, questions, after-notices and terms", async () => {
    const ask = async (tenant: string) => {
      const notices = await clinic.call("GET /customer/notices", { query: {} }, { tenant });
      const pinned = notices.body.rows.find(({ title }) => title.includes("알림")) ?? { id: 0 };
      const notice = await clinic.call(
        "GET /customer/notices/:id",
        { params: { id: pinned.id } },
        { tenant },
      );
      const query = { keyword: tenant === "alpha" ? "24시간 전까지" : "0시간 전까지" };
      const faqs = await clinic.call("GET /customer/faqs", { query }, { tenant });
      const after = await clinic.call("GET /customer/after-notices", { query: {} }, { tenant });
      const term = await clinic.call("GET /term", { query: { termTitle: "terms-of-service" } }, { tenant });
      return {
        notice: notice.body.row.contentHtml,
        answer: faqs.body.rows[0]?.answerHtml,
        after: after.body.rows.find(({ title }) => title === "리프팅 후")?.contentHtml,
        term: term.body.row.contentHtml,
      };
    };
    for (const [tenant, hours] of [
      ["alpha", 24],
      ["confirm", 0],
    ] as const)
      for (const text of Object.values(await ask(tenant))) {
        expect(text).toContain(`${hours}시간 전`);
        expect(text).not.toMatch(/[{}]/);
      }
  });

  it("shows each term in the version in effect", async () => {
    const { body } = await clinic.call("GET /terms", { query: {} });
    expect(body.rows.map(({ slug, version }) => [slug, version])).toEqual([
      ["terms-of-service", "1"],
      ["privacy-policy", "2"],
      ["marketing", "1"],
    ]);
  });

  it("says of a doctor's picture what it shows and what to keep, and since when they practise", async () => {
    const { body } = await clinic.call("GET /partner-employees", { query: {} });
    expect(
      body.rows.map(({ imageAlt, imageFocus, practiceSince }) => [imageAlt, imageFocus, practiceSince]),
    ).toEqual([
      ["김하나 대표원장의 서명", { x: 50, y: 46 }, 2009],
      [null, null, null],
    ]);
  });

  it("tells each doctor's first free time and days on duty", async () => {
    const { body } = await clinic.call("GET /partner-employees", { query: {} });
    expect(body.rows.map(({ name, nextAvailableAt }) => [name, nextAvailableAt])).toEqual([
      ["김하나", "2026-11-20T01:00:00.000Z"],
      ["이두리", "2026-11-20T01:00:00.000Z"],
    ]);
    const query = { from: "2026-11-21", to: "2026-11-23", employeeId: body.rows[0]?.id };
    const schedule = await clinic.call("GET /partner-employee-schedules", { query });
    expect(schedule.body.rows.map(({ date, isDayOff }) => [date, isDayOff])).toEqual([
      ["2026-11-21", true],
      ["2026-11-22", true],
      ["2026-11-23", true],
    ]);
  });

  it("shows banners of one place", async () => {
    const top = await clinic.call("GET /banners", { query: { bannerLocation: "HOME_TOP" } });
    expect(top.body.rows.map(({ title }) => title)).toEqual(["첫 화면"]);
    const side = await clinic.call("GET /banners", { query: { bannerLocation: "HOME_SIDE" } });
    expect(side.body.count).toBe(0);
  });
});
