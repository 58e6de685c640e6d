import { z } from "zod";
import { ATTRIBUTION_KEYS } from "./attribution-keys";
import { agreementSchema } from "./auth-and-customer";
import { defineContract } from "./endpoint";
import { productOptionSchema } from "./products";
import {
  clockSchema,
  daySchema,
  flagSchema,
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

/** waiting: requested, the clinic has yet to confirm. */
export const RESERVATION_STATUSES = ["waiting", "confirmed", "canceled", "completed"] as const;
export const reservationStatusSchema = z.enum(RESERVATION_STATUSES);

/** One status, or several as a list or joined by commas. */
const reservationStatusListSchema = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(","))])
  .pipe(z.array(reservationStatusSchema).min(1));

/** Why a day has no time to offer. */
export const CLOSED_REASONS = ["past", "closed", "holiday", "full", "outOfRange"] as const;

const treatmentQuery = {
  productOptionIds: idListSchema.optional(),
  /** The secret events whose links led to some of the options: without them those are a 404. */
  secretEventIds: idListSchema.optional(),
};
const slotQuery = {
  ...treatmentQuery,
  /** Absent: any doctor. */
  employeeId: idSchema.optional(),
  /** One's own reservation that is to be moved: it is in nobody's way, and its length is what is looked for. */
  reservationId: idSchema.optional(),
  /** One's own hold: it is in nobody's way. */
  holdId: z.uuid().optional(),
};

export const availableDateSchema = z.object({
  date: daySchema,
  isAvailable: z.boolean(),
  reason: z.enum(CLOSED_REASONS).nullable(),
  isHoliday: z.boolean(),
  /** The holiday's name, or the clinic's words for a closed or short day. */
  note: z.string().nullable(),
});
export type AvailableDate = z.infer<typeof availableDateSchema>;

export const availableTimeSchema = z.object({
  reservedAt: instantSchema,
  time: clockSchema,
  isAvailable: z.boolean(),
  /** True when it would be booked as waiting for the clinic's word (isForceReservation over a full time). */
  isWaiting: z.boolean(),
});
export type AvailableTime = z.infer<typeof availableTimeSchema>;

export const bookableEmployeeSchema = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  specialty: z.string(),
  imageUrl: imageUrlSchema.nullable(),
  nextAvailableAt: instantSchema.nullable(),
});
export type BookableEmployee = z.infer<typeof bookableEmployeeSchema>;

/** The page's utm_* as the widget was given them. */
export const attributionSchema = z.partialRecord(z.enum(ATTRIBUTION_KEYS), z.string().max(200));
export type Attribution = z.infer<typeof attributionSchema>;

export const createReservationSchema = z.object({
  kind: reservationKindSchema,
  reservedAt: instantSchema,
  /** Absent: any doctor who is free. */
  employeeId: z.int().positive().optional(),
  /** Empty for a visit. */
  productOptionIds: z.array(z.int().positive()).max(20).default([]),
  /** The secret events whose links led to some of the options: they are booked at those events' prices. */
  secretEventIds: z.array(z.int().positive()).max(20).optional(),
  purpose: z.string().max(100).optional(),
  memo: z.string().max(1000).default(""),
  /** What the customer has agreed to before, in the version in effect, need not be named. */
  agreements: z.array(agreementSchema).max(20),
  attribution: attributionSchema.default({}),
  /** One's own hold, which ends with the booking. One that has expired or is of another time changes nothing. */
  holdId: z.uuid().optional(),
});
export type CreateReservation = z.input<typeof createReservationSchema>;

export const changeReservationSchema = z.object({
  reservedAt: instantSchema,
  /** Null: any doctor who is free. Absent: the doctor stays. */
  employeeId: z.int().positive().nullable().optional(),
  /** One's own hold, as when booking. */
  holdId: z.uuid().optional(),
});
export type ChangeReservation = z.input<typeof changeReservationSchema>;

export const cancelReservationSchema = z.object({ reason: z.string().trim().max(200).optional() });

/** Spec §3: reservation success data. */
export const reservationSchema = z.object({
  id: z.int(),
  /** What the visitor reads aloud at the desk: `LM-261120-0417`. */
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
  reservationProductOptions: z.array(productOptionSchema.extend({ productName: z.string() })),
  isIncludeVat: z.boolean(),
  /** Sums as the server reckons them; null where the partner shows no prices. */
  subtotal: wonSchema.nullable(),
  vat: wonSchema.nullable(),
  total: wonSchema.nullable(),
  /** Whether a message was sent to the customer. */
  isSend: z.boolean(),
  /** True when the clinic still has to confirm. */
  isReservationConfirm: z.boolean(),
  createdAt: instantSchema,
  canceledAt: instantSchema.nullable(),
  cancelReason: z.string().nullable(),
  /** Whether the customer may still change it, by the clinic's rule (homepageConfig.reservationChangeHours). */
  isChangeable: z.boolean(),
  isCancelable: z.boolean(),
  changeableUntil: instantSchema,
  /** Path of its calendar file on the backend's host; whoever has it needs no token. */
  calendarUrl: z.string(),
});
export type Reservation = z.infer<typeof reservationSchema>;

/** Whether a time could be booked by who asks, and what of their own stands in the way. */
export const reservationValidationSchema = z.object({
  isAvailable: z.boolean(),
  /** In Korean, for people; null where it could be booked. */
  reason: z.string().nullable(),
  /** What booking would be refused with for what the customer has booked already; null where that is not the reason. */
  code: z.enum(["reservation.overlaps-own", "reservation.too-many-open"]).nullable(),
  /** The signed-in customer's own reservations that are the reason. */
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
   * 409 when the time was taken meanwhile, 422 with a reason when it can never be booked, when the customer has another
   * reservation then, or as many ahead as homepageConfig.maxOpenReservations lets one have.
   */
  "POST /customer/reservations": { body: createReservationSchema, response: oneOf(reservationSchema) },
  /** Upcoming ones come soonest first, all others latest first. */
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
  /** Another time or doctor. 409 when others have it; 422 when it can never be booked, or when the clinic's rule forbids a change. */
  "PUT /customer/reservations/:id": {
    params: idParams,
    body: changeReservationSchema,
    response: oneOf(reservationSchema),
  },
  /** One that is canceled already is answered as it is. 422 when the clinic's rule forbids it. */
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
