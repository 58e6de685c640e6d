import { describe, expect, it } from "vitest";
import type { ContentThing } from "@/contract/studio/content";
import type { Media } from "@/contract/studio/media";
import {
  changedPrice,
  changesOf,
  moved,
  movedOnto,
  type Product,
  withBadge,
  withCategory,
  withPrices,
} from "./bulk";
import { planPaste } from "./paste";
import { pictureNames } from "./paste-pictures";
import { readRows } from "./paste-rows";

const blank: Product = {
  ...{ name: "", summary: "", description: "", categoryIds: [1], image: { url: "/media/a.webp", alt: "" } },
  ...{ gallery: [], badges: [], isRecommend: false, facts: [], recommendedFor: [], steps: [] },
  ...{ descriptionHtml: "", cautionHtml: "", options: [], relatedIds: [], isSecret: false },
  ...{ hashTags: [], afterNoticeIds: [] },
};
const option = (id: number, name: string, price: number | null) => ({
  ...{ id, name, price, description: "", isPriceFrom: false, durationMinutes: 30, isDefault: id === 1 },
});
const thing = (id: number, body: Partial<Product>): ContentThing => ({
  ...{ kind: "product", id, label: body.name ?? "", version: 0, live: null, draft: null, findings: [] },
  body: { ...blank, ...body },
});
const lifting = thing(1, {
  name: "초음파 리프팅",
  options: [option(1, "1회", 890_000), option(2, "상담", null)],
});
const filler = thing(2, { name: "필러", categoryIds: [1, 2], options: [option(3, "1cc", 149_000)] });

describe("several prices at once", () => {
  it.each([
    [149_000, "percent", -10, false, 134_100],
    [149_000, "percent", -10, true, 134_000],
    [149_500, "amount", 0, true, 150_000],
    [149_000, "amount", -9000, false, 140_000],
    [99_999, "percent", 7.5, false, 107_499],
  ] as const)("%i by %s of %d, rounded: %s, is %i", (price, way, by, isRounded, changed) => {
    expect(changedPrice(price, { way, by, isRounded })).toBe(changed);
  });

  it("leaves what has no price, and lists what changes alone", () => {
    const way = { way: "amount", by: 0, isRounded: true } as const;
    expect(changesOf([lifting, filler], (each) => withPrices(each, way))).toEqual([]);
    const body = withPrices(lifting, { ...way, by: 10_000 }) as unknown as Product;
    expect(body.options.map(({ price }) => price)).toEqual([900_000, null]);
  });
});

it("keeps a treatment in one category at least, and badges at six", () => {
  expect(withCategory(lifting, 1, false)).toBeNull();
  expect(withCategory(filler, 1, false)).toMatchObject({ categoryIds: [2] });
  expect(withCategory(lifting, 2, true)).toMatchObject({ categoryIds: [1, 2] });
  const full = thing(3, { badges: ["1", "2", "3", "4", "5", "6"] });
  expect(withBadge(full, "7", true)).toBeNull();
  expect(withBadge(full, "6", true)).toBe(full.body);
});

it.each([
  [3, 0, [3, 1, 2]],
  [1, 2, [2, 3, 1]],
  [1, 9, [2, 3, 1]],
  [2, -1, [2, 1, 3]],
])("%i at place %i", (id, to, ids) => {
  expect(moved([1, 2, 3], id, to)).toEqual(ids);
});

it.each([
  ["the last live one onto a new draft behind it", 3, 9, null],
  ["the first live one onto a new draft at the end", 1, 9, [2, 3, 1]],
  ["the last live one onto a new draft in between", 3, 8, [1, 3, 2]],
  ["a live one onto another", 1, 2, [2, 1, 3]],
  ["a live one onto itself", 2, 2, null],
])("moves %s", (_, id, onto, ids) => {
  const isLive = (each: number) => each < 8;
  const list = [1, 8, 2, 3, 9].map((each) => ({
    ...thing(each, {}),
    live: isLive(each) ? thing(each, {}).body : null,
  }));
  const target = list.find((each) => each.id === onto);
  expect(target && movedOnto(list, id, target)).toEqual(ids);
});

describe("rows of a spreadsheet", () => {
  const categories = new Map([[4, "리프팅"]]);

  it("are read by their headings, in any order, with categories that are made and pictures by name", () => {
    const rows = readRows(
      [
        "카테고리\t시술명\t비고\t정가(원)\t주의사항\t한줄소개",
        "리프팅\t고주파\t-\t150000\t붓기\t탄력",
        "치아 미백\t미백\t-\t90000\t시림\t",
        "\t미백 집중\t-\t120000\t시림\t",
        "없는 분류\t필러\t-\t149000\t\t",
      ].join("\n"),
    );
    const pictures = pictureNames([{ name: "미백", url: "/media/a/b.webp", cuts: {}, alt: "" }] as never);
    const { added, categories: made } = planPaste(rows, { things: [filler], pictures, categories, blank });
    expect(made).toEqual(["치아 미백"]);
    expect(added).toMatchObject([
      { name: "고주파", summary: "탄력", categoryIds: [4], cautionHtml: "<p>붓기</p>" },
      { name: "미백", categoryIds: [-1], image: { url: "/media/a/b.webp", alt: "미백" } },
      { name: "미백 집중", categoryIds: [-1], options: [{ name: "1회", price: 120_000 }] },
    ]);
  });

  it("are read with their heading, quotes and bad cells", () => {
    const text =
      '시술 이름\t옵션\t값\t시간\n초음파 리프팅\t1회\t"850,000"\t60분\n\t1회\t1\t30\n"두\n줄"\t\t85만원\t\n필러\t1cc\t무료\t3\n';
    expect(readRows(text)).toMatchObject([
      { name: "초음파 리프팅", option: "1회", price: 850_000, minutes: 60, bad: null },
      { bad: "name" },
      { name: "두\n줄", price: 850_000, minutes: null, bad: null },
      { bad: "price" },
    ]);
  });

  it("say what they do before they do it", () => {
    const rows = readRows(
      [
        "초음파리프팅\t1회\t850000\t30",
        "초음파 리프팅\t3회\t2400000\t30",
        "필러\t\t149000",
        "새 시술\t1회\t50000\t20",
        "새 시술\t5회\t200000\t20",
      ].join("\n"),
    );
    const { steps, changes, added } = planPaste(rows, {
      things: [lifting, filler],
      pictures: new Map(),
      blank,
      categories,
    });
    expect(steps.map(({ does, before }) => ({ does, before }))).toEqual([
      { does: ["price"], before: 890_000 },
      { does: ["option"], before: null },
      { does: ["same"], before: 149_000 },
      { does: ["product"], before: null },
      { does: ["option"], before: null },
    ]);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.body).toMatchObject({
      options: [{ id: 1, price: 850_000 }, { id: 2 }, { id: null, name: "3회", price: 2_400_000 }],
    });
    expect(added).toMatchObject([{ name: "새 시술", options: [{ name: "1회" }, { name: "5회" }] }]);
  });

  it("name pictures of the library, whatever their ending", () => {
    const library = [
      { name: "수분광 앰플", url: "/media/a/new.webp", cuts: { "1:1": "/media/a/cut.webp" }, alt: "앰플" },
      { name: "수분광 앰플", url: "/media/a/old.webp", cuts: {}, alt: "" },
    ] as never as Media[];
    const rows = readRows(
      "필러\t\t\t\t수분광앰플.JPG\n필러\t\t\t\t없는 것.jpg\n새 시술\t1회\t1\t20\t수분광 앰플",
    );
    const known = { things: [lifting, filler], pictures: pictureNames(library), categories, blank };
    const { steps, changes, added } = planPaste(rows, known);
    expect(steps.map(({ does, row }) => row.bad ?? does)).toEqual([
      ["picture"],
      "picture",
      ["product", "picture"],
    ]);
    const image = { url: "/media/a/cut.webp", alt: "앰플" };
    expect([changes[0]?.body.image, added[0]?.image]).toEqual([image, image]);
  });

  it("bring cautions as text, line by line", () => {
    const rows = readRows('새 시술\t1회\t1\t20\t\t"붓기 <3일\n멍"\n필러\t\t\t\t\t');
    const { steps, added } = planPaste(rows, { things: [filler], pictures: new Map(), categories, blank });
    expect(steps.map(({ does }) => does)).toEqual([["product", "caution"], ["same"]]);
    expect(added[0]?.cautionHtml).toBe("<p>붓기 &lt;3일</p><p>멍</p>");
  });
});
