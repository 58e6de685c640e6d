import { desc, inArray } from "drizzle-orm";
import { findFindings } from "@/contract/content/ad-rules";
import { changesBetween, labelOf } from "@/contract/content/changes";
import type { ContentKind } from "@/contract/content/kinds";
import type { ContentDraft, ContentThing, ContentVersion, Publish } from "@/contract/studio/content";
import {
  type ContentDraftRow,
  contentDrafts,
  contentVersions,
  type PublishRow,
  publishes,
} from "../db/schema/publishes";
import { notFound } from "../lib/errors";
import { groupBy } from "../lib/group-by";
import { findDraft, listDrafts } from "./drafts";
import type { Site } from "./site";
import type { Thing } from "./store";
import { type AnyBody, storeOf } from "./stores";
import { findVersion, listVersions, liveVersion, liveVersions, readLive, type ThingName } from "./versions";

const MOST_THINGS = 1000;
const MOST_VERSIONS = 100;
const PUBLISHES_A_PAGE = 50;

interface Facts {
  live: AnyBody | null;
  draft: ContentDraftRow | null;
  version: number;
}

/** Every thing of a kind with its draft: those that are live in the order of the site, then new ones. */
export async function listThings(site: Site, kind: ContentKind): Promise<ContentThing[]> {
  const [live, drafts, versions] = await Promise.all([
    storeOf(kind).read(site),
    listDrafts(site, { kind }),
    liveVersions(site, kind),
  ]);
  const draftOf = new Map(drafts.map((draft) => [draft.thingId, draft]));
  const added = drafts.filter(({ isNew }) => isNew).map((draft) => ({ id: draft.thingId, body: null }));
  const all: Thing<AnyBody | null>[] = [...live, ...added];
  return all
    .slice(0, MOST_THINGS)
    .map(({ id, body }) =>
      describeThing(
        { kind, id },
        { live: body, draft: draftOf.get(id) ?? null, version: versions.get(id) ?? 0 },
      ),
    );
}

/** A 404 where it is neither live nor a draft. */
export async function readThing(site: Site, thing: ThingName): Promise<ContentThing> {
  const [live, draft, version] = await Promise.all([
    readLive(site, thing),
    findDraft(site, thing),
    liveVersion(site, thing),
  ]);
  if (!live && !draft) throw notFound();
  return describeThing(thing, { live, draft: draft ?? null, version });
}

function describeThing({ kind, id }: ThingName, { live, draft, version }: Facts): ContentThing {
  const body = draft?.body ?? live ?? {};
  return {
    ...{ kind, id, version, live, body },
    label: labelOf(body),
    draft: draft && describeDraft(draft),
    findings: draft?.body ? findFindings(kind, draft.body, live) : [],
  };
}

export const describeDraft = ({
  revision,
  baseVersion,
  staffId,
  staffName,
  at,
  body,
}: ContentDraftRow): ContentDraft => ({
  ...{ revision, baseVersion },
  by: { id: staffId, name: staffName },
  at: at.toISOString(),
  isRemoval: body === null,
});

export async function readVersions(site: Site, thing: ThingName): Promise<ContentVersion[]> {
  const rows = await listVersions(site, thing, MOST_VERSIONS);
  const published = await publishesOf(site, rows);
  return rows.map(({ version, publishId, body }) => {
    const publish = publishId === null ? undefined : published.get(publishId);
    return {
      ...{ version, publishId, body },
      at: publish?.dueAt.toISOString() ?? null,
      by: publish?.staffName ?? "",
    };
  });
}

/** A 404 for a version that never was. */
export async function requireVersionBody(
  site: Site,
  thing: ThingName,
  version: number,
): Promise<AnyBody | null> {
  const row = await findVersion(site, thing, version);
  if (!row) throw notFound();
  return row.body;
}

async function publishesOf({ scope }: Site, rows: { publishId: number | null }[]) {
  const ids = [...new Set(rows.flatMap(({ publishId }) => publishId ?? []))];
  const found = ids.length > 0 ? await scope.rows(publishes, { where: inArray(publishes.id, ids) }) : [];
  return new Map(found.map((row) => [row.id, row]));
}

/** Newest first. */
export async function listPublishes(
  site: Site,
  { page, pageSize = PUBLISHES_A_PAGE }: { page: number; pageSize?: number | undefined },
) {
  const listed = await site.scope.page(publishes, { orderBy: [desc(publishes.id)], page, pageSize });
  return { ...listed, rows: await describePublishes(site, listed.rows) };
}

export async function describePublish(site: Site, row: PublishRow): Promise<Publish> {
  const [publish] = await describePublishes(site, [row]);
  if (!publish) throw notFound();
  return publish;
}

async function describePublishes(site: Site, rows: PublishRow[]): Promise<Publish[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [versions, waiting] = await Promise.all([
    site.scope.rows(contentVersions, { where: inArray(contentVersions.publishId, ids) }),
    site.scope.rows(contentDrafts, { where: inArray(contentDrafts.publishId, ids) }),
  ]);
  const versionsOf = groupBy(versions, ({ publishId }) => publishId);
  const waitingOf = groupBy(waiting, ({ publishId }) => publishId);
  return Promise.all(
    rows.map(async (row) => ({
      ...{ id: row.id, state: row.state, kind: row.kind, undoneId: row.undoneId, failure: row.failure },
      by: { id: row.staffId, name: row.staffName },
      at: row.at.toISOString(),
      dueAt: row.dueAt.toISOString(),
      liveSince: row.liveAt?.toISOString() ?? null,
      things: [
        ...(await Promise.all(
          (versionsOf.get(row.id) ?? []).map(async ({ kind, thingId: id, version, body }) => {
            const before = (await findVersion(site, { kind, id }, version - 1))?.body ?? null;
            return { kind, id, label: labelOf(body ?? before ?? {}), changes: changesBetween(before, body) };
          }),
        )),
        ...(await Promise.all(
          (waitingOf.get(row.id) ?? []).map(async ({ kind, thingId: id, body }) => {
            const live = await readLive(site, { kind, id });
            return { kind, id, label: labelOf(body ?? live ?? {}), changes: changesBetween(live, body) };
          }),
        )),
      ],
    })),
  );
}
