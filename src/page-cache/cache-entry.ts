/** What Next hands a cache handler, by the fields that this one reads: a page, a route's file or a fetched response. */
export interface CacheValue {
  kind: string;
  status?: number;
  html?: string;
  rscData?: Buffer;
  segmentData?: Map<string, Buffer>;
  body?: Buffer;
  headers?: Record<string, string | string[] | number | undefined>;
  /** Of a fetch. `body` is base64; a value of `unstable_cache` has no headers. */
  data?: FetchedData;
  /** Seconds, of a fetch; a page's is in its context. */
  revalidate?: number | false;
}

interface FetchedData {
  headers: Record<string, string>;
  body: string;
  status?: number;
  url?: string;
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
    value: value.data ? { ...value, data: withoutRest(value.data) } : value,
    lastModified: now,
    tags: tags.filter((tag) => tag !== ""),
    revalidate: revalidate === NEXT_RETRY_S ? RETRY_S : revalidate,
    cacheControl,
  };
}

/** A response's address, date, request id and the like would only be bytes: thousands of responses are small. */
const withoutRest = ({ headers: { "content-type": type }, body, status }: FetchedData): FetchedData => ({
  headers: type ? { "content-type": type } : {},
  body,
  status,
  url: "",
});

/**
 * Whether a value is worth a place: what does not exist is not (addresses can be invented without end), nor what a broken
 * server sent with a 200. The backend's responses are JSON throughout.
 */
export function isCacheable({ kind, status, data }: CacheValue): boolean {
  if (kind !== "FETCH") return status !== 404;
  if (data?.status === 404) return false;
  if (!data || Object.keys(data.headers).length === 0) return true;
  try {
    JSON.parse(Buffer.from(data.body, "base64").toString("utf8"));
    return true;
  } catch {
    return false;
  }
}

/** A page's path of the app in its key, which is `/route-cache/APP_PAGE/<build>/$/<partner id>/…`. */
export const pathOf = (key: string): string => key.replace(/^\/route-cache\/[^$]*\$/, "");

/** About the bytes that it takes in memory: a character of a Korean page takes two. */
export function sizeOf({ value: { html = "", rscData, segmentData, body, data } }: CacheEntry): number {
  const segments = [...(segmentData?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);
  const others = (rscData?.length ?? 0) + segments + (body?.length ?? 0);
  return 2 * (html.length + (data?.body.length ?? 0)) + others + 500;
}
