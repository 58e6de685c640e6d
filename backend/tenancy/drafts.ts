import { eq } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import { partnerDrafts } from "../db/schema/partner-drafts";
import { partners } from "../db/schema/partners";
import { NO_PROOF } from "./domain-rules";
import { findDraftDigest } from "./find-draft";
import {
  orRefused,
  type PublishOutcome,
  type PublishPlace,
  refuseTaken,
  seedOnce,
  storeOrRefuse,
} from "./publish";
import { findTakenHosts } from "./store-tenant";
import { listTenantIds, readTenant } from "./tenant-files";
import { digestOf } from "./versions";

interface DraftRequest {
  /** Without any, every tenant of the folder. */
  ids?: string[];
  /** Who asked for it. */
  by: string;
}

/**
 * Makes tenant files what their previews show. The live configuration stays as it is; a partner that has none yet is
 * taken on as one that prepares: its domain shows /ready, and its content is there to be looked at.
 */
export async function publishDrafts(place: PublishPlace, request: DraftRequest): Promise<PublishOutcome[]> {
  const outcomes: PublishOutcome[] = [];
  for (const id of request.ids ?? (await listTenantIds(place.folder)))
    outcomes.push(await publishDraft(place, id, request.by));
  return outcomes;
}

const publishDraft = (place: PublishPlace, id: string, by: string) =>
  orRefused(id, async (outcome) => {
    const { db, folder, rules = NO_PROOF } = place;
    const tenant = await readTenant(folder, id);
    refuseTaken(folder, tenant, await findTakenHosts(db, tenant, rules));
    if (!(await isTakenOn(place, id))) {
      const { isChanged: _, ...stored } = await storeOrRefuse(
        place,
        { ...tenant, deployStatus: "preparing" },
        { by },
      );
      Object.assign(outcome, stored);
      outcome.isSeeded = await seedOnce(place, id);
    }
    outcome.status = (await storeDraft(place, tenant, by)) ? "published" : "unchanged";
    return outcome;
  });

async function isTakenOn({ db }: PublishPlace, id: string): Promise<boolean> {
  const rows = await db.select({ id: partners.id }).from(partners).where(eq(partners.id, id));
  return rows.length > 0;
}

/** Answers whether anything changed. */
async function storeDraft({ db, now }: PublishPlace, tenant: Tenant, by: string): Promise<boolean> {
  const digest = digestOf(tenant);
  if ((await findDraftDigest(db, tenant.id)) === digest) return false;
  const row = { config: tenant, digest, publishedAt: now, publishedBy: by };
  await db
    .insert(partnerDrafts)
    .values({ partnerId: tenant.id, ...row })
    .onConflictDoUpdate({ target: partnerDrafts.partnerId, set: row });
  return true;
}
