// @ts-check
import imported from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { paintFirst } from "./paint-first.mjs";

/** @typedef {typeof imported} CacheClass */

// CommonJS: Node gives a module all of its exports, a bundler its default one.
const FileSystemCache = /** @type {CacheClass} */ (
  "default" in imported ? /** @type {{ default: CacheClass }} */ (imported).default : imported
);

/** Next's own page cache, which keeps each page in the form that paints first. */
export default class PageCache extends FileSystemCache {
  /** @type {InstanceType<CacheClass>["set"]} */
  set(key, data, context) {
    const isPage = data?.kind === "APP_PAGE";
    return super.set(key, isPage ? { ...data, html: paintFirst(data.html) } : data, context);
  }
}
