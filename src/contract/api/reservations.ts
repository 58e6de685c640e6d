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

/** Why a day has no time to offer. */
export const CLOSED_REASONS = ["past", "closed", "holiday", "full", "outOfRange"] as const;

const slotQuery = {
  productOptionIds: idListSchema.optional(),
  /** Absent: any doctor. */
  employeeId: idSchema.optional(),
};

export const availableDateSchema = z.object({
  date: daySchema,
  isAvailable: z.boolean(),
  reason: z.enum(CLOSED_REASONS).nullable(),
  isHoliday: z.boolean(),
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
  purpose: z.string().max(100).optional(),
  memo: z.string().max(1000).default(""),
  agreements: z.array(agreementSchema).max(20),
  attribution: attributionSchema.default({}),
});
export type CreateReservation = z.input<typeof createReservationSchema>;

/** Spec §3: reservation success data. */
export const reservationSchema = z.object({
  id: z.int(),
  /** What the visitor reads aloud at the desk: `LM-261120-0417`. */
  reservationNumber: z.string(),
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
});
export type Reservation = z.infer<typeof reservationSchema>;

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
  /** 409 when the time was taken meanwhile, 422 with a reason when it can never be booked. */
  "POST /customer/reservations": { body: createReservationSchema, response: oneOf(reservationSchema) },
  "GET /customer/reservations": {
    query: z.object({ ...pageQuery, isUpcoming: flagSchema.optional() }),
    response: listOf(reservationSchema),
  },
  "GET /customer/reservations/:id": { params: idParams, response: oneOf(reservationSchema) },
  "GET /customer/reservation-confirm": {
    query: z.object({ productOptionIds: idListSchema.optional() }),
    response: oneOf(z.object({ isReservationConfirm: z.boolean() })),
  },
  "GET /customer/reservation-validation": {
    query: z.object({ ...slotQuery, reservedAt: instantSchema }),
    response: oneOf(z.object({ isAvailable: z.boolean(), reason: z.string().nullable() })),
  },
});
