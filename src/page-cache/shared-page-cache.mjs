// @ts-check
import { readFileSync } from "node:fs";
import { LRUCache } from "lru-cache";
import manifest from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import PageCache, { isWorthKeeping } from "./page-cache.mjs";
import { linkRedis } from "./redis-link.mjs";
import { sharePages } from "./shared-pages.mjs";
import { shareTags } from "./shared-tags.mjs";

/** A third of the heap that a storefront is given. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** A page that is being made anew is asked for again and again meanwhile; Redis is not. */
const ASK_AGAIN_MS = 500;
const TAGS_HEADER = "x-next-cache-tags";

/** @typedef {import("./shared-pages.mjs").Entry} Entry */
/** @typedef {InstanceType<import("./page-cache.mjs").CacheClass>} NextCache */

/**
 * The page cache of storefronts side by side: in memory, and behind it in Redis (REDIS_URL), where every process of the
 * same build finds what another has made. Without Redis the memory still serves, and what is not in it is made.
 */
export default class SharedPageCache extends PageCache {
  /** @param {ConstructorParameters<typeof PageCache>[0]} context */
  constructor(context) {
    // What the build made is read from its files; nothing is added to them.
    super({ ...context, flushToDisk: false, maxMemoryCacheSize: 0 });
    shared ??= open(context.serverDistDir);
    this.shared = shared;
  }

  /** @type {NextCache["get"]} */
  async get(key, context) {
    const { memory, askedAt, pages, tags } = this.shared;
    const own = memory.get(key);
    const now = Date.now();
    if (own && (isFresh(own, context, now) || now - (askedAt.get(own) ?? 0) < ASK_AGAIN_MS)) return own;
    if (own) askedAt.set(own, now);
    const isKnown = await tags.known().then(
      () => true,
      () => false,
    );
    // Without knowing what was made stale, an old page could not be told from a new one.
    const others = isKnown ? await pages.read(key) : null;
    if (!others || (own && (own.lastModified ?? 0) >= (others.lastModified ?? 0)))
      return own ?? super.get(key, context);
    memory.set(key, others);
    return others;
  }

  /** @type {NextCache["set"]} */
  async set(key, data, context) {
    if (!isWorthKeeping(data)) return;
    await this.prepare(data, context);
    const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
    const entry = { value: data, lastModified: Date.now(), cacheControl };
    this.shared.memory.set(key, entry);
    await this.shared.pages.write(key, entry);
  }

  /** @type {NextCache["revalidateTag"]} */
  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations);
    await this.shared.tags.tell([tags].flat());
  }
}

/** Next makes a handler for each request; there is one memory and one connection for all of them. */
/** @type {ReturnType<typeof open> | undefined} */
let shared;

/** @param {string} serverDistDir */
function open(serverDistDir) {
  const redis = linkRedis(process.env.REDIS_URL ?? "");
  // Another build's pages name scripts that this one has not.
  const prefix = `storefront:${readFileSync(`${serverDistDir}/../BUILD_ID`, "utf8")}:`;
  /** @type {LRUCache<string, Entry>} */
  const memory = new LRUCache({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf });
  /** @type {WeakMap<Entry, number>} */
  const askedAt = new WeakMap();
  return {
    memory,
    askedAt,
    pages: sharePages(redis, `${prefix}page:`),
    tags: shareTags(redis, `${prefix}tags`),
  };
}

/**
 * @param {Entry} entry
 * @param {Parameters<NextCache["get"]>[1]} context
 * @param {number} now
 */
function isFresh({ value, lastModified = 0, cacheControl }, context, now) {
  const isFetch = context.kind === "FETCH";
  const revalidate = isFetch ? context.revalidate : cacheControl?.revalidate;
  if (typeof revalidate === "number" && now - lastModified > revalidate * 1000) return false;
  const header = value && "headers" in value ? value.headers?.[TAGS_HEADER] : undefined;
  const tags = isFetch
    ? [...(context.tags ?? []), ...(context.softTags ?? [])]
    : String(header ?? "").split(",");
  return !manifest.areTagsStale(tags, lastModified) && !manifest.areTagsExpired(tags, lastModified);
}

/** About as many bytes as it takes: a letter of a Korean page takes two. @param {Entry} entry */
function sizeOf({ value }) {
  if (!value) return 100;
  if (value.kind === "FETCH") return 2 * value.data.body.length + 500;
  if (value.kind === "APP_ROUTE") return value.body.length + 500;
  if (value.kind !== "APP_PAGE") return JSON.stringify(value).length;
  const segments = [...(value.segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  return 2 * value.html.length + (value.rscData?.length ?? 0) + segments + 500;
}
