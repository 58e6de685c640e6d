import { and, desc, eq, type SQL } from "drizzle-orm";
import type { ContentKind } from "@/contract/content/kinds";
import { contentVersions, type ThingRow } from "../db/schema/publishes";
import { canonicalJson } from "../lib/canonical-json";
import type { Site } from "./site";
import { type AnyBody, storeOf } from "./stores";

export interface ThingName {
  kind: ContentKind;
  id: number;
}

const isOfThing = ({ kind, id }: ThingName): SQL =>
  and(eq(contentVersions.kind, kind), eq(contentVersions.thingId, id)) as SQL;

/** The number of the live version; 0 before anything was published here. */
export async function liveVersion({ scope }: Pick<Site, "scope">, thing: ThingName): Promise<number> {
  const { version } = contentVersions;
  const [row] = await scope.pick(
    contentVersions,
    { version },
    { where: isOfThing(thing), orderBy: [desc(version)], limit: 1 },
  );
  return row?.version ?? 0;
}

/** Live versions of a kind's things, by id; things that were never published here are missing. */
export async function liveVersions({ scope }: Pick<Site, "scope">, kind: ContentKind) {
  const { thingId, version } = contentVersions;
  const rows = await scope.pick(
    contentVersions,
    { thingId, version },
    { where: eq(contentVersions.kind, kind), orderBy: [version] },
  );
  return new Map(rows.map((row) => [row.thingId, row.version]));
}

/** Newest first. */
export const listVersions = ({ scope }: Pick<Site, "scope">, thing: ThingName, limit: number) =>
  scope.rows(contentVersions, {
    where: isOfThing(thing),
    orderBy: [desc(contentVersions.version)],
    limit,
  });

export const findVersion = ({ scope }: Pick<Site, "scope">, thing: ThingName, version: number) =>
  scope.first(contentVersions, {
    where: and(isOfThing(thing), eq(contentVersions.version, version)) as SQL,
  });

/** The live body, or null where the thing does not exist. */
export async function readLive(site: Site, { kind, id }: ThingName): Promise<AnyBody | null> {
  const [thing] = await storeOf(kind).read(site, id);
  return thing?.body ?? null;
}

/**
 * Within the transaction of a publish, after the change: writes what the thing has become, and before the first one what it
 * was. What is stored is what the database made of it: cleaned HTML, ids of what is new.
 */
export async function addContentVersion(
  site: Site,
  { kind, id }: ThingName,
  { before, row, publishId }: { before: AnyBody | null; row?: ThingRow; publishId: number },
): Promise<{ version: number; after: AnyBody | null }> {
  const thing = { kind, id };
  const last = await liveVersion(site, thing);
  const own = { kind, thingId: id };
  if (last === 0)
    await site.scope.insert(contentVersions, [{ ...own, version: 0, body: before, publishId: null }], {
      isNewOnly: true,
    });
  const after = await readLive(site, thing);
  const removedRow = after === null ? row : null;
  await site.scope.insert(contentVersions, [
    { ...own, version: last + 1, body: after, removedRow, publishId },
  ]);
  return { version: last + 1, after };
}

export const isSameBody = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) === canonicalJson(other);
