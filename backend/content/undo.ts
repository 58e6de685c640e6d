import { and, eq, gt, type SQL } from "drizzle-orm";
import { labelOf } from "@/contract/content/changes";
import { type ContentDraftRow, contentVersions, type PublishRow, publishes } from "../db/schema/publishes";
import { ApiError, notFound } from "../lib/errors";
import type { ThingChange } from "./apply-changes";
import { lockDrafts, settleDrafts } from "./drafts";
import { addPublish, makeLive } from "./publish";
import type { Site } from "./site";
import type { AnyBody } from "./stores";
import { findVersion, isSameBody, readLive } from "./versions";

export interface UndoRequest {
  publishId: number;
  /** Also where something was published or drafted since. */
  isOverruled: boolean;
  authorize: (change: ThingChange, live: AnyBody | null) => void;
}

/** What a publish changed is again what it was before, as a publish of its own. */
export const undoPublish = (site: Site, request: UndoRequest): Promise<PublishRow> =>
  site.transaction(async (inside) => {
    await inside.scope.lock("publish");
    const { scope } = inside;
    const [undone] = await scope.rows(publishes, {
      where: and(eq(publishes.id, request.publishId), eq(publishes.state, "published")) as SQL,
    });
    if (!undone) throw notFound();
    const versions = await scope.rows(contentVersions, {
      where: eq(contentVersions.publishId, undone.id),
    });
    const steps = [];
    for (const version of versions) steps.push(await stepBack(inside, version));
    for (const { change } of steps) {
      const live = await readLive(inside, change);
      request.authorize(change, live);
      if (change.kind === "term") refuseTermVersions(change.body, live);
    }
    const changedSince = [
      ...steps.filter(({ isOutdated }) => isOutdated).map(({ label }) => label),
      ...(await draftedSince(inside, steps)),
    ];
    if (changedSince.length > 0 && !request.isOverruled)
      throw new ApiError(
        409,
        ["content.changed-since", ...changedSince],
        `그 뒤에 바뀐 것이 있습니다: ${changedSince.join(", ")}. 그래도 되돌릴까요?`,
      );
    const publish = await addPublish(inside, {
      kind: "undo",
      state: "published",
      dueAt: inside.now,
      undoneId: undone.id,
    });
    const changes = steps.map(({ change }) => change);
    await makeLive(inside, changes, publish);
    await settleDrafts(inside, changes);
    return publish;
  });

/** Versions of a term stay, so an undo that says that one is gone would not be true. */
function refuseTermVersions(body: AnyBody | null, live: AnyBody | null): void {
  const versionsOf = (term: AnyBody | null) =>
    ((term?.versions ?? []) as { version: string }[]).map(({ version }) => version);
  const earlier = versionsOf(body);
  const added = versionsOf(live).filter((version) => !earlier.includes(version));
  if (added.length > 0)
    throw new ApiError(
      422,
      "content.term-version",
      `${labelOf(live ?? {})}: 게시한 약관의 판(${added.join(", ")})은 되돌릴 수 없습니다. 새 판을 더해 주세요.`,
    );
}

type Step = Awaited<ReturnType<typeof stepBack>>;

/** Drafts that stay beside what is made live, in words. A 409 for one that waits for its hour: it would be outdated. */
async function draftedSince(site: Site, steps: Step[]): Promise<string[]> {
  const changes = steps.map(({ change }) => change);
  const drafts = await lockDrafts(site, changes);
  const bodyOf = ({ kind, thingId }: ContentDraftRow) =>
    changes.find((change) => change.kind === kind && change.id === thingId)?.body ?? null;
  const nameOf = (draft: ContentDraftRow) => labelOf(draft.body ?? bodyOf(draft) ?? {}) || draft.kind;
  const scheduled = drafts.filter(({ publishId }) => publishId !== null);
  if (scheduled.length > 0)
    throw new ApiError(
      409,
      ["content.scheduled", ...scheduled.map(nameOf)],
      `예약 게시를 기다리는 초안이 있습니다: ${scheduled.map(nameOf).join(", ")}. 예약을 먼저 취소해 주세요.`,
    );
  return drafts
    .filter((draft) => !isSameBody(draft.body, bodyOf(draft)))
    .map((draft) => `${nameOf(draft)} (${draft.staffName}님의 초안)`);
}

type VersionRow = typeof contentVersions.$inferSelect;

/** How a thing becomes again what it was before this version. */
async function stepBack(site: Site, { kind, thingId, version, body: published, removedRow }: VersionRow) {
  const earlier = await findVersion(site, { kind, id: thingId }, version - 1);
  const body = earlier?.body ?? null;
  const row = removedRow && { row: removedRow };
  const isLater = and(
    eq(contentVersions.kind, kind),
    eq(contentVersions.thingId, thingId),
    gt(contentVersions.version, version),
  ) as SQL;
  return {
    change: { kind, id: thingId, body, ...row } satisfies ThingChange,
    label: labelOf(published ?? body ?? {}) || kind,
    isOutdated: (await site.scope.count(contentVersions, isLater)) > 0,
  };
}
