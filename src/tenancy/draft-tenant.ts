import type { Tenant } from "@/contract/tenant/tenant";
import { type DraftName, draftSegment } from "./draft-segment";

interface DraftTenant extends Tenant {
  draft: DraftName;
}

/** Marks a tenant as a draft: a preview's pages are made of it. */
export const asDraft = (tenant: Tenant, draft: DraftName): DraftTenant => ({ ...tenant, draft });

/** What marks a tenant as a draft; null for a live one. */
export const draftOf = (tenant: Tenant): DraftName | null =>
  "draft" in tenant ? (tenant as DraftTenant).draft : null;

/** What the paths of a tenant's pages begin with, where they are made. */
export function pageSegmentOf(tenant: Tenant): string {
  const draft = draftOf(tenant);
  return draft ? draftSegment(draft) : tenant.id;
}
