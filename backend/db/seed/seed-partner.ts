import { isNull, sql } from "drizzle-orm";
import type { Content } from "@/contract/tenant/content";
import { dayOf, instantAt } from "../../booking/clinic-time";
import { hashSeededPassword } from "../../posts/password";
import type { Database } from "../client";
import { products } from "../schema/catalogue";
import { partners } from "../schema/partners";
import { type OwnedTable, PartnerScope } from "../scope";
import { seedBoards } from "./seed-boards";
import { seedCatalogue, seedProductAfterNotices } from "./seed-catalogue";
import { seedContent } from "./seed-content";
import { seedEmployees } from "./seed-employees";
import { seedHelp } from "./seed-help";
import type { SeedPlace, SeedWriter } from "./seed-ids";
import { type PostsPlace, seedPosts } from "./seed-posts";
import { seedResults } from "./seed-results";
import { seedStories } from "./seed-stories";
import { seedTerms } from "./seed-terms";

type Place = SeedPlace & Pick<PostsPlace, "now" | "hashPassword">;

/**
 * Writes a partner's first content, in one transaction, once: where anything is there already, nothing is touched.
 * Answers whether it wrote.
 */
export async function seedPartner(
  db: Database,
  partnerId: string,
  content: Content,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // Whoever marks the partner first seeds it; a second process waits here and then finds it marked.
    const marked = await transaction
      .update(partners)
      .set({ seededAt: now })
      .where(sql`${partners.id} = ${partnerId} and ${isNull(partners.seededAt)}`)
      .returning();
    const scope = new PartnerScope(transaction, partnerId, true);
    if (marked.length === 0 || (await scope.count(products)) > 0) return false;
    await writeContent(scope, content, { day: dayOf(now), now, hashPassword: hashSeededPassword });
    return true;
  });
}

/** The rows that seeding would write on a day, by table and in its order; passwords have no hash in them. */
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
/** By the names of the table's columns; seeds may carry more. */
export type SeedRow = Record<string, unknown>;

/** Tries a content out without a database; throws where its parts name what is not there. */
export const rehearseSeeding = (content: Content): Promise<void> =>
  writeContent({ insert: async () => [] }, content, {
    day: "2026-01-01",
    now: new Date("2026-01-01T00:00:00Z"),
    hashPassword: async () => "",
  });

async function writeContent(writer: SeedWriter, content: Content, place: Place): Promise<void> {
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
