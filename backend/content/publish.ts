import { and, eq, type SQL } from "drizzle-orm";
import { findFindings } from "@/contract/content/ad-rules";
import { changesBetween, labelOf } from "@/contract/content/changes";
import type { Finding } from "@/contract/content/findings";
import { cacheTag } from "@/contract/tenant/cache-tags";
import { type ContentDraftRow, contentDrafts, type PublishRow, publishes } from "../db/schema/publishes";
import { ApiError } from "../lib/errors";
import { writeAudit } from "../staff/audit";
import { applyChanges, type ThingChange } from "./apply-changes";
import { changedOf, readChanged, readDependents } from "./dependents";
import { deleteDrafts, draftChanged, isDraftIn, lockDrafts } from "./drafts";
import type { Site } from "./site";
import type { AnyBody } from "./stores";
import { areasOf } from "./stores";
import { addContentVersion, liveVersion, readLive, type ThingName } from "./versions";

export interface PublishRequest {
  things: (ThingName & { revision: number })[];
  /** Rules of findings that ask. */
  confirmed: string[];
  /** Later than now: a job makes them live then. */
  dueAt: Date | null;
  note: string;
  /** Throws where the writer may not make a change live. */
  authorize: (change: ThingChange, live: AnyBody | null) => void;
}

const JOB_QUEUE = "publish";

/** Makes drafts live, all or none; with a time to come, they wait for it. */
export const publishDrafts = (site: Site, request: PublishRequest): Promise<PublishRow> =>
  site.transaction(async (inside) => {
    const { things, confirmed, note } = request;
    await inside.scope.lock("publish");
    const drafts = await takeDrafts(inside, things);
    await validateDrafts(inside, drafts, request);
    const isLater = request.dueAt !== null && request.dueAt > inside.now;
    const publish = await addPublish(inside, {
      kind: "publish",
      state: isLater ? "scheduled" : "published",
      dueAt: isLater && request.dueAt ? request.dueAt : inside.now,
      ...{ confirmed, note },
    });
    if (!isLater) {
      await makeLive(inside, drafts.map(changeOf), publish);
      await deleteDrafts(inside, drafts);
      return publish;
    }
    await inside.scope.update(contentDrafts, { publishId: publish.id }, isDraftIn(things));
    await inside.scope.enqueue(JOB_QUEUE, [
      {
        data: { partnerId: inside.partnerId, publishId: String(publish.id) },
        startAfter: publish.dueAt,
      },
    ]);
    return publish;
  });

/** Carries out a scheduled publish whose time has come; what does not hold any more is noted, and nothing is published. */
export async function publishScheduled(site: Site, publishId: number): Promise<PublishRow | null> {
  try {
    return await site.transaction(async (inside) => {
      await inside.scope.lock("publish");
      const [publish] = await inside.scope.rows(publishes, {
        where: and(eq(publishes.id, publishId), eq(publishes.state, "scheduled")) as SQL,
        isLocked: true,
      });
      if (!publish) return null;
      const drafts = await inside.scope.rows(contentDrafts, {
        where: eq(contentDrafts.publishId, publishId),
      });
      if (drafts.length === 0) throw draftChanged(undefined);
      for (const draft of drafts) await refuseOutdated(inside, draft);
      await makeLive(inside, drafts.map(changeOf), publish);
      await deleteDrafts(inside, drafts);
      const [done] = await inside.scope.update(
        publishes,
        { state: "published" },
        eq(publishes.id, publishId),
      );
      return done ?? publish;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await endScheduled(site, publishId, { state: "failed", failure: error.translatedMessage });
    return null;
  }
}

/** Its drafts wait again. */
export const endScheduled = (
  site: Site,
  publishId: number,
  end: { state: "failed" | "cancelled"; failure?: string },
): Promise<PublishRow | undefined> =>
  site.transaction(async (inside) => {
    const isScheduled = and(eq(publishes.id, publishId), eq(publishes.state, "scheduled")) as SQL;
    const [ended] = await inside.scope.update(publishes, end, isScheduled);
    if (ended)
      await inside.scope.update(contentDrafts, { publishId: null }, eq(contentDrafts.publishId, publishId));
    return ended;
  });

/**
 * Within a transaction: writes changes with their versions and history, also of what changes with them. Drafts of the things
 * stay; pages are purged after it.
 */
export async function makeLive(site: Site, changes: ThingChange[], publish: PublishRow): Promise<void> {
  const changed = await readChanged(site, changes);
  const dependents = await readDependents(site, changed);
  await applyChanges(site, changes);
  for (const { live, row, ...thing } of [...changed, ...(await changedOf(site, dependents))]) {
    const { version, after } = await addContentVersion(site, thing, {
      ...{ before: live, row },
      publishId: publish.id,
    });
    const facts = {
      label: labelOf(after ?? live ?? {}),
      version,
      changes: changesBetween(live, after),
    };
    await writeAudit(site.scope, site.actor, site.now, {
      action: actionOf(publish, after),
      thing: { kind: `content.${thing.kind}`, id: thing.id },
      before: live && { label: labelOf(live), version: version - 1, changes: [] },
      after: facts,
    });
  }
}

const actionOf = ({ kind }: PublishRow, after: AnyBody | null) => {
  if (kind === "undo") return "content.undone" as const;
  return after === null ? ("content.removed" as const) : ("content.published" as const);
};

/** The tags of the pages that show these kinds of things. */
export function tagsOf(partnerId: string, things: Pick<ThingName, "kind">[]): string[] {
  const areas = areasOf(things.map(({ kind }) => kind));
  return areas === null ? [cacheTag(partnerId)] : areas.map((area) => cacheTag(partnerId, area));
}

export async function addPublish(
  { scope, actor, now }: Site,
  publish: Pick<PublishRow, "kind" | "state" | "dueAt"> & Partial<PublishRow>,
): Promise<PublishRow> {
  const author = { staffId: actor.id, staffName: actor.name };
  const [row] = await scope.insert(publishes, [{ ...publish, ...author, at: now }]);
  return row as PublishRow;
}

/** The drafts as they were seen; a 409 for one that was saved or published since. */
async function takeDrafts(site: Site, things: PublishRequest["things"]): Promise<ContentDraftRow[]> {
  const rows = await lockDrafts(site, things);
  return things.map(({ kind, id, revision }) => {
    const draft = rows.find((row) => row.kind === kind && row.thingId === id);
    if (draft?.revision !== revision) throw draftChanged(draft);
    if (draft.publishId !== null)
      throw new ApiError(409, "content.scheduled", "이미 예약 게시를 기다리고 있습니다.");
    return draft;
  });
}

/** Throws what stands against any of them: all findings of one kind at once. */
async function validateDrafts(
  site: Site,
  drafts: ContentDraftRow[],
  { authorize, confirmed }: PublishRequest,
): Promise<void> {
  const found: Stopped[] = [];
  for (const draft of drafts) {
    await refuseOutdated(site, draft);
    const change = changeOf(draft);
    const live = await readLive(site, change);
    authorize(change, live);
    const { body } = change;
    if (body)
      found.push(
        ...findFindings(draft.kind, body, live).map((finding) => ({ ...finding, label: labelOf(body) })),
      );
  }
  refuseFound(
    "content.stopped",
    found.filter(({ severity }) => severity === "stops"),
  );
  refuseFound(
    "content.not-confirmed",
    found.filter(({ rule }) => !confirmed.includes(rule)),
  );
}

type Stopped = Finding & { label: string };

/** A 422 that names them. */
function refuseFound(code: string, found: Stopped[]): void {
  const [first] = found;
  if (!first) return;
  throw new ApiError(
    422,
    [code, ...found.map(({ rule, field }) => `${rule}: ${field}`)],
    `${first.label}: ${first.message}`,
  );
}

async function refuseOutdated(site: Site, draft: ContentDraftRow): Promise<void> {
  const thing = { kind: draft.kind, id: draft.thingId };
  if ((await liveVersion(site, thing)) === draft.baseVersion) return;
  const label = labelOf(draft.body ?? {});
  throw new ApiError(
    409,
    "content.outdated",
    `${label}: 초안을 시작한 뒤에 다른 내용이 게시되었습니다. 바뀐 내용을 보고 다시 저장해 주세요.`,
  );
}

const changeOf = ({ kind, thingId, body }: ContentDraftRow): ThingChange => ({ kind, id: thingId, body });
