import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unicodeRange } from "@/contract/tenant/unicode-range";
import { charactersOfRange, JAMO, SYLLABLES } from "../../scripts/fonts/korean-syllables";
import { headingCharacters, readLabels } from "../../scripts/fonts/page-texts";

const FOLDER = "src/styles/fonts/pretendard";
const base: string = JSON.parse(readFileSync(`${FOLDER}/base.json`, "utf8"));
const css = readFileSync(`${FOLDER}/slices.css`, "utf8");
const slices = [...css.matchAll(/unicode-range:([^;}]+)/g)].map(([, ranges = ""]) =>
  ranges.split(",").flatMap(charactersOfRange),
);

it("has each syllable and each jamo in one file", () => {
  expect(unicodeRange([...base, ...slices.flat()])).toBe(unicodeRange([...JAMO, ...SYLLABLES]));
  expect(base.length + slices.flat().length).toBe(JAMO.length + SYLLABLES.length);
});

it("has every syllable of the labels in the base; otherwise: npm run fonts", async () => {
  const labels = new Set((await readLabels()).match(/[가-힣]/g));
  expect([...labels].filter((syllable) => !base.includes(syllable))).toEqual([]);
});

it("has what the storefront's headings say for clinics' own serif files; otherwise: npm run fonts", () => {
  const noted: string = JSON.parse(readFileSync("src/styles/fonts/nanum-myeongjo/headings.json", "utf8"));
  expect(noted).toBe(headingCharacters());
});

it("keeps the base within what a first view may take", () => {
  expect(readFileSync(`${FOLDER}/base.woff2`).length).toBeLessThanOrEqual(76 * 1024);
});
