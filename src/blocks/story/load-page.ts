import { hasStatus } from "@/api/api-error";
import { cachedCall } from "@/api/server-api";
import type { PAGE_KEYS, Page } from "@/contract/api/stories";
import type { Tenant } from "@/contract/tenant/tenant";

/** A page that the partner has told in blocks, or null where it has not. */
export async function loadPage(tenant: Tenant, key: (typeof PAGE_KEYS)[number]): Promise<Page | null> {
  try {
    const { row } = await cachedCall(tenant, "introduction", "GET /page", { query: { key } });
    return row.blocks.length > 0 ? row : null;
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
