import "server-only";
import { unstable_cache } from "next/cache";
import { PAGE_RETRY_S, PAGE_REVALIDATE_S } from "@/config/tenancy";

interface CachedRead<Result> {
  /** What is read, and of which partner. */
  key: string[];
  tags: string[];
  read: () => Promise<Result>;
}

/**
 * Data that pages are made from, cached for 300 s or until one of its tags is purged. Where the read fails then, the stale
 * value is returned: a purge loses nothing while the backend is away. Rejects where there is none.
 */
export async function cachedRead<Result>({ key, tags, read }: CachedRead<Result>): Promise<Result> {
  let hasFailed = false;
  const readNow = () =>
    read().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  const readCached = unstable_cache(readNow, key, { tags, revalidate: PAGE_REVALIDATE_S });
  return readCached().finally(() => hasFailed && expirePageSoon());
}

/** A page is cached no longer than the shortest-lived thing in it: this one, where it shows a stale value. */
const expirePageSoon = unstable_cache(async () => true, ["expire-page-soon"], { revalidate: PAGE_RETRY_S });
