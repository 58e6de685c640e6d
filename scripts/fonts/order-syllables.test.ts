import { expect, it } from "vitest";
import { commonSyllables } from "../../backend/publishing/fonts/common-syllables";
import { SYLLABLES, syllablesByFrequency } from "./korean-syllables";
import { orderSyllables } from "./order-syllables";
import { pagesOf } from "./page-texts";

const css = `
@font-face { src: url(x.subset.3.woff2) format('woff2'); unicode-range: U+ac00-ac01, U+20-7e; }
@font-face { src: url(x.subset.11.woff2) format('woff2'); unicode-range: U+d558; }`;

it("takes the frequency of syllables from the slices, and has each of them once", () => {
  const syllables = syllablesByFrequency(css);
  expect(syllables.slice(0, 4)).toEqual(["하", "가", "각", "갂"]);
  expect(syllables.toSorted()).toEqual(SYLLABLES);
});

it("knows the syllables of KS X 1001", () => {
  const common = commonSyllables();
  expect([common.length, common[0], common.at(-1)]).toEqual([2350, "가", "힝"]);
});

it("puts labels first, then what most pages show, however often a page repeats another", () => {
  const texts = { labels: "객", clinics: [["술술술술", "가", "가"], ["가"]] };
  const order = orderSyllables(texts, ["하", "가", "술", "객"], new Set());
  expect(order).toEqual(["객", "가", "술", "하"]);
});

it("has a page for each thing, with what stands on every page, and without what is not drawn", () => {
  const pages = pagesOf('{ "name": "병원" }', [
    { $schema: "x", notices: [{ title: "공지", alt: "그림" }, 1] },
  ]);
  expect(pages.map((page) => page.match(/[가-힣]+/g))).toEqual([["병원", "공지"], ["병원"]]);
});
