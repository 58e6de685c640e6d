import { changesBetween, type FieldChange, labelOf } from "@/contract/content/changes";
import { type ContentKind, ORDER_IDS, ORDERED_KINDS, type OrderedKind } from "@/contract/content/kinds";
import type { Content } from "@/contract/tenant/content";
import { productOptions } from "../../db/schema/catalogue";
import type { Day } from "../../lib/clinic-time";
import type { ThingChange } from "../apply-changes";
import { settleDrafts } from "../drafts";
import { addPublish, makeLive } from "../publish";
import type { Site } from "../site";
import { parseBody, storeOf } from "../stores";
import { IdMap, inDatabaseIds, isSame, type MatchedThing, matchAll, matchOptions } from "./match-things";
import { type KnownThing, readThings, readWanted } from "./read-wanted";

export interface FileChange {
  kind: ContentKind;
  /** Null: it is new. */
  id: number | null;
  label: string;
  /** missing: it is live, and in no file. */
  what: "added" | "changed" | "missing";
  changes: FieldChange[];
}

interface FilesPlan {
  /** What the files say differently, for people. */
  differences: FileChange[];
  changes: ThingChange[];
}

interface Files {
  content: Content;
  /** What offsets in days count from. */
  day: Day;
}

/** What differs between content files and what is live, thing by thing. Writes nothing. */
export const diffFiles = async (site: Site, files: Files): Promise<FileChange[]> =>
  (await planFiles(site, files, { isRemoving: false })).differences;

/**
 * Makes what content files say live, in one transaction, as a publish of its own. What they do not name stays, unless
 * `isRemoving`.
 */
export async function applyFiles(
  site: Site,
  files: Files,
  { isRemoving }: { isRemoving: boolean },
): Promise<FileChange[]> {
  const { differences } = await planFiles(site, files, { isRemoving });
  await site.transaction(async (inside) => {
    await inside.scope.lock("publish");
    const { changes } = await planFiles(inside, files, { isRemoving });
    if (changes.length === 0) return;
    const publish = await addPublish(inside, { kind: "files", state: "published", dueAt: inside.now });
    await makeLive(inside, changes, publish);
    await settleDrafts(inside, changes);
  });
  return differences.filter(({ what }) => what !== "missing" || isRemoving);
}

async function planFiles(
  site: Site,
  { content, day }: Files,
  { isRemoving }: { isRemoving: boolean },
): Promise<FilesPlan> {
  const [wanted, live] = [await readWanted(site, content, day), await readThings(site)];
  const matched = matchAll(wanted, live);
  const ids = new IdMap();
  const newIds = await takeIds(site, matched, ids);
  const plan: FilesPlan = { differences: [], changes: [] };
  for (const match of matched) {
    const id = newIds.get(match);
    if (match.wanted && id !== undefined)
      await planWanted(plan, site, { ...match, wanted: match.wanted }, { ids, id });
    else if (match.live) planMissing(plan, match.kind, match.live, { isRemoving });
  }
  for (const of of ORDERED_KINDS) {
    const inFiles = (wanted.get(of) ?? []).map((thing) => ids.of(of, thing.id));
    planOrder(
      plan,
      of,
      inFiles,
      (live.get(of) ?? []).map((thing) => thing.id),
    );
  }
  return plan;
}

/** The database's id of everything in the files: a new one for what is not live yet. */
async function takeIds(site: Site, matched: MatchedThing[], ids: IdMap): Promise<Map<MatchedThing, number>> {
  const taken = new Map<MatchedThing, number>();
  for (const match of matched) {
    const { kind, wanted, live } = match;
    if (!wanted) continue;
    const id = live?.id ?? (await storeOf(kind).nextId(site));
    taken.set(match, id);
    ids.set(kind, wanted.id, id);
  }
  return taken;
}

/** The order of the files; what they do not name comes after it. */
function planOrder(plan: FilesPlan, of: OrderedKind, inFiles: number[], inDatabase: number[]): void {
  const wanted = inFiles.filter((id) => inDatabase.includes(id));
  const live = inDatabase.filter((id) => inFiles.includes(id));
  const isReordered = !isSame(wanted, live);
  if (!isReordered && wanted.length === inFiles.length) return;
  const change = { kind: "order" as const, id: ORDER_IDS[of] };
  plan.changes.push({ ...change, body: { of, ids: inFiles } });
  if (isReordered) plan.differences.push({ ...change, label: of, what: "changed", changes: [] });
}

function planMissing(
  plan: FilesPlan,
  kind: ContentKind,
  live: KnownThing,
  { isRemoving }: { isRemoving: boolean },
): void {
  plan.differences.push({ kind, id: live.id, label: labelOf(live.body), what: "missing", changes: [] });
  if (isRemoving) plan.changes.push({ kind, id: live.id, body: null });
}

type WantedThing = MatchedThing & { wanted: KnownThing };

async function planWanted(
  plan: FilesPlan,
  site: Site,
  match: WantedThing,
  { ids, id }: { ids: IdMap; id: number },
): Promise<void> {
  const { kind, wanted, live } = match;
  const own = kind === "product" ? await withOptionIds(site, match, ids) : wanted.body;
  const body = inDatabaseIds(own, ids);
  if (live && isSame(body, live.body)) return;
  plan.differences.push({
    ...{ kind, id: live ? id : null, label: labelOf(body) },
    what: live ? "changed" : "added",
    changes: changesBetween(live?.body ?? null, body),
  });
  plan.changes.push({
    ...{ kind, id },
    body: parseBody(kind, body),
    ...(!live && wanted.key && { row: { key: wanted.key } }),
  });
}

/** New options get their ids here: events of the same files name them. */
async function withOptionIds(site: Site, { wanted, live }: WantedThing, ids: IdMap) {
  const before = (wanted.body.options as { id: number }[]).map((option) => option.id);
  const body = matchOptions(wanted, live, ids);
  const options = [];
  for (const [index, option] of (body.options as { id: number | null }[]).entries()) {
    const id = option.id ?? (await site.scope.nextId(productOptions));
    const fileId = before[index];
    if (fileId !== undefined) ids.set("option", fileId, id);
    options.push({ ...option, id });
  }
  return { ...body, options };
}
