import { lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { WebVitals } from "@/contract/api/web-vitals";
import type { Database } from "../db/client";
import { webVitals } from "../db/schema/web-vitals";
import type { PartnerScope } from "../db/scope";
import { addDays, dayOf } from "../lib/clinic-time";
import { bucketsOf } from "./vital-buckets";

/** The studio compares four weeks with what was before; older rows are deleted. */
const RETENTION_DAYS = 35;

/** Counts one visit of a clinic. */
export async function countVisit(scope: PartnerScope, visit: WebVitals, now: Date): Promise<void> {
  const { route, device, lcp, inp, cls, ttfb } = visit;
  await scope.upsert(
    webVitals,
    {
      ...{ day: dayOf(now), route, device, visits: 1 },
      lcp: bucketsOf("lcp", lcp),
      inp: bucketsOf("inp", inp),
      cls: bucketsOf("cls", cls),
      ttfb: bucketsOf("ttfb", ttfb),
    },
    {
      target: [webVitals.partnerId, webVitals.day, webVitals.route, webVitals.device],
      set: {
        visits: sql`${webVitals.visits} + 1`,
        lcp: added(webVitals.lcp),
        inp: added(webVitals.inp),
        cls: added(webVitals.cls),
        ttfb: added(webVitals.ttfb),
      },
    },
  );
}

/** Bucket by bucket, within the statement: two visits of a moment are both counted. */
const added = (column: PgColumn): SQL => sql`(
  select array_agg(coalesce(one, 0) + coalesce(other, 0) order by at)
  from unnest(${column}, excluded.${sql.identifier(column.name)}) with ordinality as pairs(one, other, at))`;

/** Deletes what is older than 35 days and returns how many rows. */
export async function sweepWebVitals(db: Database, now: Date): Promise<number> {
  const before = addDays(dayOf(now), -RETENTION_DAYS);
  const gone = await db.delete(webVitals).where(lt(webVitals.day, before)).returning({ day: webVitals.day });
  return gone.length;
}
