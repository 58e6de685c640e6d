import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiInput } from "@/contract/api";
import { products } from "../db/schema/catalogue";
import { PartnerScope } from "../db/scope";
import { aProductRow, EXHIBITION, openCatalogue, type TestCatalogue } from "../testing/catalogue";
import { engines } from "../testing/engines";

type Query = ApiInput<"GET /v2/products">["query"];

describe.each(engines)("product lists and search on $name", (engine) => {
  let backend: TestCatalogue;
  beforeAll(async () => {
    backend = await openCatalogue(engine);
    await new PartnerScope(backend.db, "alpha").insert(products, [
      { ...aProductRow(601, "LED 재생 관리"), hashTags: ["여드름 흉터", "Après-Soin"], languageCode: "en" },
      // Decomposed, as files from some systems have it.
      { ...aProductRow(602, "쌍꺼풀 재수술".normalize("NFD")), summary: "눈매 교정 LED" },
      { ...aProductRow(603, "점"), summary: "C:\\50%_off 'a' \"b\" <b>굵게</b>" },
    ]);
  });
  afterAll(() => backend.close());

  const names = async (query: Query) => {
    const { body } = await backend.call("GET /v2/products", { query: { pageSize: 100, ...query } });
    return body.rows.map(({ name }) => name.normalize("NFC"));
  };
  const [ultra, toning, care] = ["초음파 리프팅", "피코 토닝", "진정 관리"];
  const [led, eyes, mole] = ["LED 재생 관리", "쌍꺼풀 재수술", "점"];

  it.each<[string, string, string[]]>([
    ["a word of two syllables", "토닝", [toning]],
    ["a single syllable", "점", [mole]],
    ["a single syllable within a word", "음", [ultra]],
    ["syllables that follow each other across a gap as no word", "파리", []],
    ["pairs of letters in another order as no word", "프팅리", []],
    ["a longer word whose pairs are all there as no word", "음파음파", []],
    ["a hash tag", "흉터", [led]],
    ["words of different fields", "led 여드름", [led]],
    ["a category and a word of the text", "피부 마무리", [care]],
    ["a word of the category that the name has as well", "리프팅", [ultra]],
    ["small letters", "led", [led, eyes]],
    ["full width letters", "ＬＥＤ", [led, eyes]],
    ["an accent, decomposed", "APRÈS".normalize("NFD"), [led]],
    ["decomposed Hangul", "쌍꺼풀".normalize("NFD"), [eyes]],
    ["composed Hangul, where the name is decomposed", "쌍꺼풀", [eyes]],
    ["a wide blank between words", "재생　관리", [led]],
    ["names before other texts", "관리", [care, led]],
    ["a percent sign as itself", "%", [ultra, mole]],
    ["an underscore as itself", "_", [toning, mole]],
    ["percent and underscore as themselves", "50%_o", [mole]],
    ["no pattern", "초_파", []],
    ["no pattern of any length", "초%리", []],
    ["a backslash", "C:\\", [mole]],
    ["a quote", "'a'", [mole]],
    ["HTML as text", "<b>굵게</b>", [mole]],
    ["SQL as text", "'; drop table products; --", []],
    ["an array literal as text", "{토닝,피코}", []],
    ["braces as text", "}", []],
    ["an emoji", "😀", []],
    ["half an emoji", "\ud83d", []],
    ["a zero width joiner", "\u200d", []],
    ["a ligature of eighteen letters", "\ufdfa", []],
    ["a hundred letters", "가".repeat(100), []],
    ["fifty words", "가 ".repeat(50), []],
    ["more words than count, by the first eight", "피 코 토 닝 색 소 와 결 힣 ㄱ ㄴ", [toning]],
  ])("finds %s", async (_, keyword, expected) => {
    expect(await names({ keyword })).toEqual(expected);
  });

  it.each([
    ["a NUL", "토\u0000닝", 400],
    ["more than a hundred letters", "가".repeat(101), 400],
    ["nothing", "", 200],
    ["blanks", " \t　\n ", 200],
  ])("answers %s", async (_, keyword, status) => {
    for (const key of ["GET /products", "GET /v2/products", "GET /customer/v2/exhibition-products"] as const)
      expect((await backend.call(key, { query: { keyword } })).status).toBe(status);
  });

  it("keeps a chosen order although names come first in the usual one", async () => {
    expect(await names({ keyword: "led", sort: "latest" })).toEqual([eyes, led]);
    expect(await names({ keyword: "led" })).toEqual([led, eyes]);
  });

  it.each<[string, Query, string[]]>([
    ["a language", { languageCode: "en" }, [led]],
    ["a language of nothing", { languageCode: "xx" }, []],
    ["several categories", { productCategoryIds: "1,3" }, [ultra, toning]],
    ["a category with those right below it", { categoryId: 2 }, [toning, care]],
    ["a category that is not there", { categoryId: 999 }, []],
    ["what is not recommended", { isRecommend: false, productCategoryIds: [1, 2] }, [toning, care]],
    ["a badge, whole only", { productCustomBadge: "원장" }, []],
    ["one event", { eventId: 1 }, [ultra]],
    ["an event that is over", { eventId: 2 }, []],
    ["what is in no event", { isExcludeEvent: true, productCategoryIds: [1, 2] }, [toning]],
    ["an exhibition, in its own order", { exhibitionId: EXHIBITION.running }, [toning, ultra]],
    ["an exhibition that is over", { exhibitionId: EXHIBITION.over }, []],
    ["an exhibition to come", { exhibitionId: EXHIBITION.toCome }, []],
    ["filters together", { isEvent: true, isRecommend: false, keyword: "관리" }, [care]],
    ["what is not secret", { isSecret: false, productCategoryIds: "1" }, [ultra]],
  ])("filters by %s", async (_, query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it("shows the products of running exhibitions, and searches them", async () => {
    const key = "GET /customer/v2/exhibition-products";
    const all = await backend.call(key, { query: {} });
    expect(all.body.rows.map(({ name }) => name)).toEqual([ultra, toning]);
    const found = await backend.call(key, { query: { keyword: "토닝", languageCode: "ko", pageSize: 1 } });
    expect(found.body).toMatchObject({ count: 1, page: 1, pageSize: 1, rows: [{ name: toning }] });
  });

  it.each<[Record<string, unknown>]>([
    [{ page: 0 }],
    [{ page: -1 }],
    [{ page: 1.5 }],
    [{ page: "all" }],
    [{ page: "1e400" }],
    [{ pageSize: 0 }],
    [{ pageSize: 101 }],
    [{ productCategoryIds: "1,x" }],
    [{ productCategoryIds: Array.from({ length: 51 }, (_, index) => index + 1) }],
    [{ categoryId: "9007199254740993" }],
    [{ isEvent: "1" }],
    [{ sort: "price; drop table" }],
    [{ productCustomBadge: "가".repeat(41) }],
  ])("refuses %j with words for each field", async (query) => {
    const { status, body } = await backend.call("GET /v2/products", { query: query as Query });
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: [expect.stringContaining(Object.keys(query)[0] ?? "")] });
  });

  it("answers a page far beyond the last with nothing but the count", async () => {
    const { body } = await backend.call("GET /v2/products", {
      query: { page: 1_000_000_000, pageSize: 100 },
    });
    expect(body).toMatchObject({ rows: [], count: 6 });
  });

  it("carries each option's price where a price list asks for it", async () => {
    const query = { productCategoryIds: "1", isWithOptions: true };
    const { body } = await backend.call("GET /v2/products", { query });
    expect(body.rows[0]?.options?.map(({ price }) => price.price)).toEqual([69_500, 25_005]);
    expect((await backend.call("GET /v2/products", { query: {} })).body.rows[0]).not.toHaveProperty(
      "options",
    );
    const free = await backend.call("GET /v2/products", { query }, { tenant: "free" });
    expect(free.body.rows[0]?.options?.map(({ price }) => price.price)).toEqual([null, null]);
  });

  it("leads from a category up and down, and finds categories by name", async () => {
    const show = async (id: number) =>
      (await backend.call("GET /v2/product-categories/:id", { params: { id } })).body.row;
    expect(await show(2)).toMatchObject({ parent: null, subCategories: [{ name: "토닝", productCount: 1 }] });
    expect(await show(3)).toMatchObject({ parent: { name: "피부", productCount: 2 }, subCategories: [] });
    const found = async (productCategoryName: string) =>
      (await backend.call("GET /product-categories", { query: { productCategoryName } })).body.rows.map(
        ({ name }) => name,
      );
    expect(await found("토")).toEqual(["토닝"]);
    expect(await found("%")).toEqual([]);
    expect(await found("")).toHaveLength(3);
  });

  it("groups running events by title, and lists those of one title or word", async () => {
    const titles = await backend.call("GET /event/title", { query: { eventViewable: true } });
    expect(titles.body.rows).toEqual([{ titleGroup: "이달", eventCount: 2 }]);
    const list = async (query: ApiInput<"GET /events">["query"]) =>
      (await backend.call("GET /events", { query })).body.rows.map(({ title }) => title);
    expect(await list({ titleGroup: "지난", isIncludeEnded: true })).toEqual(["지난 토닝"]);
    expect(await list({ keyword: "리프팅" })).toEqual(["이달의 리프팅"]);
    expect(await list({ type: "EVENT", target: "CUSTOMER" })).toEqual(["이달의 리프팅", "열린 이벤트"]);
  });

  it.each([{ eventViewable: false }, { type: "SECRET" }, { target: "EMPLOYEE" }])(
    "refuses a list of other events: %j",
    async (query) => {
      for (const key of ["GET /events", "GET /event/title", "GET /v2/event/products"] as const)
        expect((await backend.call(key, { query: query as never })).status).toBe(400);
    },
  );

  it("leaves the option that only restates the product out of event pages, where the partner says so", async () => {
    const shown = async (tenant: string) =>
      (await backend.call("GET /v2/event/products", { query: { eventId: 1 } }, { tenant })).body.rows[0]
        ?.event;
    expect((await shown("alpha"))?.title).toBe("이달의 리프팅");
    expect(await shown("free")).toBeNull();
  });
});
