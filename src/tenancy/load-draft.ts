import "server-only";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { type Draft, draftAnswerSchema } from "@/contract/tenant/draft";
import type { DraftChoice } from "@/contract/tenant/draft-choice";
import type { Tenant } from "@/contract/tenant/tenant";
import { cachedRead } from "./cached-read";
import { type DraftName, draftSegment } from "./draft-segment";
import { asDraft } from "./draft-tenant";
import { askBackendInPrivate } from "./sources";

/** What a partner's preview shows now, where its drafts are this choice of them; null for an unknown partner. */
export async function loadDraft(partnerId: string, choice: DraftChoice): Promise<Draft | null> {
  const answer = await askBackendInPrivate(
    `/tenancy/drafts/${encodeURIComponent(partnerId)}?drafts=${choice}`,
  );
  return answer === null ? null : draftAnswerSchema.parse(answer).row;
}

/** The tenant of a preview's pages, cached under its digest: another draft is another tenant. */
export async function loadDraftTenant(name: DraftName): Promise<Tenant | null> {
  const { partnerId, choice } = name;
  const draft = await cachedRead({
    key: ["draft", draftSegment(name)],
    tags: [cacheTag(partnerId), cacheTag(partnerId, "tenant")],
    read: () => loadDraft(partnerId, choice),
  });
  return draft && asDraft(draft.config, name);
}
