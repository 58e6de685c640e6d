import { and, eq, gt, gte, inArray, lt, not, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { reservationsContract } from "@/contract/api/reservations";
import { addDays, instantAt } from "../booking/clinic-time";
import { ACTIVE_STATUSES } from "../booking/load-agenda";
import { reservations } from "../db/schema/reservations";

type Filters = z.output<(typeof reservationsContract)["GET /customer/reservations"]["query"]>;

/** A customer's reservations, as they ask for them. */
export const chosenReservations = (
  customerId: number,
  { isUpcoming, status, kind, from, to }: Partial<Filters>,
  now: Date,
): SQL | undefined =>
  and(
    eq(reservations.customerId, customerId),
    isUpcoming === undefined ? undefined : chosenByTime(isUpcoming, now),
    status && inArray(reservations.status, status),
    kind && eq(reservations.kind, kind),
    from ? gte(reservations.startAt, instantAt(from, 0)) : undefined,
    to ? lt(reservations.startAt, instantAt(addDays(to, 1), 0)) : undefined,
  );

/** Upcoming ones are not over and still hold; the others are the rest. */
function chosenByTime(isUpcoming: boolean, now: Date): SQL {
  const upcoming = and(
    gt(reservations.endAt, now),
    inArray(reservations.status, [...ACTIVE_STATUSES]),
  ) as SQL;
  return isUpcoming ? upcoming : not(upcoming);
}
