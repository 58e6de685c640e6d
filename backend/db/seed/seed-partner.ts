import { isNull, sql } from "drizzle-orm";
import type { Content } from "@/contract/tenant/content";
import { dayOf } from "../../booking/clinic-time";
import type { Database } from "../client";
import { products } from "../schema/catalogue";
import { partners } from "../schema/partners";
import { PartnerScope } from "../scope";
import { seedCatalogue } from "./seed-catalogue";
import { seedContent } from "./seed-content";
import { seedEmployees } from "./seed-employees";
import type { SeedPlace, SeedWriter } from "./seed-ids";

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
    await writeContent(scope, content, { day: dayOf(now) });
    return true;
  });
}

/** Tries a content out without a database; throws where its parts name what is not there. */
export const rehearseSeeding = (content: Content): Promise<void> =>
  writeContent({ insert: async () => [] }, content, { day: "2026-01-01" });

async function writeContent(writer: SeedWriter, content: Content, place: SeedPlace): Promise<void> {
  const ids = await seedCatalogue(writer, content, place);
  await seedEmployees(writer, content, place);
  await seedContent(writer, content, { ...place, products: ids.products });
}
