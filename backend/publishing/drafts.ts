import { eq } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import { partnerDrafts } from "../db/schema/partner-drafts";
import { partners } from "../db/schema/partners";
import { NO_PROOF } from "../tenancy/domain-rules";
import { findDraftDigest } from "../tenancy/find-draft";
import { findTakenHosts } from "../tenancy/store-tenant";
import { listTenantIds, readTenant } from "../tenancy/tenant-files";
import { digestOf } from "../tenancy/versions";
import {
  orRefused,
  type PublishContext,
  type PublishOutcome,
  refuseTaken,
  seedOnce,
  storeOrRefuse,
} from "./publish";

interface DraftRequest {
  /** By default every tenant of the folder. */
  ids?: string[];
  /** The author. */
  by: string;
}

/**
 * Publishes tenant files as drafts for their previews. The live configuration stays; a new partner is created as
 * `preparing`: its domain shows /ready, and its content can be previewed.
 */
export async function publishDrafts(
  context: PublishContext,
  request: DraftRequest,
): Promise<PublishOutcome[]> {
  const outcomes: PublishOutcome[] = [];
  for (const id of request.ids ?? (await listTenantIds(context.folder)))
    outcomes.push(await publishDraft(context, id, request.by));
  return outcomes;
}

const publishDraft = (context: PublishContext, id: string, by: string) =>
  orRefused(id, async (outcome) => {
    const { db, folder, rules = NO_PROOF } = context;
    const tenant = await readTenant(folder, id);
    refuseTaken(folder, tenant, await findTakenHosts(db, tenant, rules));
    if (!(await exists(context, id))) {
      const { isChanged: _, ...stored } = await storeOrRefuse(
        context,
        { ...tenant, deployStatus: "preparing" },
        { by },
      );
      Object.assign(outcome, stored);
      outcome.isSeeded = await seedOnce(context, id);
    }
    outcome.status = (await storeDraft(context, tenant, by)) ? "published" : "unchanged";
    return outcome;
  });

async function exists({ db }: PublishContext, id: string): Promise<boolean> {
  const rows = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, id));
  return rows.length > 0;
}

/** Returns whether anything changed. */
async function storeDraft({ db, now }: PublishContext, tenant: Tenant, by: string): Promise<boolean> {
  const digest = digestOf(tenant);
  if ((await findDraftDigest(db, tenant.id)) === digest) return false;
  const row = { config: tenant, digest, publishedAt: now, publishedBy: by };
  await db
    .insert(partnerDrafts)
    .values({ partnerId: tenant.id, ...row })
    .onConflictDoUpdate({ target: partnerDrafts.partnerId, set: row });
  return true;
}
