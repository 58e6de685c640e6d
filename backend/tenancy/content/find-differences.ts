import { eq } from "drizzle-orm";
import { dayOf } from "../../booking/clinic-time";
import type { Database } from "../../db/client";
import { customerPosts } from "../../db/schema/boards";
import { partners } from "../../db/schema/partners";
import { PartnerScope } from "../../db/scope";
import { readContent } from "../../db/seed/read-content";
import { rowsOfContent } from "../../db/seed/seed-partner";
import { TenantFileError } from "../read-json";
import { contentFolder, listTenantIds } from "../tenant-files";
import { compareContent } from "./compare-content";

/** So many are told; how many there are is counted. */
const MOST_LINES = 100;

export interface ContentDifferences {
  id: string;
  count: number;
  /** The first of them, a line each. */
  lines: string[];
}

/**
 * What the content files of published partners have that is not live: content is written once, when a partner is first
 * published. Partners without any are left out, and so is content that cannot be read: checking it says why.
 */
export async function findContentDifferences(
  { db, folder }: { db: Database; folder: string },
  ids?: string[],
): Promise<ContentDifferences[]> {
  const found: ContentDifferences[] = [];
  for (const id of ids ?? (await listTenantIds(folder))) {
    const lines = await differencesOf(db, folder, id).catch((error: unknown) => {
      if (error instanceof TenantFileError) return [];
      throw error;
    });
    if (lines.length > 0) found.push({ id, count: lines.length, lines: lines.slice(0, MOST_LINES) });
  }
  return found;
}

async function differencesOf(db: Database, folder: string, id: string): Promise<string[]> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, id));
  const content = partner?.seededAt ? await readContent(contentFolder(folder, id)) : null;
  if (!partner?.seededAt || !content) return [];
  const rows = await rowsOfContent(content, dayOf(partner.seededAt));
  const scope = new PartnerScope(db, id);
  const tables = [];
  for (const [table, wanted] of rows) {
    // Once they are there, posts are their writers' and the answers the clinic's.
    if (table === customerPosts) continue;
    tables.push({ table, wanted, live: await scope.rows(table) });
  }
  return compareContent(tables);
}
