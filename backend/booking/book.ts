import type { ReservationSource } from "@/contract/studio/reservation-steps";
import type { Tenant } from "@/contract/tenant/tenant";
import { calculateTotals, currentPrice, discountRate } from "../catalogue/pricing";
import { consents, type ReservationRow, reservationOptions, reservations } from "../db/schema/reservations";
import type { Day } from "../lib/clinic-time";
import { type AuditActor, visitorActor } from "../staff/audit";
import type { SlotRule } from "./availability";
import { refuseTaken, takeSerial } from "./day-queue";
import { type BookingContext, requireNearDay, requireSlot } from "./find-slot";
import { releaseHold } from "./holds";
import { type Booker, lockPerson, requireNoConflict } from "./own-reservations";
import { writeReservationChange } from "./reservation-history";
import { takeSeat } from "./take-seat";
import type { Timetable } from "./timetable";
import { durationOf, type NamedOption } from "./treatments";

const MINUTE_MS = 60_000;

interface BookingRequest {
  kind: "visit" | "treatment";
  reservedAt: Date;
  employeeId?: number;
  options: NamedOption[];
  purpose?: string;
  memo: string;
  /** Given with the booking or before, each with its own time. */
  agreements: { termId: number; version: string; agreedAt: Date }[];
  attribution: Record<string, string>;
  customer: { id: number; name: string; phone: string };
  /** The customer's own hold, which the reservation replaces. */
  holdId?: string;
  timetable: Timetable;
}

interface OwnBookingRequest extends BookingRequest {
  customer: Booker & { name: string };
}

export interface DeskBookingRequest extends BookingRequest {
  source: ReservationSource;
  rule: SlotRule;
  actor: AuditActor;
  /** For the history. */
  reason?: string;
  /** False: the visitor needs no message of it. */
  isTold?: boolean;
}

/** Throws what booking would throw now, without taking a lock. */
export async function validateOwnBooking(context: BookingContext, request: OwnBookingRequest): Promise<void> {
  const slotRequest = slotRequestOf(request);
  await requireNoConflict(context, request.customer, slotRequest);
  await requireSlot(context, slotRequest);
}

/** Books for a customer; a 422 with too many upcoming reservations, or another one at that time. */
export async function bookOwn(context: BookingContext, request: OwnBookingRequest): Promise<ReservationRow> {
  await lockPerson(context.scope, request.customer);
  await requireNoConflict(context, request.customer, slotRequestOf(request));
  const actor = visitorActor(request.customer.id);
  return book(context, { ...request, source: "web", rule: "visitor", actor });
}

/** Books for a customer by the clinic's people, confirmed at once; throws as bookOwn does. */
export async function bookAtDesk(
  context: BookingContext,
  request: DeskBookingRequest,
): Promise<ReservationRow> {
  await lockPerson(context.scope, request.customer);
  await requireNoConflict(context, request.customer, slotRequestOf(request));
  return book(context, request);
}

/**
 * Books within an open transaction. Throws a 422 for a time that can never be booked and a 409 for one that is taken;
 * the exclusion constraints stop what slips past these checks.
 */
async function book(context: BookingContext, request: DeskBookingRequest): Promise<ReservationRow> {
  const { scope, tenant, now } = context;
  const { source, rule, actor, reason, isTold = true } = request;
  const day = requireNearDay(context, request.reservedAt, rule);
  const serial = await takeSerial(scope, day);
  const slotRequest = slotRequestOf(request);
  const { reservedAt: startAt, endAt } = slotRequest;
  const slot = await requireSlot(context, slotRequest);
  const { isIncludeVat, reservationConfirm } = tenant.homepageConfig;
  // The clinic says yes by writing it down.
  const isWaiting = source === "web" && (slot.outcome === "waiting" || reservationConfirm);
  const written = await scope
    .insert(reservations, [
      {
        reservationNumber: reservationNumber(tenant, day, serial),
        customerId: request.customer.id,
        employeeId: slot.employeeId,
        kind: request.kind,
        status: isWaiting ? "waiting" : "confirmed",
        source,
        startAt,
        endAt,
        seat: slot.hasSeat ? await takeSeat(context, { startAt, endAt }) : null,
        holdsTime: slot.holdsTime,
        purpose: request.purpose ?? null,
        memo: request.memo,
        customerName: request.customer.name,
        customerPhone: request.customer.phone,
        isIncludeVat,
        ...calculateTotals(request.options.map(currentPrice), isIncludeVat),
        isSend: isTold,
        attribution: request.attribution,
        createdAt: now,
      },
    ])
    .catch(refuseTaken);
  const reservation = written[0] as ReservationRow;
  await releaseHold(scope, request.holdId);
  await scope.insert(
    reservationOptions,
    request.options.map((option, index) => bookedOption(reservation.id, option, index)),
  );
  await scope.insert(
    consents,
    request.agreements.map((agreement) => ({
      ...agreement,
      customerId: request.customer.id,
      reservationId: reservation.id,
    })),
  );
  await writeReservationChange(scope, tenant, {
    actor,
    at: now,
    action: "reservation.added",
    before: null,
    after: reservation,
    reason,
    isTold,
  });
  return reservation;
}

const slotRequestOf = <Request extends BookingRequest>(request: Request) => ({
  ...request,
  endAt: new Date(request.reservedAt.getTime() + durationOf(request.options) * MINUTE_MS),
});

/** `LM-261120-0417`: the clinic's code, the day of the visit, the serial of that day. */
const reservationNumber = ({ partnerInformation }: Tenant, day: Day, serial: number) =>
  `${partnerInformation.partnerCode}-${day.slice(2).replaceAll("-", "")}-${String(serial).padStart(4, "0")}`;

const bookedOption = (reservationId: number, option: NamedOption, sortOrder: number) => {
  const price = currentPrice(option);
  const rate = discountRate(price, option.price);
  return {
    reservationId,
    optionId: option.id,
    productId: option.productId,
    productName: option.productName,
    name: option.name,
    description: option.description,
    price,
    isPriceFrom: option.isPriceFrom,
    originalPrice: rate === null ? null : option.price,
    discountRate: rate,
    durationMinutes: option.durationMinutes,
    isDefault: option.isDefault,
    sortOrder,
  };
};
