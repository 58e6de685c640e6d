import { z } from "zod";
import { ATTRIBUTION_KEYS, cutAttribution } from "./attribution-keys";
import { agreementSchema } from "./auth-and-customer";
import { defineContract } from "./endpoint";
import { productOptionSchema } from "./products";
import {
  clockSchema,
  daySchema,
  flagSchema,
  focusSchema,
  idListSchema,
  idParams,
  idSchema,
  imageUrlSchema,
  instantSchema,
  listOf,
  oneOf,
  pageQuery,
  wonSchema,
} from "./values";

export const RESERVATION_KINDS = ["visit", "treatment"] as const;
export const reservationKindSchema = z.enum(RESERVATION_KINDS);
export type ReservationKind = z.infer<typeof reservationKindSchema>;

/** waiting: the clinic has yet to confirm. */
export const RESERVATION_STATUSES = ["waiting", "confirmed", "canceled", "completed"] as const;
export const reservationStatusSchema = z.enum(RESERVATION_STATUSES);

/** A list, or texts joined by commas. */
const reservationStatusListSchema = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(","))])
  .pipe(z.array(reservationStatusSchema).min(1));

/** Why a day has no bookable time. */
export const CLOSED_REASONS = ["past", "closed", "holiday", "full", "outOfRange"] as const;

const treatmentQuery = {
  productOptionIds: idListSchema.optional(),
  /** Secret events of the options; without them secret options are a 404. */
  secretEventIds: idListSchema.optional(),
};
const slotQuery = {
  ...treatmentQuery,
  /** By default any doctor. */
  employeeId: idSchema.optional(),
  /** The customer's own reservation that is being moved: it blocks no slot, and its duration counts. */
  reservationId: idSchema.optional(),
  /** The customer's own hold: it blocks no slot. */
  holdId: z.uuid().optional(),
};

export const availableDateSchema = z.object({
  date: daySchema,
  isAvailable: z.boolean(),
  reason: z.enum(CLOSED_REASONS).nullable(),
  isHoliday: z.boolean(),
  /** The holiday's name, or the clinic's reason for a closed or short day. */
  note: z.string().nullable(),
});
export type AvailableDate = z.infer<typeof availableDateSchema>;

export const availableTimeSchema = z.object({
  reservedAt: instantSchema,
  time: clockSchema,
  isAvailable: z.boolean(),
  /** The clinic would have to confirm it (isForceReservation over a full time). */
  isWaiting: z.boolean(),
});
export type AvailableTime = z.infer<typeof availableTimeSchema>;

export const bookableEmployeeSchema = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  specialty: z.string(),
  imageUrl: imageUrlSchema.nullable(),
  imageFocus: focusSchema.nullable(),
  nextAvailableAt: instantSchema.nullable(),
});
export type BookableEmployee = z.infer<typeof bookableEmployeeSchema>;

const attributionValue = z.string().overwrite(cutAttribution).exactOptional();

/** The page's utm_* parameters. Other keys are left out and long values cut: a statistic refuses no booking. */
export const attributionSchema = z.object(
  // Object.fromEntries loses the names of its keys.
  Object.fromEntries(ATTRIBUTION_KEYS.map((key) => [key, attributionValue])) as Record<
    (typeof ATTRIBUTION_KEYS)[number],
    typeof attributionValue
  >,
);
export type Attribution = z.infer<typeof attributionSchema>;

export const createReservationSchema = z.object({
  kind: reservationKindSchema,
  reservedAt: instantSchema,
  /** By default any free doctor. */
  employeeId: z.int().positive().optional(),
  /** Empty for a visit. */
  productOptionIds: z.array(z.int().positive()).max(20).default([]),
  /** Secret events of the options, at whose prices they are booked. */
  secretEventIds: z.array(z.int().positive()).max(20).optional(),
  purpose: z.string().max(100).optional(),
  memo: z.string().max(1000).default(""),
  /** Earlier agreements to the version in effect need not be repeated. */
  agreements: z.array(agreementSchema).max(20),
  attribution: attributionSchema.default({}),
  /** The customer's own hold, released by the booking. An expired one, or of another time, is ignored. */
  holdId: z.uuid().optional(),
});
export type CreateReservation = z.input<typeof createReservationSchema>;

export const changeReservationSchema = z.object({
  reservedAt: instantSchema,
  /** Null: any free doctor. By default the same doctor. */
  employeeId: z.int().positive().nullable().optional(),
  /** As when booking. */
  holdId: z.uuid().optional(),
});
export type ChangeReservation = z.input<typeof changeReservationSchema>;

export const cancelReservationSchema = z.object({ reason: z.string().trim().max(200).optional() });

/** Spec §3: reservation success data. */
export const reservationSchema = z.object({
  id: z.int(),
  /** For the reception: `LM-261120-0417`. */
  reservationNumber: z.string(),
  /** What was booked, in one line. */
  reservationDetail: z.string(),
  kind: reservationKindSchema,
  status: reservationStatusSchema,
  reservedAt: instantSchema,
  endAt: instantSchema,
  employee: z.object({ id: z.int(), name: z.string(), position: z.string() }).nullable(),
  purpose: z.string().nullable(),
  memo: z.string(),
  partnerName: z.string(),
  partnerAddress: z.string(),
  customerName: z.string(),
  customerPhone: z.string(),
  reservationProductOptions: z.array(
    productOptionSchema.omit({ event: true }).extend({ productName: z.string() }),
  ),
  isIncludeVat: z.boolean(),
  /** Totals by the server; null where the partner shows no prices. */
  subtotal: wonSchema.nullable(),
  vat: wonSchema.nullable(),
  total: wonSchema.nullable(),
  /** A message was sent to the customer. */
  isSend: z.boolean(),
  /** The clinic still has to confirm. */
  isReservationConfirm: z.boolean(),
  createdAt: instantSchema,
  canceledAt: instantSchema.nullable(),
  cancelReason: z.string().nullable(),
  /** By the clinic's rule (homepageConfig.reservationChangeHours). */
  isChangeable: z.boolean(),
  isCancelable: z.boolean(),
  changeableUntil: instantSchema,
  /** Path of its calendar file on the backend's host; the path alone grants access. */
  calendarUrl: z.string(),
});
export type Reservation = z.infer<typeof reservationSchema>;

/** Whether the customer could book a time, and which own reservations prevent it. */
export const reservationValidationSchema = z.object({
  isAvailable: z.boolean(),
  /** In Korean; null when it can be booked. */
  reason: z.string().nullable(),
  /** The error code when the customer's own reservations are the reason. */
  code: z.enum(["reservation.overlaps-own", "reservation.too-many-open"]).nullable(),
  /** The customer's own reservations that are the reason. */
  inTheWay: z.array(reservationSchema),
});
export type ReservationValidation = z.infer<typeof reservationValidationSchema>;

export const reservationsContract = defineContract({
  "GET /partner-employee-schedules/employees": {
    query: z.object(slotQuery),
    response: listOf(bookableEmployeeSchema),
  },
  /** Every day from `from` to `to`, both included, at most 62. */
  "GET /partner-schedules/available-dates": {
    query: z.object({ ...slotQuery, from: daySchema, to: daySchema }),
    response: listOf(availableDateSchema),
  },
  "GET /partner-schedules/time": {
    query: z.object({ ...slotQuery, date: daySchema }),
    response: listOf(availableTimeSchema).extend({
      durationMinutes: z.int().positive(),
      lunch: z.object({ start: clockSchema, end: clockSchema }).nullable(),
    }),
  },
  /**
   * 409 when the time was taken meanwhile; 422 with a reason when it can never be booked, when the customer has another
   * reservation at that time, or too many upcoming ones (homepageConfig.maxOpenReservations).
   */
  "POST /customer/reservations": { body: createReservationSchema, response: oneOf(reservationSchema) },
  /** Upcoming ones soonest first, others latest first. */
  "GET /customer/reservations": {
    query: z.object({
      ...pageQuery,
      isUpcoming: flagSchema.optional(),
      status: reservationStatusListSchema.optional(),
      kind: reservationKindSchema.optional(),
      /** Days of the visit, both included. */
      from: daySchema.optional(),
      to: daySchema.optional(),
    }),
    response: listOf(reservationSchema),
  },
  "GET /customer/reservations/:id": { params: idParams, response: oneOf(reservationSchema) },
  /** Changes time or doctor. 409 when taken; 422 when it can never be booked, or beyond the clinic's rule. */
  "PUT /customer/reservations/:id": {
    params: idParams,
    body: changeReservationSchema,
    response: oneOf(reservationSchema),
  },
  /** Idempotent. 422 beyond the clinic's rule. */
  "PUT /customer/reservations/:id/cancel": {
    params: idParams,
    body: cancelReservationSchema,
    response: oneOf(reservationSchema),
  },
  "GET /customer/reservation-confirm": {
    query: z.object(treatmentQuery),
    response: oneOf(z.object({ isReservationConfirm: z.boolean() })),
  },
  "GET /customer/reservation-validation": {
    query: z.object({ ...slotQuery, reservedAt: instantSchema }),
    response: oneOf(reservationValidationSchema),
  },
});
