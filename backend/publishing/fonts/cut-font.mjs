// @ts-check
/**
 * Cuts a font to some characters: `{ source, characters }` on stdin, WOFF2 on stdout. A process of its own, as the
 * cutter is WebAssembly: it would block the backend for half a second and keep 100 MB until the backend ends.
 */
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import subsetFont from "subset-font";

const { source, characters } = JSON.parse(await text(process.stdin));
const font = await subsetFont(await readFile(source), characters, {
  targetFormat: "woff2",
  keepFeatures: ["tnum"],
  noHinting: true,
});
process.stdout.write(font);
