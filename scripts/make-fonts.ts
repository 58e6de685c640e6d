/** Cuts the fonts of pages and share images out of their packages: `npm run fonts`. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { readCorpus } from "./fonts/corpus";
import { makeShareFonts } from "./fonts/make-share-fonts";
import { rankSyllables } from "./fonts/rank-syllables";
import { readFlags } from "./lib/flags.mjs";

const MAX_BYTES = 84 * 1024;
const SMALLEST_STEP = 8;
const FIGURES_AND_SIGNS = "\u00a0℃²³°×±~–—·•…‘’“”→₩©®™";
const OUTPUT = path.join("src", "styles", "fonts", "pretendard-subset.woff2");

readFlags(`
Usage: npm run fonts

Cuts the fonts of pages and share images out of their packages, after the copy has changed much.`);

const packageFolder = path.dirname(createRequire(import.meta.url).resolve("pretendard/package.json"));
const webFolder = path.join(packageFolder, "dist", "web", "variable");
const whole = await readFile(path.join(webFolder, "woff2", "PretendardVariable.woff2"));
const slices = await readFile(path.join(webFolder, "pretendardvariable-dynamic-subset.css"), "utf8");

const corpus = await readCorpus(["src/labels", "tenants"]);
const syllables = rankSyllables(corpus, slices);
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const always = ascii + FIGURES_AND_SIGNS;

const { count, font } = await largestFit();
await mkdir(path.dirname(OUTPUT), { recursive: true });
await writeFile(OUTPUT, font);
await copyFile(
  path.join(packageFolder, "dist", "LICENSE.txt"),
  path.join(path.dirname(OUTPUT), "LICENSE.txt"),
);

const inside = new Set(syllables.slice(0, count));
const used = [...corpus].filter(([syllable]) => syllables.includes(syllable));
const total = used.reduce((sum, [, times]) => sum + times, 0);
const covered = used.reduce((sum, [syllable, times]) => sum + (inside.has(syllable) ? times : 0), 0);
const outside = used.filter(([syllable]) => !inside.has(syllable));
console.log(`${OUTPUT}: ${(font.length / 1024).toFixed(1)} KiB, ${count} syllables`);
console.log(
  `the copy uses ${used.length} syllables; ${((covered / total) * 100).toFixed(2)} % of what is seen is covered`,
);
console.log(`left to the system's font: ${outside.map(([syllable]) => syllable).join("") || "nothing"}`);

await makeShareFonts();

/** Halves the span between a count that fits and one that does not. */
async function largestFit() {
  let fits = { count: 0, font: await cut(0) };
  let tooMany = syllables.length + 1;
  while (tooMany - fits.count > SMALLEST_STEP) {
    const middle = Math.floor((fits.count + tooMany) / 2);
    const candidate = await cut(middle);
    if (candidate.length <= MAX_BYTES) fits = { count: middle, font: candidate };
    else tooMany = middle;
  }
  return fits;
}

function cut(syllableCount: number): Promise<Buffer> {
  return subsetFont(whole, always + syllables.slice(0, syllableCount).join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
    // Kerning is for Latin text, of which a page has a word here and there: its 3 KiB are worth 20 syllables.
    keepFeatures: ["tnum"],
    noHinting: true,
  });
}
