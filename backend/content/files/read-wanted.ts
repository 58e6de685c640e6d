import { CONTENT_KINDS, type ContentKind, isConfigKind } from "@/contract/content/kinds";
import type { Content } from "@/contract/tenant/content";
import { partners } from "../../db/schema/partners";
import type { Day } from "../../lib/clinic-time";
import { writeContent } from "../../seed/seed-partner";
import type { Site } from "../site";
import { type AnyBody, storeOf } from "../stores";

/** A thing as files or database have it. Keys are those of content files. */
export interface KnownThing {
  id: number;
  key: string | null;
  body: AnyBody;
}
export type KnownThings = Map<ContentKind, KnownThing[]>;

/** Kinds of content files; the configuration has a file of its own. */
export const FILE_KINDS = CONTENT_KINDS.filter((kind) => !isConfigKind(kind) && kind !== "order");

/** Everything of a site that content files can name. */
export async function readThings(site: Site): Promise<KnownThings> {
  const things: KnownThings = new Map();
  for (const kind of FILE_KINDS) {
    const store = storeOf(kind);
    const rows = await store.readRows?.(site);
    const read = await store.read(site);
    things.set(
      kind,
      read.map(({ id, body }) => ({ id, body, key: rows?.get(id)?.key ?? null })),
    );
  }
  return things;
}

/** A partner that is never committed. */
const SCRATCH_ID = "x-content-files";

class RollBack extends Error {}

/**
 * What content files say, thing by thing: what seeding makes of them for a partner that exists as long as this takes. Its
 * ids are the files' own, counted from 1.
 */
export async function readWanted(site: Site, content: Content, day: Day): Promise<KnownThings> {
  let things: KnownThings = new Map();
  await site
    .transaction(async (inside) => {
      const scratch = inside.of(SCRATCH_ID);
      await inside.db.insert(partners).values({
        ...{ id: SCRATCH_ID, config: {}, deployStatus: "preparing", digest: "" },
        publishedAt: site.now,
      });
      // Posts are the visitors'.
      const withoutPosts = { ...content, customerPosts: [] };
      await writeContent(scratch.scope, withoutPosts, { day, now: site.now, hashPassword: async () => "" });
      things = await readThings(scratch);
      throw new RollBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollBack)) throw error;
    });
  return things;
}
