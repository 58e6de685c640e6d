import { and, eq, gt, gte, inArray, isNotNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { ReservationValidation } from "@/contract/api/reservations";
import { HOLDING_STATUSES } from "@/contract/studio/reservation-steps";
import { customers } from "../db/schema/customers";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { dayOf, instantAt } from "../lib/clinic-time";
import { ApiError, sessionExpired } from "../lib/errors";
import type { BookingContext, SlotRequest } from "./find-slot";
import { OVERLAPS_CUSTOMERS_OWN, overlapsOwn, tooManyOpen } from "./refusals";

/** Reservations of the customer and of everyone with the same phone count: a guest and a member may share one. */
export interface Booker {
  id: number;
  phone: string;
  /** Decides how many upcoming reservations are allowed; not needed for a change. */
  isRegular?: boolean;
}

/** With a movingId no reservation is added, and the moved one does not conflict with itself. */
type Period = Pick<SlotRequest, "reservedAt" | "endAt" | "movingId" | "rule">;

type ConflictCode = NonNullable<ReservationValidation["code"]>;

/** Why a person cannot book, and the reservations that prevent it. */
interface Conflict {
  code: ConflictCode;
  reason: string;
  inTheWay: ReservationRow[];
}

/**
 * What prevents a person from making another reservation; null where nothing does. The desk may add more than visitors,
 * and with an overruled check two people of one phone at the same time.
 */
export async function findConflict(
  context: BookingContext,
  booker: Booker,
  { reservedAt, endAt, movingId, rule = "visitor" }: Period,
): Promise<Conflict | null> {
  if (rule === "overruled") return null;
  const { tenant } = context;
  const isDesk = rule === "desk";
  const open = await findOpen(context, booker, movingId);
  const atThatTime = open.filter((row) => row.startAt < endAt && row.endAt > reservedAt);
  if (atThatTime.length > 0) {
    const reason = isDesk ? OVERLAPS_CUSTOMERS_OWN : overlapsOwn(tenant);
    return { code: "reservation.overlaps-own", reason, inTheWay: atThatTime };
  }
  const { guest, regular } = tenant.homepageConfig.maxOpenReservations;
  const most = booker.isRegular ? regular : guest;
  if (isDesk || movingId !== undefined || open.length < most) return null;
  return { code: "reservation.too-many-open", reason: tooManyOpen(most, tenant), inTheWay: open };
}

/** A 422 where the person's own reservations prevent another one. */
export async function requireNoConflict(
  context: BookingContext,
  booker: Booker,
  period: Period,
): Promise<void> {
  const conflict = await findConflict(context, booker, period);
  if (conflict) throw new ApiError(422, conflict.code, conflict.reason);
}

/**
 * Within a transaction: serialises bookings and changes of one person, so that the count stays true until it commits.
 * Taken before the day's queue, where other customers should not wait for this one's requests.
 */
export const lockPerson = (scope: PartnerScope, { id, phone }: Booker): Promise<void> =>
  scope.lock(`reservations-of-customer:${id}`, `reservations-of-phone:${phone}`);

/**
 * Within a transaction that writes something of a customer's: they cannot leave or be merged into another account before
 * it ends. A 401 where that has happened already; the router then handles the request once more.
 */
export async function lockCustomer(scope: PartnerScope, id: number): Promise<void> {
  const isMember = and(eq(customers.id, id), isNotNull(customers.phone)) as SQL;
  const locked = await scope.update(customers, { createdAt: sql`${customers.createdAt}` }, isMember);
  if (locked.length === 0) throw sessionExpired();
}

/** Reservations that are not over, soonest first. */
function findOpen(
  { scope, now }: BookingContext,
  { id, phone }: Booker,
  movingId: number | undefined,
): Promise<ReservationRow[]> {
  const { status, startAt, endAt, customerId, customerPhone } = reservations;
  return scope.rows(reservations, {
    where: and(
      or(eq(customerId, id), eq(customerPhone, phone)),
      inArray(status, [...HOLDING_STATUSES]),
      // A visit ends on the day it starts: an index over starts skips those of earlier days.
      gte(startAt, instantAt(dayOf(now), 0)),
      gt(endAt, now),
      movingId === undefined ? undefined : ne(reservations.id, movingId),
    ),
    orderBy: [startAt],
  });
}
