import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { commonSyllables } from "../../backend/publishing/fonts/common-syllables";
import { unicodeRange } from "../../src/contract/tenant/unicode-range";
import { JAMO, syllablesByFrequency } from "./korean-syllables";
import { orderSyllables } from "./order-syllables";
import { headingCharacters, readClinicPages, readLabels } from "./page-texts";
import { chunks, sliceSyllables } from "./slice-syllables";

const OUTPUT = path.join("src", "styles", "fonts");
const BASE_SYLLABLES = 500;
const BASE_MAX_BYTES = 76 * 1024;
/** Of the serif: its text is short, so a page needs few syllables of many files. */
const SERIF_SLICE_SYLLABLES = 120;
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
const SIGNS = "\u00a0℃²³°×±~–—·•…‘’“”→₩©®™";
// Kerning is for Latin text, of which a page has a word here and there.
const CUT = { keepFeatures: ["tnum"], noHinting: true };

/** The faces of the site: Pretendard's base and slices, the serif's slices, and what clinics' own files are cut from. */
export async function makeSiteFonts(): Promise<void> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("pretendard/package.json"));
  const web = path.join(folder, "dist", "web", "variable");
  const css = await readFile(path.join(web, "pretendardvariable-dynamic-subset.css"), "utf8");
  const whole = await readFile(path.join(web, "woff2", "PretendardVariable.woff2"));
  const common = new Set(commonSyllables());
  const texts = { labels: await readLabels(), clinics: await readClinicPages() };
  const order = orderSyllables(texts, syllablesByFrequency(css), common);

  // Cut once to what is ever needed and uncompressed: each further cut starts from this.
  const source = await subsetFont(whole, ASCII + SIGNS + [...JAMO, ...order].join(""), {
    ...CUT,
    targetFormat: "sfnt",
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  });
  const sans = await openOutput("pretendard", source, { family: "Pretendard Variable", weight: "400 700" });
  await copyFile(path.join(folder, "dist", "LICENSE.txt"), path.join(sans.folder, "LICENSE.txt"));
  const base = order.slice(0, BASE_SYLLABLES);
  const baseBytes = await sans.cut("base.woff2", ASCII + SIGNS + base.join(""));
  if (baseBytes > BASE_MAX_BYTES) throw new Error(`The base has ${baseBytes} bytes, of ${BASE_MAX_BYTES}`);
  await writeFile(path.join(sans.folder, "base.json"), `${JSON.stringify(base.toSorted().join(""))}\n`);
  await sans.cut("source.woff2", [...common].join(""));
  await sans.cutSlices(sliceSyllables(order.slice(BASE_SYLLABLES), common));

  // Rarer syllables than these are drawn in Pretendard: themeCss names it behind the serif.
  const serifSource = await readFile(path.join(OUTPUT, "share", "nanum-myeongjo.woff"));
  const serif = await openOutput("nanum-myeongjo", serifSource, { family: "Nanum Myeongjo", weight: "400" });
  const serifSyllables = order.filter((syllable) => common.has(syllable));
  await copyFile(
    path.join(OUTPUT, "share", "LICENSE-nanum-myeongjo.txt"),
    path.join(serif.folder, "LICENSE.txt"),
  );
  await writeFile(path.join(serif.folder, "headings.json"), `${JSON.stringify(headingCharacters())}\n`);
  await serif.cutSlices([[...(ASCII + SIGNS)], ...chunks(serifSyllables, [SERIF_SLICE_SYLLABLES])]);
}

/** An empty folder for what is cut from a font. */
async function openOutput(name: string, source: Buffer, face: { family: string; weight: string }) {
  const folder = path.join(OUTPUT, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  async function cut(file: string, text: string): Promise<number> {
    const font = await subsetFont(source, text, { ...CUT, targetFormat: "woff2" });
    await writeFile(path.join(folder, file), font);
    console.log(`${path.join(folder, file)}: ${(font.length / 1024).toFixed(1)} KiB`);
    return font.length;
  }

  async function cutSlices(slices: string[][]): Promise<void> {
    const rules: string[] = [];
    for (const [index, slice] of slices.entries()) {
      const file = `s${String(index).padStart(2, "0")}.woff2`;
      await cut(file, slice.join(""));
      rules.push(
        `@font-face{font-family:"${face.family}";src:url("./${file}") format("woff2");font-display:swap;font-weight:${face.weight};unicode-range:${unicodeRange(slice)}}\n`,
      );
    }
    await writeFile(path.join(folder, "slices.css"), rules.join(""));
  }

  return { folder, cut, cutSlices };
}
