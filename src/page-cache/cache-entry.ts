/** What Next hands a cache handler, by the fields that this one reads: a page, a route's file or a value of `unstable_cache`. */
export interface CacheValue {
  kind: string;
  status?: number;
  html?: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  body?: Buffer;
  headers?: Record<string, string | string[] | number | undefined>;
  /** Of `unstable_cache`: `body` is its value as JSON. */
  data?: { body: string };
  /** Seconds, of `unstable_cache`; a page's is in its context. */
  revalidate?: number | false;
}

export interface CacheContext {
  kind?: string;
  tags?: string[];
  softTags?: string[];
  cacheControl?: { revalidate: number | false; expire?: number };
}

export interface CacheEntry {
  value: CacheValue;
  /** Milliseconds since 1970. */
  lastModified: number;
  tags: string[];
  /** Seconds. */
  revalidate: number | false;
  cacheControl?: CacheContext["cacheControl"];
}

/** Where Next names a page's tags. Its documents do not say so: e2e/cluster holds it. */
const TAGS_HEADER = "x-next-cache-tags";
/** What Next gives a page that it could not make again. */
const NEXT_RETRY_S = 30;
/** Ten seconds after an outage every page is fresh. */
const RETRY_S = 5;

export function createEntry(value: CacheValue, context: CacheContext, now: number): CacheEntry {
  const { cacheControl, tags = String(value.headers?.[TAGS_HEADER] ?? "").split(",") } = context;
  const revalidate = cacheControl?.revalidate ?? value.revalidate ?? false;
  return {
    value,
    lastModified: now,
    tags: tags.filter((tag) => tag !== ""),
    revalidate: revalidate === NEXT_RETRY_S ? RETRY_S : revalidate,
    cacheControl,
  };
}

/** In the place of a tag: a value of `unstable_cache` is wanted however old it is, as it cannot be read at the moment. */
export const EVEN_IF_STALE = "even-if-stale";

/** Marks a cached refusal (`server-api.ts`). */
export const REFUSAL = "refusal";
const REFUSAL_BODY = `{"${REFUSAL}":`;

/** Whether a value is worth a place: what does not exist is not, for addresses can be invented without end. */
export const isCacheable = ({ status, data }: CacheValue): boolean =>
  status !== 404 && !data?.body.startsWith(REFUSAL_BODY);

/** A page's path of the app in its key, which is `/route-cache/APP_PAGE/<build>/$/<partner id>/…`. */
export const pathOf = (key: string): string => key.replace(/^\/route-cache\/[^$]*\$/, "");

/** About the bytes that it takes in memory: a character of a Korean page takes two. */
export function sizeOf({ value: { html = "", rscData, segmentData, body, data } }: CacheEntry): number {
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  const others = (rscData?.length ?? 0) + segments + (body?.length ?? 0);
  return 2 * (html.length + (data?.body.length ?? 0)) + others + 500;
}
