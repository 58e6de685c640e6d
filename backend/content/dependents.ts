import type { ContentKind } from "@/contract/content/kinds";
import type { ThingRow } from "../db/schema/publishes";
import type { ThingChange } from "./apply-changes";
import type { Site } from "./site";
import { type AnyBody, storeOf } from "./stores";
import { isSameBody, readLive, type ThingName } from "./versions";

/** Kinds whose things name one of this kind, and lose it when it is removed. */
const NAMED_IN: Partial<Record<ContentKind, ContentKind[]>> = {
  category: ["product"],
  product: ["product", "event", "exhibition"],
  afterNotice: ["product"],
  faqGroup: ["faq"],
};

/** Before changes are written; `row` where the thing may be removed. */
export type LiveThing = ThingName & { live: AnyBody | null; row?: ThingRow };

type ChangedThing = LiveThing & Pick<ThingChange, "body">;

/** Before changes are written: what they change. */
export async function readChanged(site: Site, changes: ThingChange[]): Promise<ChangedThing[]> {
  const things: ChangedThing[] = [];
  for (const { kind, id, body } of changes) {
    const rows = body === null ? await storeOf(kind).readRows?.(site, id) : null;
    things.push({ kind, id, body, live: await readLive(site, { kind, id }), row: rows?.get(id) });
  }
  return things;
}

/** Before changes are written: what the database may take something out of, because it goes with what they remove. */
export async function readDependents(site: Site, changed: ChangedThing[]): Promise<LiveThing[]> {
  const kinds = changed.filter(removesSomething).flatMap(({ kind }) => NAMED_IN[kind] ?? []);
  const found = await readAll(site, kinds);
  return found.filter(({ kind, id }) => !changed.some((thing) => thing.kind === kind && thing.id === id));
}

/** After the changes: those of them that are not what they were. */
export async function changedOf(site: Site, things: LiveThing[]): Promise<LiveThing[]> {
  const kinds = things.map(({ kind }) => kind);
  const now = await readAll(site, kinds);
  const after = new Map(now.map(({ kind, id, live }) => [`${kind} ${id}`, live]));
  return things.filter(({ kind, id, live }) => !isSameBody(live, after.get(`${kind} ${id}`) ?? null));
}

async function readKind(site: Site, kind: ContentKind): Promise<LiveThing[]> {
  const { read, readRows } = storeOf(kind);
  const rows = await readRows?.(site);
  return (await read(site)).map(({ id, body }) => ({ kind, id, live: body, row: rows?.get(id) }));
}

async function readAll(site: Site, kinds: ContentKind[]): Promise<LiveThing[]> {
  const found: LiveThing[] = [];
  for (const kind of new Set(kinds)) found.push(...(await readKind(site, kind)));
  return found;
}

/** A product's options go with it, or one by one. */
function removesSomething({ kind, body, live }: ChangedThing): boolean {
  if (body === null) return true;
  if (kind !== "product" || live === null) return false;
  const ids = optionIds(body);
  return optionIds(live).some((id) => !ids.includes(id));
}

const optionIds = ({ options }: AnyBody) => (options as { id: number | null }[]).map(({ id }) => id);
