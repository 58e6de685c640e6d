import { sql } from "drizzle-orm";
import { VITALS, type Vital } from "@/contract/api/web-vitals";
import type { Database } from "../db/client";
import { webVitals } from "../db/schema/web-vitals";
import { addDays, dayOf } from "../lib/clinic-time";
import { FEWEST } from "./figures";
import { countOf, p75Of } from "./vital-buckets";

const WEEK = 7;
/** What is good at most, as browsers' makers say: https://web.dev/articles/vitals; TTFB alone is no fault of a page. */
const GOOD: Partial<Record<Vital, number>> = { lcp: 2500, inp: 200, cls: 0.1 };
/** As many as an alert may name. */
const MOST = 50;

export interface SlowClinic {
  partnerId: string;
  vital: Vital;
  /** Milliseconds; of CLS its score. */
  p75: number;
}

/** Clinics whose visitors' week was not good, the worst ones first; those with fewer than twenty visits say nothing. */
export async function findSlowClinics(db: Database, now: Date): Promise<SlowClinic[]> {
  const from = addDays(dayOf(now), 1 - WEEK);
  // Only buckets with visits leave the database: a handful for each clinic.
  const lists = VITALS.map((vital) => sql`(${vital}::text, ${webVitals[vital]})`);
  const { rows } = (await db.execute(sql`
    select ${webVitals.partnerId} as partner, vital, at::int as at, sum(counted.visits)::int as visits
    from ${webVitals}, lateral (values ${sql.join(lists, sql`, `)}) as lists(vital, buckets),
      lateral unnest(buckets) with ordinality as counted(visits, at)
    where ${webVitals.day} >= ${from} and counted.visits > 0
    group by 1, 2, 3`)) as { rows: { partner: string; vital: Vital; at: number; visits: number }[] };
  const byKey = new Map<string, { partnerId: string; vital: Vital; buckets: number[] }>();
  for (const { partner: partnerId, vital, at, visits } of rows) {
    const key = `${partnerId} ${vital}`;
    const known = byKey.get(key) ?? { partnerId, vital, buckets: [] };
    known.buckets[at - 1] = visits;
    byKey.set(key, known);
  }
  return [...byKey.values()]
    .flatMap(({ partnerId, vital, buckets }) => {
      const counts = Array.from(buckets, (count) => count ?? 0);
      const p75 = countOf(counts) < FEWEST ? null : p75Of(vital, counts);
      return p75 !== null && p75 > (GOOD[vital] ?? p75) ? [{ partnerId, vital, p75 }] : [];
    })
    .sort((one, other) => excess(other) - excess(one))
    .slice(0, MOST);
}

const excess = ({ vital, p75 }: SlowClinic): number => p75 / (GOOD[vital] ?? p75);
