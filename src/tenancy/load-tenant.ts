import "server-only";
import { unstable_cache } from "next/cache";
import { notFound } from "next/navigation";
import { cache } from "react";
import { PAGE_REVALIDATE_S } from "@/config/tenancy";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { partnerKey } from "@/contract/tenant/edge-config";
import { partnerIdSchema, type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import { askBackend, readEdgeConfig } from "./sources";

/** What was last read and found valid: an invalid or unreachable config never replaces it. */
const lastGood = new Map<string, Tenant>();

/** The tenant of a rewritten path's first segment; a 404 where there is none. Rejects where no source can be reached. */
export const loadTenant = cache(async (partnerId: string): Promise<Tenant> => {
  if (!partnerIdSchema.safeParse(partnerId).success) notFound();
  const tenant = await readTenant(partnerId).catch((error: unknown) => {
    const kept = lastGood.get(partnerId);
    if (kept) return kept;
    throw error;
  });
  return tenant ?? notFound();
});

async function readTenant(partnerId: string): Promise<Tenant | null> {
  const readCached = unstable_cache(() => readRaw(partnerId), ["tenant", partnerId], {
    tags: [cacheTag(partnerId), cacheTag(partnerId, "tenant")],
    revalidate: PAGE_REVALIDATE_S,
  });
  const raw = await readCached();
  if (raw === null) return null;
  const tenant = tenantSchema.parse(raw);
  lastGood.set(partnerId, tenant);
  return tenant;
}

async function readRaw(partnerId: string): Promise<unknown> {
  const item = await readEdgeConfig(partnerKey(partnerId)).catch(() => undefined);
  if (item !== undefined) return item;
  const answer = await askBackend(`/tenancy/partners/${encodeURIComponent(partnerId)}`);
  return (answer as { row?: unknown } | null)?.row ?? null;
}
