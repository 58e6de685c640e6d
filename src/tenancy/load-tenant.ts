import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { tenantAnswerSchema } from "@/contract/tenant/directory";
import { partnerKey } from "@/contract/tenant/edge-config";
import { partnerIdSchema, type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import { cachedRead } from "./cached-read";
import { parseDraftSegment } from "./draft-segment";
import { markParts } from "./edit-mark";
import { loadDraftTenant } from "./load-draft";
import { askBackend, readEdgeConfig } from "./sources";

/** What was last read and found valid: an invalid or unreachable config never replaces it. */
const lastGood = new Map<string, Tenant>();

/**
 * The tenant of a rewritten path's first segment, live or draft; a 404 where there is none. Rejects where no source can
 * be reached.
 */
export const loadTenant = cache(async (segment: string): Promise<Tenant> => {
  const draft = parseDraftSegment(segment);
  if (!draft) return loadLiveTenant(segment);
  markParts();
  return (await loadDraftTenant(draft)) ?? notFound();
});

async function loadLiveTenant(partnerId: string): Promise<Tenant> {
  if (!partnerIdSchema.safeParse(partnerId).success) notFound();
  const tenant = await readTenant(partnerId).catch((error: unknown) => {
    const last = lastGood.get(partnerId);
    if (last) return last;
    throw error;
  });
  return tenant ?? notFound();
}

async function readTenant(partnerId: string): Promise<Tenant | null> {
  const raw = await cachedRead({
    key: ["tenant", partnerId],
    tags: [cacheTag(partnerId), cacheTag(partnerId, "tenant")],
    read: () => readSources(partnerId),
  });
  if (raw === null) return null;
  const tenant = tenantSchema.parse(raw);
  lastGood.set(partnerId, tenant);
  return tenant;
}

/**
 * The live tenant as the backend has it at this moment; null where there is none. Not for cached pages. Rejects after
 * limitMs.
 */
export async function loadPublishedTenant(partnerId: string, limitMs?: number): Promise<Tenant | null> {
  const answer = await askBackend(`/tenancy/partners/${encodeURIComponent(partnerId)}`, limitMs);
  return answer === null ? null : tenantAnswerSchema.parse(answer).row;
}

/** Only a valid tenant is cached, or that there is none. */
async function readSources(partnerId: string): Promise<Tenant | null> {
  const item = await readEdgeConfig(partnerKey(partnerId)).catch(() => undefined);
  const parsed = tenantSchema.safeParse(item);
  return parsed.success ? parsed.data : loadPublishedTenant(partnerId);
}
