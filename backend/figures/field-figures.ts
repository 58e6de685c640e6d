import { and, gte, lte } from "drizzle-orm";
import { VISIT_DEVICES, VITAL_ROUTES, VITALS, type Vital } from "@/contract/api/web-vitals";
import type { Figures } from "@/contract/studio/figures";
import { webVitals } from "../db/schema/web-vitals";
import type { PartnerScope } from "../db/scope";
import { addDays, type Day } from "../lib/clinic-time";
import { FEWEST } from "./figures";
import { type DayRange, isWithin } from "./period";
import { addBuckets, countOf, p75Of } from "./vital-buckets";

type Row = typeof webVitals.$inferSelect;
type Field = Figures["field"];

const WEEK = 7;

/** What the clinic's visitors waited for, in the week that ends today, and in the one before. */
export async function loadFieldFigures(scope: PartnerScope, today: Day): Promise<Field> {
  const week = { from: addDays(today, 1 - WEEK), to: today };
  const before = { from: addDays(week.from, -WEEK), to: addDays(week.from, -1) };
  const rows = await scope.rows(webVitals, {
    where: and(gte(webVitals.day, before.from), lte(webVitals.day, week.to)),
  });
  const now = rows.filter(isIn(week));
  const earlier = rows.filter(isIn(before));
  return {
    ...week,
    visits: visitsOf(now),
    vitals: VITALS.map((vital) => ({ vital, p75: p75(now, vital), before: p75(earlier, vital) })),
    devices: VISIT_DEVICES.map((device) => p75sOf(now, { device })).filter(hasVisits),
    routes: VITAL_ROUTES.map((route) => p75sOf(now, { route }))
      .filter(hasVisits)
      .sort((one, other) => other.visits - one.visits),
  };
}

/** One kind of the visits, by the figures that visitors feel. */
function p75sOf<Kind extends Partial<Pick<Row, "device" | "route">>>(rows: Row[], kind: Kind) {
  const mine = rows.filter(
    ({ device, route }) => device === (kind.device ?? device) && route === (kind.route ?? route),
  );
  return { ...kind, visits: visitsOf(mine), lcp: p75(mine, "lcp"), inp: p75(mine, "inp") };
}

/** Null below twenty visits that have the figure: too few to say. */
function p75(rows: Row[], vital: Vital): number | null {
  const buckets = rows.reduce<number[]>((sum, row) => addBuckets(sum, row[vital]), []);
  return countOf(buckets) < FEWEST ? null : p75Of(vital, buckets);
}

const isIn =
  (range: DayRange) =>
  ({ day }: Row) =>
    isWithin(day, range);
const visitsOf = (rows: Row[]): number => rows.reduce((sum, { visits }) => sum + visits, 0);
const hasVisits = ({ visits }: { visits: number }): boolean => visits > 0;
