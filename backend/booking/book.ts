import type { Tenant } from "@/contract/tenant/tenant";
import { currentPrice, discountRate, reckonSums } from "../catalogue/pricing";
import { consents, type ReservationRow, reservationOptions, reservations } from "../db/schema/reservations";
import type { Day } from "./clinic-time";
import { refuseTaken, takeSerial } from "./day-queue";
import { type Desk, requireNearDay, requirePlace } from "./find-place";
import { letGo } from "./holds";
import { type Booker, lockPerson, requireRoom } from "./own-reservations";
import type { Timetable } from "./timetable";
import { durationOf, type NamedOption } from "./treatments";

const MINUTE_MS = 60_000;

export interface BookingRequest {
  kind: "visit" | "treatment";
  reservedAt: Date;
  employeeId?: number;
  options: NamedOption[];
  purpose?: string;
  memo: string;
  /** Those given with the booking, and those given before, each with its own time. */
  agreements: { termId: number; version: string; agreedAt: Date }[];
  attribution: Record<string, string>;
  customer: { id: number; name: string; phone: string };
  /** The customer's own hold, which the reservation takes the place of. */
  holdId?: string;
  timetable: Timetable;
}

export interface OwnBookingRequest extends BookingRequest {
  customer: Booker & { name: string };
}

/** Throws what booking by a customer would, as the database stands: a look takes nothing that others wait for. */
export async function foreseeOwnBooking(desk: Desk, request: OwnBookingRequest): Promise<void> {
  const wish = wishOf(request);
  await requireRoom(desk, request.customer, wish);
  await requirePlace(desk, wish);
}

/** Books for a customer, who may have only so many reservations ahead and none at that time: else a 422. */
export async function bookOwn(desk: Desk, request: OwnBookingRequest): Promise<ReservationRow> {
  await lockPerson(desk.scope, request.customer);
  await requireRoom(desk, request.customer, wishOf(request));
  return book(desk, request);
}

/**
 * Books within a transaction that is already open. Throws a 422 for a time that can never be booked and a 409 for
 * one that others have; whoever slips past that is stopped by the exclusion constraints.
 */
export async function book(desk: Desk, request: BookingRequest): Promise<ReservationRow> {
  const { scope, tenant, now } = desk;
  const day = requireNearDay(desk, request.reservedAt);
  const serial = await takeSerial(scope, day);
  const wish = wishOf(request);
  const place = await requirePlace(desk, wish);
  const { isIncludeVat, reservationConfirm } = tenant.homepageConfig;
  const isWaiting = place.outcome === "waiting" || reservationConfirm;
  const written = await scope
    .insert(reservations, [
      {
        reservationNumber: reservationNumber(tenant, day, serial),
        customerId: request.customer.id,
        employeeId: place.employeeId,
        kind: request.kind,
        status: isWaiting ? "waiting" : "confirmed",
        startAt: request.reservedAt,
        endAt: wish.endAt,
        seat: place.seat,
        holdsTime: place.holdsTime,
        purpose: request.purpose ?? null,
        memo: request.memo,
        customerName: request.customer.name,
        customerPhone: request.customer.phone,
        isIncludeVat,
        ...reckonSums(request.options.map(currentPrice), isIncludeVat),
        isSend: false,
        attribution: request.attribution,
        createdAt: now,
      },
    ])
    .catch(refuseTaken);
  const reservation = written[0] as ReservationRow;
  await letGo(scope, request.holdId);
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
  return reservation;
}

const wishOf = (request: BookingRequest) => ({
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
