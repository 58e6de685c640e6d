// @ts-check
import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { sheetReader } from "./inline-styles.mjs";
import { isAnswer } from "./is-answer.mjs";
import { keepPage } from "./keep-page.mjs";
import { retrySoon } from "./retry-soon.mjs";
import { nonceOf } from "./script-policy.mjs";

/** @typedef {typeof imported} CacheClass */
/** @typedef {Parameters<InstanceType<CacheClass>["set"]>[1]} KeptValue */

// CommonJS: Node gives a module all of its exports, a bundler its default one.
const FileSystemCache = /** @type {CacheClass} */ (
  "default" in imported ? /** @type {{ default: CacheClass }} */ (imported).default : imported
);

/** Next's own page cache, which keeps each page in the form that paints first, and nothing of a server that is broken. */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<CacheClass>[0]} context */
  constructor(context) {
    super(context);
    const { fs, serverDistDir, _requestHeaders } = context;
    this.nonce = nonceOf(_requestHeaders);
    this.readSheet = readerOf(`${serverDistDir}/..`, (file) => fs.readFile(file, "utf8"));
  }

  /** @type {InstanceType<CacheClass>["set"]} */
  async set(key, data, context) {
    if (!isWorthKeeping(data)) return;
    await this.prepare(data, context);
    await super.set(key, data, context);
  }

  /**
   * Makes a value, in place, into what is kept: whoever waits for the page gets it in this form, too.
   * @param {KeptValue} data
   * @param {Parameters<InstanceType<CacheClass>["set"]>[2]} context
   */
  async prepare(data, context) {
    retrySoon(context);
    if (data?.kind === "APP_PAGE") await keepPage(data, this);
  }
}

/** False for what a server says that is broken. @param {KeptValue} data */
export const isWorthKeeping = (data) => data?.kind !== "FETCH" || isAnswer(data.data);

/** @type {Map<string, ReturnType<typeof sheetReader>>} */
const readers = new Map();

/**
 * Next makes a handler for each request; the sheets are read once for all of them.
 * @param {string} distDir @param {(file: string) => Promise<string>} readFile
 */
function readerOf(distDir, readFile) {
  const reader = readers.get(distDir) ?? sheetReader(readFile, distDir);
  readers.set(distDir, reader);
  return reader;
}
