import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { labelOf } from "@/contract/content/changes";
import { CONFIG_KINDS, type ContentKind, isConfigKind } from "@/contract/content/kinds";
import type { Draft, PreviewedDraft } from "@/contract/tenant/draft";
import type { DraftChoice } from "@/contract/tenant/draft-choice";
import { type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { partners } from "../db/schema/partners";
import { type ContentDraftRow, contentDrafts, publishes } from "../db/schema/publishes";
import { PartnerScope } from "../db/scope";
import { canonicalJson } from "../lib/canonical-json";
import { ApiError } from "../lib/errors";
import { sha256 } from "../lib/sha256";
import { findDraft } from "../tenancy/find-draft";
import { withPart } from "./config-stores";

/** What a preview of a partner shows, where its drafts are this choice of them; null for an unknown partner. */
export async function findPreview(
  db: Database,
  partnerId: string,
  choice: DraftChoice,
): Promise<Omit<Draft, "digest"> | null> {
  const base = await findBase(db, partnerId);
  if (!base) return null;
  const drafts = await listPreviewed(db, partnerId, choice);
  const last = drafts.at(-1);
  const isContentNewer = last && last.at > base.publishedAt;
  return {
    config: applyConfigDrafts(tenantSchema.parse(base.config), drafts),
    publishedAt: (isContentNewer ? last.at : base.publishedAt).toISOString(),
    publishedBy: isContentNewer ? last.staffName : base.publishedBy,
    contentDrafts: drafts.map(describe),
  };
}

/** Changes with everything that the preview shows; null for an unknown partner. */
export async function findPreviewDigest(
  db: Database,
  partnerId: string,
  choice: DraftChoice,
): Promise<string | null> {
  const base = await findBase(db, partnerId);
  if (!base) return null;
  const scope = new PartnerScope(db, partnerId);
  const { kind, thingId, revision, at } = contentDrafts;
  const drafts = await scope.pick(
    contentDrafts,
    { kind, thingId, revision, at },
    { where: isOf(choice), orderBy: [kind, thingId] },
  );
  const lastPublish = await scope.first(publishes, {
    where: eq(publishes.state, "published"),
    orderBy: [desc(publishes.id)],
  });
  const facts = drafts.map((draft) => [draft.kind, draft.thingId, draft.revision, draft.at.toISOString()]);
  return sha256(canonicalJson([base.digest, lastPublish?.id ?? 0, facts]));
}

/** Whether a preview shows anything that is not live. */
export async function hasDrafts(db: Database, partnerId: string): Promise<boolean> {
  if (await findDraft(db, partnerId)) return true;
  return (await new PartnerScope(db, partnerId).count(contentDrafts)) > 0;
}

/** The configuration under the drafts of it: those that do not fit it are left out. */
export async function previewedTenant(db: Database, live: Tenant, choice: DraftChoice): Promise<Tenant> {
  const draft = await findDraft(db, live.id);
  const drafts = await listPreviewed(db, live.id, choice, [...CONFIG_KINDS]);
  return applyConfigDrafts(draft ? tenantSchema.parse(draft.config) : live, drafts);
}

/** The oldest first. */
export const listPreviewed = (
  db: Database,
  partnerId: string,
  choice: DraftChoice,
  kinds?: ContentKind[],
): Promise<ContentDraftRow[]> =>
  new PartnerScope(db, partnerId).rows(contentDrafts, {
    where: and(isOf(choice), kinds && inArray(contentDrafts.kind, kinds)),
    orderBy: [asc(contentDrafts.at), contentDrafts.kind, contentDrafts.thingId],
  });

const isOf = (choice: DraftChoice) => (choice === "all" ? undefined : eq(contentDrafts.staffId, choice));

/** A tenant file that was published as a draft, else what is live. */
async function findBase(db: Database, partnerId: string) {
  const draft = await findDraft(db, partnerId);
  if (draft) return draft;
  const [live] = await db.select().from(partners).where(eq(partners.id, partnerId));
  return live ? { ...live, publishedBy: "" } : null;
}

function applyConfigDrafts(tenant: Tenant, drafts: ContentDraftRow[]): Tenant {
  let changed = tenant;
  for (const { kind, body } of drafts) {
    if (!isConfigKind(kind) || body === null) continue;
    try {
      // A draft's body was validated by its kind when it was saved.
      changed = withPart(changed, kind, body as Parameters<typeof withPart>[2]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return changed;
}

const describe = ({ kind, thingId, body, staffName, at }: ContentDraftRow): PreviewedDraft => ({
  ...{ kind, id: thingId, isRemoval: body === null, by: staffName },
  label: labelOf(body ?? {}),
  at: at.toISOString(),
});
