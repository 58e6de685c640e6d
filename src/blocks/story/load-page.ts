import { orNull } from "@/api/or-not-found";
import { cachedCall } from "@/api/server-api";
import type { PAGE_KEYS, Page } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";

/** A page that the partner has told in blocks, or null where it has not. */
export async function loadPage(tenant: Tenant, key: (typeof PAGE_KEYS)[number]): Promise<Page | null> {
  const answer = await orNull(cachedCall(tenant, "introduction", "GET /page", { query: { key } }));
  return answer && answer.row.blocks.length > 0 ? answer.row : null;
}
