import { expect, it } from "vitest";
import { rankSyllables } from "./rank-syllables";

const css = `
@font-face { src: url(x.subset.3.woff2) format('woff2'); unicode-range: U+ac00-ac01, U+20-7e; }
@font-face { src: url(x.subset.11.woff2) format('woff2'); unicode-range: U+d558; }`;

it("puts our own copy first, by how often it is used", () => {
  const corpus = new Map([
    ["시", 2],
    ["술", 5],
  ]);
  expect(rankSyllables(corpus, css).slice(0, 2)).toEqual(["술", "시"]);
});

it("then takes the highest slices of the dynamic subset, Hangul only, nothing twice", () => {
  expect(rankSyllables(new Map([["각", 1]]), css)).toEqual(["각", "하", "가"]);
});
