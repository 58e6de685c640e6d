import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ProductOptionBody } from "@/contract/content/bodies";
import type { ContentKind } from "@/contract/content/kinds";
import { canBeAdded, isRemovable } from "@/contract/content/kinds";
import { productOptions } from "../db/schema/catalogue";
import { type ContentDraftRow, contentDrafts } from "../db/schema/publishes";
import { clockText, minutesOf } from "../lib/clinic-time";
import { ApiError, notFound } from "../lib/errors";
import type { Site } from "./site";
import { type AnyBody, parseBody, storeOf } from "./stores";
import { isSameBody, liveVersion, readLive, type ThingName } from "./versions";

/** What somebody typed; null removes the thing. */
export interface DraftWrite extends ThingName {
  /** The draft's revision that the writer saw, 0 for none. */
  seen: number;
  /** The live version that the writer saw; missing where any will do. */
  version?: number;
  body: AnyBody | null;
}

const isDraftOf = ({ kind, id }: ThingName): SQL =>
  and(eq(contentDrafts.kind, kind), eq(contentDrafts.thingId, id)) as SQL;

export const findDraft = ({ scope }: Site, thing: ThingName): Promise<ContentDraftRow | undefined> =>
  scope.first(contentDrafts, { where: isDraftOf(thing) });

/** The drafts of these things; of none where there are no things. */
export const isDraftIn = (things: ThingName[]): SQL => or(sql`false`, ...things.map(isDraftOf)) as SQL;

/** Within a transaction: the drafts of these things, which stay as they are until it ends. */
export const lockDrafts = ({ scope }: Site, things: ThingName[]): Promise<ContentDraftRow[]> =>
  scope.rows(contentDrafts, { where: isDraftIn(things), isLocked: true });

/** These drafts as they were read, and none that was saved since. */
export async function deleteDrafts({ scope }: Site, drafts: ContentDraftRow[]): Promise<void> {
  for (const { kind, thingId: id, revision } of drafts)
    await scope.delete(
      contentDrafts,
      and(isDraftOf({ kind, id }), eq(contentDrafts.revision, revision)) as SQL,
    );
}

/**
 * Within a transaction that made things live without their drafts: a draft that says the same is no draft any more.
 * Others stay for those who wrote them.
 */
export async function settleDrafts(site: Site, things: ThingName[]): Promise<void> {
  for (const draft of await lockDrafts(site, things)) {
    const thing = { kind: draft.kind, id: draft.thingId };
    const live = await readLive(site, thing);
    if (draft.publishId === null && isSameBody(draft.body, live)) await deleteDrafts(site, [draft]);
    else await site.scope.update(contentDrafts, { isNew: live === null }, isDraftOf(thing));
  }
}

/** Of a kind, of these people, or all; the oldest first. */
export const listDrafts = (
  { scope }: Pick<Site, "scope">,
  { kind, staffIds }: { kind?: ContentKind; staffIds?: number[] } = {},
): Promise<ContentDraftRow[]> =>
  scope.rows(contentDrafts, {
    where: and(kind && eq(contentDrafts.kind, kind), staffIds && inArray(contentDrafts.staffId, staffIds)),
    orderBy: [asc(contentDrafts.at), contentDrafts.kind, contentDrafts.thingId],
  });

/** A new thing as a draft, with the id that it keeps. */
export const addDraft = (site: Site, kind: ContentKind, body: AnyBody): Promise<ContentDraftRow> =>
  site.transaction(async (inside) => {
    if (!canBeAdded(kind)) throw new ApiError(422, "content.not-addable", "이것은 새로 더할 수 없습니다.");
    const id = await storeOf(kind).nextId(inside);
    const [row] = await inside.scope.insert(contentDrafts, [
      {
        ...{ kind, thingId: id, baseVersion: 0, isNew: true },
        body: await completeBody(inside, kind, body),
        ...authorOf(inside),
      },
    ]);
    return row as ContentDraftRow;
  });

/** All of these drafts or none; null for one that says what is live, which is no draft any more. */
export const saveDrafts = (site: Site, writes: DraftWrite[]): Promise<(ContentDraftRow | null)[]> =>
  site.transaction(async (inside) => {
    const rows = [];
    for (const write of writes) rows.push(await saveDraft(inside, write));
    return rows;
  });

async function saveDraft(site: Site, write: DraftWrite): Promise<ContentDraftRow | null> {
  const { kind, id, seen, body } = write;
  const thing = { kind, id };
  await site.scope.lock(`draft:${kind}:${id}`);
  // Locked: a draft that is being published is gone by the time that it is read.
  const known = await site.scope.first(contentDrafts, { where: isDraftOf(thing), isLocked: true });
  const live = await readLive(site, thing);
  if (!known && !live) throw notFound();
  const complete = await wantedBody(site, kind, body);
  const baseVersion = await liveVersion(site, thing);
  // A repeated save finds what it wanted.
  if (known?.baseVersion === baseVersion && isSameBody(known.body, complete)) return known;
  requireSeen(known, seen);
  // It was saved and published while somebody had the form open: of that no draft is left.
  if (!known && (write.version ?? baseVersion) !== baseVersion) throw draftChanged(known);
  if (isSameBody(complete, live) || (known?.isNew && complete === null)) {
    await site.scope.delete(contentDrafts, isDraftOf(thing));
    return null;
  }
  const columns = { baseVersion, body: complete, ...authorOf(site) };
  return site.scope.upsert(
    contentDrafts,
    { kind, thingId: id, isNew: live === null, ...columns },
    {
      target: [contentDrafts.partnerId, contentDrafts.kind, contentDrafts.thingId],
      set: { ...columns, revision: sql`default` },
    },
  );
}

/** A 422 for a body that the kind's contract refuses, or that removes what always exists. */
function wantedBody(site: Site, kind: ContentKind, body: AnyBody | null): Promise<AnyBody> | null {
  if (body !== null) return completeBody(site, kind, body);
  if (!isRemovable(kind)) throw new ApiError(422, "content.not-removable", "이것은 지울 수 없습니다.");
  return null;
}

/** A 409 where the draft is another one than the writer saw, or waits for its time. */
function requireSeen(known: ContentDraftRow | undefined, seen: number): void {
  if (known?.publishId)
    throw new ApiError(
      409,
      "content.scheduled",
      "예약 게시를 기다리는 초안입니다. 예약을 먼저 취소해 주세요.",
    );
  if ((known?.revision ?? 0) !== seen) throw draftChanged(known);
}

/** Throws the draft away that was seen; a 409 for another one. */
export const discardDraft = (site: Site, thing: ThingName, seen: number): Promise<void> =>
  site.transaction(async (inside) => {
    const drafts = await lockDrafts(inside, [thing]);
    requireSeen(drafts[0], seen);
    await deleteDrafts(inside, drafts);
  });

/** 409: somebody else saved meanwhile; says who and when. */
export function draftChanged(draft: ContentDraftRow | undefined): ApiError {
  const words = draft
    ? `${draft.staffName}님이 ${clockText(minutesOf(draft.at))}에 먼저 고쳤습니다.`
    : "초안이 그사이 게시되었거나 버려졌습니다.";
  return new ApiError(409, "content.draft-changed", words);
}

const authorOf = ({ actor, now }: Site) => ({ staffId: actor.id, staffName: actor.name, at: now });

/** A body that its contract accepts, with ids for what is new in it: other drafts may name them. */
async function completeBody(site: Site, kind: ContentKind, body: AnyBody): Promise<AnyBody> {
  const parsed = parseBody(kind, body);
  if (kind !== "product") return parsed;
  const options = [];
  for (const option of parsed.options as ProductOptionBody[])
    options.push({ ...option, id: option.id ?? (await site.scope.nextId(productOptions)) });
  return { ...parsed, options };
}
