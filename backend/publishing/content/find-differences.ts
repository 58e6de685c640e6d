import { eq } from "drizzle-orm";
import type { Database } from "../../db/client";
import { customerPosts } from "../../db/schema/boards";
import { partners } from "../../db/schema/partners";
import { PartnerScope } from "../../db/scope";
import { dayOf } from "../../lib/clinic-time";
import { TenantFileError } from "../../lib/read-json";
import { readContent } from "../../seed/read-content";
import { rowsOfContent } from "../../seed/seed-partner";
import { contentFolder, listTenantIds } from "../../tenancy/tenant-files";
import { compareContent } from "./compare-content";

const MAX_LINES = 100;

export interface ContentDifferences {
  id: string;
  count: number;
  /** The first ones. */
  lines: string[];
}

/**
 * Differences between content files and what is live: content is seeded once, when a partner is first published. Partners
 * without any are left out, and so is invalid content, which `check` reports.
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
    if (lines.length > 0) found.push({ id, count: lines.length, lines: lines.slice(0, MAX_LINES) });
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
    // Visitors and the clinic change posts after seeding.
    if (table === customerPosts) continue;
    tables.push({ table, wanted, live: await scope.rows(table) });
  }
  return compareContent(tables);
}
