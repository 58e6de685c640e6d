import { and, eq, gt, gte, inArray, lt, not, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { reservationsContract } from "@/contract/api/reservations";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { statusesOfVisitor } from "../booking/visitor-status";
import { reservations } from "../db/schema/reservations";
import { addDays, instantAt } from "../lib/clinic-time";

type Filters = z.output<(typeof reservationsContract)["GET /customer/reservations"]["query"]>;

/** Where-clause for a customer's reservations. */
export const chosenReservations = (
  customerId: number,
  { isUpcoming, status, kind, from, to }: Partial<Filters>,
  now: Date,
): SQL | undefined =>
  and(
    eq(reservations.customerId, customerId),
    isUpcoming === undefined ? undefined : chosenByTime(isUpcoming, now),
    status && inArray(reservations.status, statusesOfVisitor(status)),
    kind && eq(reservations.kind, kind),
    from ? gte(reservations.startAt, instantAt(from, 0)) : undefined,
    to ? lt(reservations.startAt, instantAt(addDays(to, 1), 0)) : undefined,
  );

/** Upcoming: active and not over. */
function chosenByTime(isUpcoming: boolean, now: Date): SQL {
  const upcoming = and(
    gt(reservations.endAt, now),
    inArray(reservations.status, [...HOLDING_STATUSES]),
  ) as SQL;
  return isUpcoming ? upcoming : not(upcoming);
}
