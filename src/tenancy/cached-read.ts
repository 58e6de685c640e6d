import "server-only";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { FAILURE_MEMORY_MS, PAGE_RETRY_S, PAGE_REVALIDATE_S } from "@/config/tenancy";
import { createFailFast } from "@/lib/fail-fast";
import { EVEN_IF_STALE } from "@/page-cache/cache-entry";

interface CachedRead<Result> {
  /** What is read, and of which partner. */
  key: string[];
  tags: string[];
  read: () => Promise<Result>;
}

/** A page that fails is rendered once more, as the error's page. */
const failFast = createFailFast({ memoryMs: FAILURE_MEMORY_MS, now: Date.now });

/**
 * Data that pages are made from, cached for 300 s or until one of its tags is purged. Where the read fails then, the stale
 * value is returned: a purge loses nothing while the backend is away. Rejects where there is none. One page reads the same
 * thing once.
 */
export function cachedRead<Result>(asked: CachedRead<Result>): Promise<Result> {
  const reads = readsOfPage();
  const name = asked.key.join();
  const begun = (reads.get(name) as Promise<Result> | undefined) ?? readOrStale(asked);
  reads.set(name, begun);
  return begun;
}

const readsOfPage = cache(() => new Map<string, Promise<unknown>>());

async function readOrStale<Result>({ key, tags, read }: CachedRead<Result>): Promise<Result> {
  let failure: { error: unknown } | null = null;
  const readOnce = async () => {
    if (failure) throw failure.error;
    return failFast(key.join(), read).catch((error: unknown) => {
      failure = { error };
      throw error;
    });
  };
  const cached = (also: string[] = []) =>
    unstable_cache(readOnce, key, { tags: [...tags, ...also], revalidate: PAGE_REVALIDATE_S })();
  try {
    return await cached();
  } catch (error) {
    if (!failure) throw error;
    return await cached([EVEN_IF_STALE]);
  } finally {
    if (failure) await expirePageSoon();
  }
}

/** A page is cached no longer than the shortest-lived thing in it: this one, where it shows a stale value. */
const expirePageSoon = unstable_cache(async () => true, ["expire-page-soon"], { revalidate: PAGE_RETRY_S });
