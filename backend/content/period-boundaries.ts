import { inArray, sql } from "drizzle-orm";
import type { ContentKind } from "@/contract/content/kinds";
import type { CallServices } from "../call/services";
import type { Database } from "../db/client";
import { partners } from "../db/schema/partners";
import { tagsOf } from "./publish";

/** A minute's: most periods begin or end at midnight, and storefronts render the purged pages themselves. */
const PARTNERS_A_RUN = 100;

interface DuePartner {
  id: string;
  kinds: ContentKind[];
}

/**
 * Purges the pages of partners with a period that has begun or ended, or a version of the terms that has taken effect,
 * since that was last done for them. Returns how many partners; what is more than a run's waits for the next one.
 */
export async function purgeAtBoundaries(
  { db, revalidator }: Pick<CallServices, "db" | "revalidator">,
  now: Date,
): Promise<number> {
  const due = await findDue(db, now);
  if (due.length === 0) return 0;
  const tags = due.flatMap(({ id, kinds }) =>
    tagsOf(
      id,
      kinds.map((kind) => ({ kind })),
    ),
  );
  // It goes on trying by itself, for longer than a job may take.
  void revalidator.revalidate(tags);
  const ids = due.map(({ id }) => id);
  await db.update(partners).set({ boundariesAt: now }).where(inArray(partners.id, ids));
  return due.length;
}

/** A publish purges everything, so a partner's first look back ends there. */
async function findDue(db: Database, now: Date): Promise<DuePartner[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    select partners.id, array_agg(distinct boundary.kind) as kinds
    from partners
    join (
      select partner_id, 'event' as kind, unnest(array[start_at, end_at]) as at from events
      union all
      select partner_id, 'exhibition', unnest(array[start_at, end_at]) from exhibitions
      union all
      select partner_id, 'popup', unnest(array[start_at, end_at]) from popups
      union all
      select partner_id, 'term', effective_at::timestamp at time zone 'Asia/Seoul' from term_versions
    ) as boundary on boundary.partner_id = partners.id
    where boundary.at > coalesce(partners.boundaries_at, partners.published_at) and boundary.at <= ${at}
    group by partners.id
    order by partners.id
    limit ${PARTNERS_A_RUN}`)) as unknown as { rows: DuePartner[] };
  return rows;
}
