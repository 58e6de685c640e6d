import type { ContentBody } from "@/contract/content/bodies";
import { type ContentKind, SINGLE_ID } from "@/contract/content/kinds";
import { mayWriteDraft } from "@/contract/content/rights";
import type { BulkChange, BulkRow } from "@/contract/studio/platform";
import type { StaffActor } from "@/contract/studio/roles";
import { draftChanged, findDraft, saveDrafts } from "../content/drafts";
import type { Site } from "../content/site";
import { type AnyBody, parseBody, storeOf } from "../content/stores";
import { isSameBody, readLive, type ThingName } from "../content/versions";
import { ApiError } from "../lib/errors";

type Outcome = Omit<BulkRow, "clinic" | "name">;

/** What a change makes of the body of the thing that it changes, in words before and after. */
interface Wanted {
  body: AnyBody;
  before: string | null;
  after: string | null;
}

/** One change as a draft of one clinic; a trial writes nothing. */
export async function applyBulkChange(
  site: Site,
  actor: StaffActor,
  change: BulkChange,
  { isTrial }: { isTrial: boolean },
): Promise<Outcome> {
  try {
    const thing = await findThing(site, change);
    if (!mayWriteDraft(actor, thing.kind, thing.id)) throw refused("이 병원에서 고칠 권한이 없습니다.");
    const draft = await findDraft(site, thing);
    if (draft && (draft.staffId !== site.actor.id || draft.publishId !== null || draft.body === null))
      return { outcome: "held", before: null, after: null, why: draftChanged(draft).translatedMessage };
    const current = draft?.body ?? (await readLive(site, thing)) ?? {};
    const { body, before, after } = changed(current, change);
    const complete = parseBody(thing.kind, body);
    if (isSameBody(complete, current)) return { outcome: "same", before, after, why: null };
    if (!isTrial) await saveDrafts(site, [{ ...thing, seen: draft?.revision ?? 0, body: complete }]);
    return { outcome: "drafted", before, after, why: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { outcome: "refused", before: null, after: null, why: error.translatedMessage };
  }
}

const refused = (why: string) => new ApiError(422, "bulk.refused", why);

const KINDS: Record<BulkChange["type"], ContentKind> = {
  term: "term",
  footer: "layout",
  feature: "homepageConfig",
};

async function findThing(site: Site, change: BulkChange): Promise<ThingName> {
  const kind = KINDS[change.type];
  if (change.type !== "term") return { kind, id: SINGLE_ID };
  const terms = await storeOf("term").read(site);
  const found = terms.find(({ body }) => body.slug === change.slug);
  if (!found) throw refused(`이 병원에는 ${change.slug} 약관이 없습니다.`);
  return { kind, id: found.id };
}

/** Stored bodies keep the contract of their kind. */
function changed(current: AnyBody, change: BulkChange): Wanted {
  if (change.type === "term") return withVersion(current as ContentBody<"term">, change);
  if (change.type === "footer") return withCaution(current as ContentBody<"layout">, change.caution);
  const config = current as ContentBody<"homepageConfig">;
  const words = (isOn: boolean) => (isOn ? "켜짐" : "꺼짐");
  return {
    body: { ...config, [change.name]: change.isOn },
    before: words(config[change.name]),
    after: words(change.isOn),
  };
}

function withVersion(term: ContentBody<"term">, change: Extract<BulkChange, { type: "term" }>): Wanted {
  const { version, effectiveAt, contentHtml } = change;
  const others = term.versions.filter((each) => each.version !== version);
  const known = term.versions.find((each) => each.version === version);
  const last = others.reduce<(typeof others)[number] | undefined>(
    (latest, each) => (!latest || each.effectiveAt > latest.effectiveAt ? each : latest),
    undefined,
  );
  const added = { version, effectiveAt, contentHtml, translations: known?.translations ?? {} };
  return {
    body: { ...term, versions: [...others, added] },
    before: last ? `${last.version} (${last.effectiveAt})` : null,
    after: `${version} (${effectiveAt})`,
  };
}

function withCaution(layout: ContentBody<"layout">, caution: string | null): Wanted {
  const { footer } = layout;
  if (!footer) throw refused("이 병원의 페이지에는 바닥글이 없습니다.");
  return {
    body: { ...layout, footer: { ...footer, data: { ...footer.data, caution } } },
    before: footer.data.caution,
    after: caution,
  };
}
