import { LRUCache } from "lru-cache";
import {
  type CacheContext,
  type CacheEntry,
  type CacheValue,
  createEntry,
  EVEN_IF_STALE,
  isCacheable,
  pathOf,
  sizeOf,
} from "./cache-entry.ts";
import { shareCachedPages } from "./cached-pages.ts";
import { withScriptHashes } from "./script-hashes.ts";

/** A third of the heap that a storefront is given. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** Older than any `revalidate` of ours and below `expireTime`: Next serves the entry, and makes it again behind. */
const STALE_AGE_MS = 400_000;

/** The process's, as the connection is; a handler is a request's. */
const memory = new LRUCache<string, CacheEntry>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf });
const staleSince = new Map<string, number>();
/** Purged pages that were left to Next to make, and the time of that purge: the next request gets the stale page. */
const triedFor = new WeakMap<CacheEntry, number>();

/** A build shares nothing, and the middleware, which bundles this file as well, has no sockets. */
const redis =
  process.env.NEXT_RUNTIME !== "edge" &&
  process.env.REDIS_URL &&
  process.env.NEXT_PHASE !== "phase-production-build"
    ? import("./redis-cache.ts").then(({ openRedisCache }) =>
        openRedisCache(process.env.REDIS_URL ?? "", markStale),
      )
    : null;

shareCachedPages(async (tags) => {
  const own = [...memory.entries()].flatMap(([key, entry]) =>
    entry.value.kind === "APP_PAGE" && entry.tags.some((tag) => tags.includes(tag)) ? [key] : [],
  );
  const keys = [...own, ...((await (await redis)?.findPages(tags)) ?? [])];
  return [...new Set(keys.map(pathOf))];
});

/**
 * Next's page and data cache (`cacheHandler`): memory, and behind it Redis, which processes of one build share. A page
 * whose tag was revalidated is rendered again for the very next visitor, from what was read before where the backend is away
 * (`cached-read.ts`); one that is only old is served while it is rendered again.
 */
export default class CacheHandler {
  /** Next makes a handler for each request: what it stores was begun after this. */
  readonly #begunAt = Date.now();

  async get(key: string, context: CacheContext): Promise<CacheEntry | null> {
    const entry = await findEntry(key, context);
    if (!entry || isNew(entry, context)) return entry;
    return isWantedStale(entry, context) ? { ...entry, lastModified: Date.now() - STALE_AGE_MS } : null;
  }

  async set(key: string, value: CacheValue | null, context: CacheContext): Promise<void> {
    if (value?.kind === "APP_PAGE") await withScriptHashes(value);
    if (!value || !isCacheable(value)) {
      // What was taken away, or is refused now. Of a read that fails nothing is stored: the last good value stays.
      memory.delete(key);
      return (await redis)?.remove(key);
    }
    const made = createEntry(value, context, Date.now());
    // What was read before a write must not pass for new because it is stored after it.
    const entry =
      purgedAtOf(made, context) >= this.#begunAt ? { ...made, lastModified: this.#begunAt } : made;
    // Nor replace what was made after that write.
    if ((memory.get(key)?.lastModified ?? 0) > entry.lastModified) return;
    memory.set(key, entry);
    await (await redis)?.write(key, entry);
  }

  async revalidateTag(given: string | string[]): Promise<void> {
    const tags = [given].flat();
    const now = Date.now();
    for (const tag of tags) markStale(tag, now);
    await (await redis)?.tellStale(tags);
  }

  resetRequestCache(): void {}
}

/** Of this process's and the shared one the newer. */
async function findEntry(key: string, context: CacheContext): Promise<CacheEntry | null> {
  const own = memory.get(key) ?? null;
  if (own && isNew(own, context)) return own;
  const shared = (await (await redis)?.read(key)) ?? null;
  if (!shared || shared.lastModified <= (own?.lastModified ?? 0)) return own;
  memory.set(key, shared);
  return shared;
}

/** Whether Next gets an old or purged entry; otherwise it makes the page, or reads the value, for this visitor. */
function isWantedStale(entry: CacheEntry, context: CacheContext): boolean {
  // With one Next would draw a page that is not cached, and read the value again behind.
  if (entry.value.kind === "FETCH") return context.tags?.includes(EVEN_IF_STALE) ?? false;
  const purgedAt = purgedAtOf(entry, context);
  if (purgedAt < entry.lastModified || triedFor.get(entry) === purgedAt) return true;
  // Where making it fails, nothing is stored: the next visitor has it as it was.
  triedFor.set(entry, purgedAt);
  return false;
}

function markStale(tag: string, at: number): void {
  staleSince.set(tag, Math.max(at, staleSince.get(tag) ?? 0));
}

function isNew(entry: CacheEntry, context: CacheContext): boolean {
  const { lastModified, revalidate } = entry;
  if (revalidate !== false && Date.now() - lastModified > revalidate * 1000) return false;
  return purgedAtOf(entry, context) < lastModified;
}

/** When one of its tags was purged last, in milliseconds since 1970; before everything if none ever was. */
function purgedAtOf({ tags }: Pick<CacheEntry, "tags">, context: CacheContext): number {
  const all = [...tags, ...(context.tags ?? []), ...(context.softTags ?? [])];
  return Math.max(
    Number.NEGATIVE_INFINITY,
    ...all.map((tag) => staleSince.get(tag) ?? Number.NEGATIVE_INFINITY),
  );
}
