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
import { highestId } from "./seed-ids";

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
    // One partner after the other, so that the blocks of ids do not overlap.
    await transaction.execute(sql`select pg_advisory_xact_lock(7305115)`);
    const base = Math.floor((await highestId(transaction)) / 1000) * 1000 + 1000;
    const day = dayOf(now);
    const ids = await seedCatalogue(scope, content, { base, day });
    await seedEmployees(scope, content, { base, day });
    await seedContent(scope, content, { base, day, products: ids.products });
    return true;
  });
}
