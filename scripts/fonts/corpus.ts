import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const HANGUL = /[가-힣]/g;

/** Every Hangul syllable of the text files below the folders, with how often it stands there. */
export async function readCorpus(folders: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const folder of folders)
    for (const file of await textFiles(folder))
      for (const [syllable] of (await readFile(file, "utf8")).matchAll(HANGUL))
        counts.set(syllable, (counts.get(syllable) ?? 0) + 1);
  return counts;
}

async function textFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|json|md|html)$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
