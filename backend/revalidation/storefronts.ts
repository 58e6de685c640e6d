import { REVALIDATE_PATH } from "@/contract/tenant/cache-tags";
import type { Environment } from "../lib/environment";
import { type Storefront, sendTags, TAGS_A_REQUEST } from "./send-tags";

/** Every storefront that REVALIDATE_URL names. */
export function storefrontsOf({ REVALIDATE_URL, REVALIDATE_SECRET }: Environment): Storefront[] {
  return REVALIDATE_URL.map((address) => ({
    url: new URL(REVALIDATE_PATH, address).href,
    // The environment has no address without a secret.
    secret: REVALIDATE_SECRET ?? "",
  }));
}

/** As the record of purges and messages name it. */
export const originOf = ({ url }: Storefront): string => new URL(url).origin;

interface MissedStorefront {
  /** Its origin. */
  storefront: string;
  reason: string;
}

/** Tells each storefront and waits for it; answers which could not be told, and why. */
export async function tellStorefronts(
  storefronts: Storefront[],
  tags: string[],
): Promise<MissedStorefront[]> {
  const failures = await Promise.all(storefronts.map((storefront) => tell(storefront, tags)));
  return failures.flat();
}

async function tell(storefront: Storefront, tags: string[]): Promise<MissedStorefront[]> {
  try {
    for (let at = 0; at < tags.length; at += TAGS_A_REQUEST)
      await sendTags(storefront, { tags: tags.slice(at, at + TAGS_A_REQUEST) });
    return [];
  } catch (error) {
    return [{ storefront: originOf(storefront), reason: reasonOf(error) }];
  }
}

/** fetch itself only says that it failed; its cause says why. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error) return "code" in cause && cause.code ? String(cause.code) : cause.message;
  return error.message;
}
