import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Theme } from "@/contract/tenant/theme";

type Weight = 400 | 500 | 700;

export interface Face {
  name: string;
  data: Buffer;
  weight: Weight;
  style: "normal";
}

const folder = path.join(process.cwd(), "src", "styles", "fonts", "share");
/** Written out, one by one: the build takes along the files that it finds named. */
const FILES = {
  medium: () => readFile(path.join(folder, "pretendard-medium.woff")),
  bold: () => readFile(path.join(folder, "pretendard-bold.woff")),
  serif: () => readFile(path.join(folder, "nanum-myeongjo.woff")),
};

const kept = new Map<keyof typeof FILES, Promise<Face>>();

/** The faces of a house's pictures: text, and its display face, which is called Display. */
export async function loadDrawingFonts({ type }: Theme): Promise<Face[]> {
  const text = loadFace("medium", "Text", 500);
  if (type.display === "serif") return [await text, await loadFace("serif", "Display", 400)];
  return [await text, await loadFace("bold", "Text", 700)];
}

function loadFace(file: keyof typeof FILES, name: string, weight: Weight): Promise<Face> {
  const face =
    kept.get(file) ?? FILES[file]().then((data): Face => ({ name, data, weight, style: "normal" }));
  kept.set(file, face);
  return face;
}
