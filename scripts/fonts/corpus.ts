import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const HANGUL = /[가-힣]/g;
const LONG_TEXT =
  /"(contentHtml|cautionHtml|descriptionHtml|recommendedFor)":\s*("(?:[^"\\]|\\.)*"|\[[^\]]*\])/g;
const UNSEEN_TEXT = /"alt":\s*"(?:[^"\\]|\\.)*"/g;
/** Names, titles and labels stand large and on every page; long text stands small, on one. */
const HEADLINE_WEIGHT = 20;

/** Every Hangul syllable of the text files below the folders, with how much it is seen. */
export async function readCorpus(folders: string[]): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  for (const folder of folders)
    for (const file of await textFiles(folder)) weigh(await readFile(file, "utf8"), seen);
  return seen;
}

/** Adds a file's syllables: those of long text once, all others as headlines. */
export function weigh(text: string, seen: Map<string, number>): void {
  const visible = text.replaceAll(UNSEEN_TEXT, "");
  const long = [...visible.matchAll(LONG_TEXT)].map(([match]) => match).join("");
  count(long, 1, seen);
  count(visible.replaceAll(LONG_TEXT, ""), HEADLINE_WEIGHT, seen);
}

function count(text: string, weight: number, seen: Map<string, number>) {
  for (const [syllable] of text.matchAll(HANGUL)) seen.set(syllable, (seen.get(syllable) ?? 0) + weight);
}

async function textFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json)$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
