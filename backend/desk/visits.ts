import { and, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import { reservations } from "../db/schema/reservations";
import type { StudioCall } from "../staff/studio-call";

/** What a customer's earlier reservations say about them. */
interface VisitFacts {
  visits: number;
  noShows: number;
  lateCancellations: number;
  firstVisitAt: Date | null;
  lastVisitAt: Date | null;
  /** The first open reservation that is not over. */
  nextVisitAt: Date | null;
}

export const NO_VISITS: VisitFacts = {
  visits: 0,
  noShows: 0,
  lateCancellations: 0,
  firstVisitAt: null,
  lastVisitAt: null,
  nextVisitAt: null,
};

/** By customer, in one query. A confirmed visit that is over counts: many clinics do not note every arrival. */
export async function visitsOf(
  { scope, now }: Pick<StudioCall, "scope" | "now">,
  customerIds: number[],
): Promise<Map<number, VisitFacts>> {
  if (customerIds.length === 0) return new Map();
  const { customerId, status, startAt, endAt, isLate } = reservations;
  const isOver = and(eq(status, "confirmed"), lte(endAt, now));
  const isVisit = or(inArray(status, ["arrived", "completed"]), isOver) as SQL;
  const isAhead = and(inArray(status, ["waiting", "confirmed"]), gt(endAt, now)) as SQL;
  const isLateCancellation = and(eq(status, "canceled"), isLate) as SQL;
  const rows = await scope.pick(
    reservations,
    {
      customerId,
      visits: sql<number>`count(*) filter (where ${isVisit})::int`,
      noShows: sql<number>`count(*) filter (where ${eq(status, "noShow")})::int`,
      lateCancellations: sql<number>`count(*) filter (where ${isLateCancellation})::int`,
      firstVisitAt: sql<Date | null>`min(${startAt}) filter (where ${isVisit})`.mapWith(startAt),
      lastVisitAt: sql<Date | null>`max(${startAt}) filter (where ${isVisit})`.mapWith(startAt),
      nextVisitAt: sql<Date | null>`min(${startAt}) filter (where ${isAhead})`.mapWith(startAt),
    },
    { where: inArray(customerId, [...new Set(customerIds)]), groupBy: [customerId] },
  );
  return new Map(rows.map(({ customerId: id, ...facts }) => [id, facts]));
}
