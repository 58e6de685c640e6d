import { eq } from "drizzle-orm";
import { KIND_NAMES } from "@/contract/content/kind-names";
import { media } from "../../db/schema/media";
import { ApiError } from "../../lib/errors";
import { addTasks } from "../../tenancy/tasks";
import { findDraft, saveDrafts } from "../drafts";
import type { Site } from "../site";
import { type AnyBody, storeOf } from "../stores";
import type { ThingName } from "../versions";
import { describeMedia, mediaUrl } from "./describe-media";
import { readUses } from "./uses";
import { filesOfMedia, requireMedia } from "./write-media";

/** Removes a picture that nothing names; a 409 with the things that do. Its files are left as tasks. */
export const removeMedia = (site: Site, id: number): Promise<void> =>
  site.transaction(async (inside) => {
    await inside.scope.lock("media");
    const row = await requireMedia(inside, id);
    const files = await filesOfMedia(inside, id);
    const { uses } = describeMedia(row, files, await readUses(inside));
    if (uses.length > 0) {
      const places = uses.map(
        ({ kind, label, isDraft }) => `${KIND_NAMES[kind]} ${label}`.trim() + (isDraft ? " (초안)" : ""),
      );
      throw new ApiError(
        409,
        ["media.in-use", ...places],
        `쓰고 있는 그림이라 지울 수 없습니다: ${places.join(", ")}`,
      );
    }
    await inside.scope.delete(media, eq(media.id, id));
    const tasks = files.map(({ storageKey }) => ({ kind: "remove-file" as const, subject: storageKey }));
    await addTasks(inside.db, tasks, inside.now);
  });

/** What names an earlier cut of a picture, as drafts that name the present one; returns how many. */
export async function renewCuts(
  site: Site,
  id: number,
  authorize: (thing: ThingName) => void,
): Promise<number> {
  const row = await requireMedia(site, id);
  const files = await filesOfMedia(site, id);
  const whole = describeMedia(row, files, new Map());
  const urls = new Map(
    files
      .filter(({ shape, isCurrent }) => shape !== null && !isCurrent)
      .map(({ file, shape }) => [mediaUrl(site.partnerId, file), (shape && whole.cuts[shape]) ?? whole.url]),
  );
  const all = await readUses(site);
  const things = new Map(
    files.flatMap(({ file, shape, isCurrent }) =>
      shape !== null && !isCurrent
        ? (all.get(file)?.uses ?? []).map((use) => [`${use.kind} ${use.id}`, use] as const)
        : [],
    ),
  );
  const writes = [];
  for (const { kind, id: thingId } of things.values()) {
    authorize({ kind, id: thingId });
    const draft = await findDraft(site, { kind, id: thingId });
    const [live] = await storeOf(kind).read(site, thingId);
    const body = draft ? draft.body : (live?.body ?? null);
    if (body) writes.push({ kind, id: thingId, seen: draft?.revision ?? 0, body: replaced(body, urls) });
  }
  const saved = await saveDrafts(site, writes);
  return saved.filter((draft) => draft !== null).length;
}

function replaced(body: AnyBody, urls: Map<string, string>): AnyBody {
  let json = JSON.stringify(body);
  for (const [from, to] of urls) json = json.replaceAll(from, to);
  // What was a body is one still: only addresses in it are others.
  return JSON.parse(json) as AnyBody;
}
