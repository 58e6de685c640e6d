import { isNull, sql } from "drizzle-orm";
import type { Content } from "@/contract/tenant/content";
import type { Database } from "../db/client";
import { products } from "../db/schema/catalogue";
import { partners } from "../db/schema/partners";
import { type OwnedTable, PartnerScope } from "../db/scope";
import { dayOf, instantAt } from "../lib/clinic-time";
import { hashSeededPassword } from "../posts/password";
import { seedBoards } from "./seed-boards";
import { seedCatalogue, seedProductAfterNotices } from "./seed-catalogue";
import { seedContent } from "./seed-content";
import { seedEmployees } from "./seed-employees";
import { seedHelp } from "./seed-help";
import type { SeedContext, SeedWriter } from "./seed-ids";
import { type PostsContext, seedPosts } from "./seed-posts";
import { seedResults } from "./seed-results";
import { seedStories } from "./seed-stories";
import { seedTerms } from "./seed-terms";

type Place = SeedContext & Pick<PostsContext, "now" | "hashPassword">;

/**
 * Seeds a partner's content once, in one transaction; returns false when there is any already.
 */
export async function seedPartner(
  db: Database,
  partnerId: string,
  content: Content,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // A concurrent process waits for this row lock and then finds it seeded.
    const marked = await transaction
      .update(partners)
      .set({ seededAt: now })
      .where(sql`${partners.id} = ${partnerId} and ${isNull(partners.seededAt)}`)
      .returning();
    const scope = new PartnerScope(transaction, partnerId, null, true);
    if (marked.length === 0 || (await scope.count(products)) > 0) return false;
    await writeContent(scope, content, { day: dayOf(now), now, hashPassword: hashSeededPassword });
    return true;
  });
}

/** The rows that seeding would write on a day, by table; passwords are not hashed. */
export async function rowsOfContent(content: Content, day: string): Promise<Map<OwnedTable, SeedRow[]>> {
  const rows = new Map<OwnedTable, SeedRow[]>();
  const writer: SeedWriter = {
    insert: async (table, added) => {
      rows.set(table, [...(rows.get(table) ?? []), ...added]);
      return [];
    },
  };
  await writeContent(writer, content, {
    day,
    now: instantAt(day, 0),
    hashPassword: async () => "",
  });
  return rows;
}
/** By column name; may have further fields. */
export type SeedRow = Record<string, unknown>;

/** Validates references within a content without a database. */
export const dryRunSeeding = (content: Content): Promise<void> =>
  writeContent({ insert: async () => [] }, content, {
    day: "2026-01-01",
    now: new Date("2026-01-01T00:00:00Z"),
    hashPassword: async () => "",
  });

/** Writes the rows of a content, in the order that references need. */
export async function writeContent(writer: SeedWriter, content: Content, place: Place): Promise<void> {
  const { products } = await seedCatalogue(writer, content, place);
  await seedEmployees(writer, content, place);
  await seedContent(writer, content, { ...place, products });
  await seedTerms(writer, content);
  const { afterNotices } = await seedHelp(writer, content);
  await seedProductAfterNotices(writer, content, { products, afterNotices });
  await seedStories(writer, content, { ...place, products });
  await seedResults(writer, content, { ...place, products });
  const types = await seedBoards(writer, content, place);
  await seedPosts(writer, content, { ...place, types });
}
