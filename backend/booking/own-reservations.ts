import { and, eq, gt, gte, inArray, ne, or } from "drizzle-orm";
import type { ReservationValidation } from "@/contract/api/reservations";
import { type ReservationRow, reservations } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { ApiError } from "../errors";
import { dayOf, instantAt } from "./clinic-time";
import type { Desk } from "./find-place";
import { ACTIVE_STATUSES } from "./load-agenda";
import { overlapsOwn, tooManyOpen } from "./refusals";

/** Whose reservations count: the customer's, and all with the same phone, since a guest and a member may share one. */
export interface Booker {
  id: number;
  phone: string;
  /** Decides how many they may have ahead; of no matter where one is moved. */
  isRegular?: boolean;
}

interface Wished {
  reservedAt: Date;
  endAt: Date;
  /** The reservation that is to be moved there: it is not in its own way, and none is added. */
  movingId?: number;
}

type HindranceCode = NonNullable<ReservationValidation["code"]>;

/** Why a person cannot book, and which of their reservations are the reason. */
interface Hindrance {
  code: HindranceCode;
  reason: string;
  inTheWay: ReservationRow[];
}

/** What of a person's own stands in the way of another reservation; null where nothing does. */
export async function findHindrance(
  desk: Desk,
  booker: Booker,
  { reservedAt, endAt, movingId }: Wished,
): Promise<Hindrance | null> {
  const { tenant } = desk;
  const open = await findOpen(desk, booker, movingId);
  const atThatTime = open.filter((row) => row.startAt < endAt && row.endAt > reservedAt);
  if (atThatTime.length > 0)
    return { code: "reservation.overlaps-own", reason: overlapsOwn(tenant), inTheWay: atThatTime };
  const { guest, regular } = tenant.homepageConfig.maxOpenReservations;
  const most = booker.isRegular ? regular : guest;
  if (movingId !== undefined || open.length < most) return null;
  return { code: "reservation.too-many-open", reason: tooManyOpen(most, tenant), inTheWay: open };
}

/** A 422 where something of a person's own stands in the way. */
export async function requireRoom(desk: Desk, booker: Booker, wished: Wished): Promise<void> {
  const hindrance = await findHindrance(desk, booker, wished);
  if (hindrance) throw new ApiError(422, hindrance.code, hindrance.reason);
}

/**
 * Within a transaction: until it ends, nothing else is booked or moved for this person, so that what was counted stays
 * true. Taken before the day's queue, in which nobody should wait for one person's requests.
 */
export const lockPerson = (scope: PartnerScope, { id, phone }: Booker): Promise<void> =>
  scope.lock(`reservations-of-customer:${id}`, `reservations-of-phone:${phone}`);

/** Reservations that are not over, soonest first. */
function findOpen(
  { scope, now }: Desk,
  { id, phone }: Booker,
  movingId: number | undefined,
): Promise<ReservationRow[]> {
  const { status, startAt, endAt, customerId, customerPhone } = reservations;
  return scope.rows(reservations, {
    where: and(
      or(eq(customerId, id), eq(customerPhone, phone)),
      inArray(status, [...ACTIVE_STATUSES]),
      // A visit ends on the day it starts on: an index over starts leaves out all that is long over.
      gte(startAt, instantAt(dayOf(now), 0)),
      gt(endAt, now),
      movingId === undefined ? undefined : ne(reservations.id, movingId),
    ),
    orderBy: [startAt],
  });
}
