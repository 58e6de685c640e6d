import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { phoneSchema } from "../api/phone";
import { reservationKindSchema } from "../api/reservations";
import {
  clockSchema,
  daySchema,
  flagSchema,
  idListSchema,
  idSchema,
  instantSchema,
  listOf,
  oneOf,
  wonSchema,
} from "../api/values";
import { MESSAGE_CHANNELS } from "../messages/kinds";
import { ACTOR_KINDS, BLOCK_KINDS } from "./audit";
import { RESERVATION_SOURCES, RESERVATION_STEPS, STUDIO_STATUSES } from "./reservation-steps";

/** The clinic stands in the path: two tabs may show two clinics. */
export const clinicParams = { clinic: z.string().regex(/^[a-z][a-z0-9-]{1,30}$/) };
const statusSchema = z.enum(STUDIO_STATUSES);
/** The version that the screen shows; another one in the database is a 409. */
export const versionSchema = z.int().positive();
/** Of a visit, in minutes on the grid of half-hours. */
const lengthSchema = z.int().min(30).max(480).multipleOf(30);

/** A reservation as a card of the diary or a line of a list. */
export const deskReservationSchema = z.object({
  id: z.int(),
  version: versionSchema,
  reservationNumber: z.string(),
  status: statusSchema,
  kind: reservationKindSchema,
  startAt: instantSchema,
  endAt: instantSchema,
  /** Null: nobody has chosen a doctor. */
  employeeId: z.int().nullable(),
  /** False: a request over a full time. */
  holdsTime: z.boolean(),
  customerName: z.string(),
  /** What was booked, in one line. */
  detail: z.string(),
  isFirstVisit: z.boolean(),
  source: z.enum(RESERVATION_SOURCES),
  createdAt: instantSchema,
  /** When other times that are with the visitor are over; null where none were offered. */
  offerEndsAt: instantSchema.nullable(),
});
export type DeskReservation = z.infer<typeof deskReservationSchema>;

/** Other times that the visitor may choose from, or could have: over once endsAt has passed. */
const offerSchema = z.object({
  times: z.array(z.object({ startAt: instantSchema, employeeId: z.int() })),
  /** Until then nobody else can take these times. */
  heldUntil: instantSchema,
  endsAt: instantSchema,
});
export type Offer = z.infer<typeof offerSchema>;

/** One that somebody has to lead on: to another time, or by a call. */
const openReservationSchema = deskReservationSchema.extend({
  /** Null for a doctor whose patient it is not. */
  customerPhone: z.string().nullable(),
  offer: offerSchema.nullable(),
});
export type OpenReservation = z.infer<typeof openReservationSchema>;

const timeSpanSchema = z.object({ start: clockSchema, end: clockSchema });

/** A doctor's column of a day. */
const diaryDoctorSchema = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  specialty: z.string(),
  /** Null: not working that day. */
  hours: timeSpanSchema.nullable(),
  /** Why not: `화요일 정기 휴무`, `휴가`. */
  note: z.string().nullable(),
});
export type DiaryDoctor = z.infer<typeof diaryDoctorSchema>;

/** Hours of one day that a doctor cannot be booked in. */
export const blockSchema = z.object({
  id: z.int(),
  employeeId: z.int(),
  kind: z.enum(BLOCK_KINDS),
  startAt: instantSchema,
  /** Exclusive, on the same day. */
  endAt: instantSchema,
  reason: z.string(),
});
export type Block = z.infer<typeof blockSchema>;

const diaryDaySchema = z.object({
  date: daySchema,
  /** Null: the clinic is closed, and why. */
  hours: timeSpanSchema.nullable(),
  closedBecause: z.string().nullable(),
  /** After a closed day; null on any other one, and where the clinic stays closed for a month. */
  opensOn: daySchema.nullable(),
  lunch: timeSpanSchema.nullable(),
  doctors: z.array(diaryDoctorSchema),
  /** Cancelled ones too, by time. */
  reservations: z.array(deskReservationSchema),
  blocks: z.array(blockSchema),
});
export type DiaryDay = z.infer<typeof diaryDaySchema>;

/** What somebody has to decide, whatever day is shown. */
const toDecideSchema = z.object({
  /**
   * Open visits of any day to come whose hours went after they were booked (block, week, closed day), and confirmed ones
   * that were offered other times, while nobody has chosen; at most 50.
   */
  blocked: z.array(openReservationSchema),
  /** Earlier visits whose outcome nobody has decided, oldest first, at most 50. */
  undecided: z.array(deskReservationSchema),
});

const diarySchema = diaryDaySchema.extend(toDecideSchema.shape);
export type Diary = z.infer<typeof diarySchema>;

const diaryDaysSchema = toDecideSchema.extend({ days: z.array(diaryDaySchema) });
export type DiaryDays = z.infer<typeof diaryDaysSchema>;

const MOST_DIARY_DAYS = 7;
const DAY_MS = 86_400_000;
/** Both ends are shown. */
const diaryDaysQuery = z.object({ from: daySchema, to: daySchema }).refine(
  ({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    return days >= 1 && days <= MOST_DIARY_DAYS;
  },
  { path: ["to"], message: `${MOST_DIARY_DAYS}일까지 볼 수 있습니다.` },
);

/** A line of a reservation's history. */
export const historyEntrySchema = z.object({
  id: z.int(),
  at: instantSchema,
  actor: z.object({ kind: z.enum(ACTOR_KINDS), name: z.string() }),
  action: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** A reservation with everything that the drawer shows. */
export const reservationRecordSchema = deskReservationSchema.extend({
  customer: z.object({
    id: z.int(),
    name: z.string(),
    /** Null for a doctor whose patient it is not. */
    phone: z.string().nullable(),
    isRegular: z.boolean(),
    visits: z.int().nonnegative(),
    noShows: z.int().nonnegative(),
    lastVisitAt: instantSchema.nullable(),
    isMarketingReceivable: z.boolean(),
  }),
  treatments: z.array(
    z.object({
      title: z.string(),
      durationMinutes: z.int().positive(),
      /** Null: on request. */
      price: wonSchema.nullable(),
    }),
  ),
  isIncludeVat: z.boolean(),
  subtotal: wonSchema,
  vat: wonSchema,
  total: wonSchema,
  purpose: z.string().nullable(),
  /** Null for a doctor whose patient it is not. */
  memo: z.string().nullable(),
  attribution: z.record(z.string(), z.string()),
  canceledAt: instantSchema.nullable(),
  cancelReason: z.string().nullable(),
  canceledBy: z.enum(["visitor", "clinic"]).nullable(),
  /** Cancelled by the visitor's wish after the clinic's rule. */
  isLate: z.boolean(),
  offer: offerSchema.nullable(),
  /** Latest first. */
  history: z.array(historyEntrySchema),
});
export type ReservationRecord = z.infer<typeof reservationRecordSchema>;

/** A time that a reservation could take. */
const deskTimeSchema = z.object({ startAt: instantSchema, time: clockSchema, isFree: z.boolean() });
export type DeskTime = z.infer<typeof deskTimeSchema>;

/** Whose free times are looked for, and how long the visit takes: a new one, or one that is moved. */
const visitQuery = z.object({
  employeeId: idSchema,
  productOptionIds: idListSchema.optional(),
  reservationId: idSchema.optional(),
  /** Of a reservation that takes another length. */
  durationMinutes: z.coerce.number<number>().pipe(lengthSchema).optional(),
});

/** A message as it will go; null where none will. */
const messageToComeSchema = z.object({ channel: z.enum(MESSAGE_CHANNELS), text: z.string() }).nullable();

const reservationParams = z.object({ ...clinicParams, id: idSchema });
const reasonSchema = z.string().trim().min(1).max(200);

/** Calls of the desk, each within one clinic. A 403 names the roles that may; 404 for a clinic where one does not work. */
export const studioDeskContract = defineContract({
  "GET /studio/:clinic/day": {
    params: z.object(clinicParams),
    query: z.object({ date: daySchema }),
    response: oneOf(diarySchema),
  },
  /** Up to seven days at once. A doctor gets the own column alone. */
  "GET /studio/:clinic/diary": {
    params: z.object(clinicParams),
    query: diaryDaysQuery,
    response: oneOf(diaryDaysSchema),
  },
  /** How many bookings each day of a month has, for its calendar. */
  "GET /studio/:clinic/month": {
    params: z.object(clinicParams),
    query: z.object({ month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/) }),
    response: listOf(
      z.object({
        date: daySchema,
        bookings: z.int().nonnegative(),
        isClosed: z.boolean(),
        note: z.string().nullable(),
      }),
    ),
  },
  /** What waits for the clinic's yes, longest first; first of all those whose offer nobody took, last those with an open one. */
  "GET /studio/:clinic/requests": {
    params: z.object(clinicParams),
    response: listOf(
      openReservationSchema.extend({
        /** Null for a doctor whose patient it is not. */
        memo: z.string().nullable(),
      }),
    ),
  },
  "GET /studio/:clinic/reservations/:id": {
    params: reservationParams,
    response: oneOf(reservationRecordSchema),
  },
  /** What its visitor will be told: of its confirmation, or of another time where one is named. Null of a time that is over. */
  "GET /studio/:clinic/reservations/:id/message": {
    params: reservationParams,
    query: z.object({ startAt: instantSchema.optional() }),
    response: oneOf(messageToComeSchema),
  },
  /**
   * One step of its state. 409 `reservation.changed` when somebody changed it meanwhile (says who and what), 409
   * `reservation.time-taken` when its time is another's; 422 `reservation.step` when the step is not open, or its reason or
   * doctor is missing.
   */
  "PUT /studio/:clinic/reservations/:id/step": {
    params: reservationParams,
    body: z.object({
      step: z.enum(RESERVATION_STEPS),
      version: versionSchema,
      /** Of a confirmation: the doctor, where none was chosen or another one takes it. */
      employeeId: z.int().positive().optional(),
      reason: reasonSchema.optional(),
      /** Of a cancellation: the visitor asked for it. */
      isVisitorsWish: z.boolean().optional(),
    }),
    response: oneOf(reservationRecordSchema),
  },
  /** Another time or doctor, by the visitors' own path: 409 as above, 422 outside of hours unless overruled. */
  "PUT /studio/:clinic/reservations/:id/time": {
    params: reservationParams,
    body: z.object({
      startAt: instantSchema,
      employeeId: z.int().positive(),
      version: versionSchema,
      /** Another length; as it was without. */
      durationMinutes: lengthSchema.optional(),
      /** Outside working hours, over lunch or leave: owner, manager and reception may. */
      isOverruled: z.boolean().default(false),
    }),
    response: oneOf(reservationRecordSchema),
  },
  /** Times of a day for a new reservation, or for one that is moved. */
  "GET /studio/:clinic/times": {
    params: z.object(clinicParams),
    query: visitQuery.extend({
      date: daySchema,
      /** Times outside of hours, over lunch and leave too. */
      isOverruled: flagSchema.default(false),
    }),
    response: listOf(deskTimeSchema),
  },
  /** The first three free times from a day on, within hours and the reservation range. */
  "GET /studio/:clinic/soonest-times": {
    params: z.object(clinicParams),
    query: visitQuery.extend({ from: daySchema }),
    response: listOf(z.object({ startAt: instantSchema })),
  },
  /** Bookable treatments by name or initial consonants. */
  "GET /studio/:clinic/treatments": {
    params: z.object(clinicParams),
    query: z.object({ search: z.string().trim().max(50).default("") }),
    response: listOf(
      z.object({
        optionId: z.int(),
        title: z.string(),
        durationMinutes: z.int().positive(),
        price: wonSchema.nullable(),
      }),
    ),
  },
  /**
   * What its visitor will be told of a new reservation, with `…` for its number. Null of a time that is over; 404 for a
   * customer of another clinic, who left, or who is not the doctor's patient.
   */
  "GET /studio/:clinic/message-of-new": {
    params: z.object(clinicParams),
    query: z.object({
      startAt: instantSchema,
      employeeId: idSchema,
      /** Of a known customer. */
      customerId: idSchema.optional(),
    }),
    response: oneOf(messageToComeSchema),
  },
  /** By phone or walk-in; confirmed at once. Needs an Idempotency-Key. */
  "POST /studio/:clinic/reservations": {
    params: z.object(clinicParams),
    body: z.object({
      source: z.enum(["phone", "walkIn"]),
      /** A known customer, or a new one whom the privacy notice was read to. */
      customer: z.union([
        z.object({ id: z.int().positive() }),
        z.object({
          name: z.string().trim().min(1).max(30),
          phone: phoneSchema,
          isPrivacyNoticeRead: z.literal(true),
        }),
      ]),
      startAt: instantSchema,
      employeeId: z.int().positive(),
      productOptionIds: z.array(z.int().positive()).max(20).default([]),
      memo: z.string().max(1000).default(""),
      isOverruled: z.boolean().default(false),
      /** The visitor gets the usual message. */
      isTold: z.boolean().default(true),
    }),
    response: oneOf(reservationRecordSchema),
  },
});
