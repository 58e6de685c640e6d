// @ts-check
import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;
/** Below it, headers outweigh what is saved. */
const SMALLEST_BYTES = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The endings of what stands beside a file. */
export const ENDINGS = /** @type {const} */ ({ br: ".br", gzip: ".gz" });

/**
 * Lays beside each file of a build what it is as brotli and as gzip, each as small as can be; answers how many files.
 * @param {string} folder
 * @returns {Promise<number>}
 */
export async function compressBuild(folder) {
  const files = (await filesIn(folder)).filter((file) => COMPRESSIBLE.test(file));
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(path.join(folder, file));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return files.length;
}

/** @param {string} file */
async function compressFile(file) {
  const body = await readFile(file);
  if (body.length < SMALLEST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(file + ENDINGS.br, await asBrotli(body, { params }));
  await writeFile(file + ENDINGS.gzip, await asGzip(body, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * The files below a folder, as its addresses name them; none where there is no folder.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}
