import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Lays the compressed forms beside each script and style sheet, where the backend finds them. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    writeBundle({ dir = "" }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
        const body = readFileSync(join(dir, file));
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(body));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
      }
    },
  };
}
