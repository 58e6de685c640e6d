import "server-only";
import { unstable_cache } from "next/cache";
import { PAGE_RETRY_S, PAGE_REVALIDATE_S } from "@/config/tenancy";

interface Question<Answer> {
  /** Names what is asked, and whose it is. */
  name: string[];
  tags: string[];
  ask: () => Promise<Answer>;
}

/**
 * An answer that pages are made from, for 300 s or until one of its tags is purged. Where the source fails then, the
 * answer before it: a purge loses nothing while the backend is away. Rejects where there is none.
 */
export async function keepAnswer<Answer>({ name, tags, ask }: Question<Answer>): Promise<Answer> {
  let hasFailed = false;
  const read = () =>
    ask().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  const readCached = unstable_cache(read, name, { tags, revalidate: PAGE_REVALIDATE_S });
  return readCached().finally(() => hasFailed && makeAnewSoon());
}

/** A page lives no longer than the shortest-lived thing in it: this one, where it shows what may be old. */
const makeAnewSoon = unstable_cache(async () => true, ["make-anew-soon"], { revalidate: PAGE_RETRY_S });
