import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { haneulDocuments, lumiereDocuments } from "./documents.mjs";
import { haneulPosters } from "./haneul.mjs";
import { lumierePosters, lumiereStills } from "./lumiere.mjs";

export const posters = { lumiere: [...lumierePosters, ...lumiereStills], haneul: haneulPosters, onyu: [] };
export const documents = { lumiere: lumiereDocuments, haneul: haneulDocuments, onyu: [] };

/** A picture of a clinic as a data: address, from the first folder that has it. */
export function readPicture(folders, name) {
  const file = folders.map((folder) => path.join(folder, `${name}.webp`)).find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`There is no picture ${name} yet: draw the stories first.`);
  return `data:image/webp;base64,${readFileSync(file).toString("base64")}`;
}
