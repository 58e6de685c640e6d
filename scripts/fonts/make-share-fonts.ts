import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import { drawableCharacters } from "../../src/lib/drawable-text";

const OUTPUT = path.join("src", "styles", "fonts", "share");
const require = createRequire(import.meta.url);
const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** What share images are set in: the houses' two weights, and a serif for those that speak in one. */
const FACES = [
  { name: "pretendard-medium", source: ["pretendard", "dist/public/static/Pretendard-Medium.otf"] },
  { name: "pretendard-bold", source: ["pretendard", "dist/public/static/Pretendard-Bold.otf"] },
  {
    name: "nanum-myeongjo",
    source: ["@fontsource/nanum-myeongjo", "files/nanum-myeongjo-korean-400-normal.woff"],
  },
] as const;

/** Every syllable there is, for a title may have any; nothing else, so that each face stays below 1 MB. */
export async function makeShareFonts(): Promise<void> {
  await mkdir(OUTPUT, { recursive: true });
  for (const { name, source } of FACES) {
    const [packageName, file] = source;
    const whole = await readFile(path.join(folderOf(packageName), file));
    const font = await subsetFont(whole, drawableCharacters(), { targetFormat: "woff", noHinting: true });
    await writeFile(path.join(OUTPUT, `${name}.woff`), font);
    console.log(`${path.join(OUTPUT, `${name}.woff`)}: ${(font.length / 1024).toFixed(1)} KiB`);
  }
  const licence = path.join(folderOf("@fontsource/nanum-myeongjo"), "LICENSE");
  await copyFile(licence, path.join(OUTPUT, "LICENSE-nanum-myeongjo.txt"));
  await copyFile(
    path.join(folderOf("pretendard"), "dist", "LICENSE.txt"),
    path.join(OUTPUT, "LICENSE-pretendard.txt"),
  );
}
