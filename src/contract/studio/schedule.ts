import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { clockSchema, daySchema, idSchema, listOf, oneOf } from "../api/values";
import { blockSchema, clinicParams, deskReservationSchema, historyEntrySchema } from "./desk";

/** At the clinic, the end excluded; the end is later on the same day. */
const hoursSchema = z
  .object({ start: clockSchema, end: clockSchema })
  .refine(({ start, end }) => start < end, { message: "start before end" });
export type Hours = z.infer<typeof hoursSchema>;

/** 0 is Sunday. A weekday that is missing is a day off. */
const weekSchema = z
  .array(z.object({ weekday: z.int().min(0).max(6), hours: hoursSchema }))
  .max(7)
  .refine((days) => new Set(days.map(({ weekday }) => weekday)).size === days.length, {
    message: "each weekday once",
  });
export type Week = z.infer<typeof weekSchema>;

/** A day on which the whole clinic is closed or has other hours. */
const specialDaySchema = z.object({
  date: daySchema,
  /** Null: closed. */
  hours: hoursSchema.nullable(),
  reason: z.string(),
  /** A public holiday, which nobody sets. */
  isHoliday: z.boolean(),
});
export type SpecialDay = z.infer<typeof specialDaySchema>;

const scheduleSchema = z.object({
  /** From today on, as far as exceptions are listed. */
  from: daySchema,
  to: daySchema,
  /** The clinic's own week, in the order of the weekdays. */
  opening: z.array(
    z.object({ weekday: z.int(), hours: hoursSchema.nullable(), lunch: hoursSchema.nullable() }),
  ),
  doctors: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      position: z.string(),
      week: weekSchema,
      daysOff: z.array(daySchema),
    }),
  ),
  /** By date. */
  specialDays: z.array(specialDaySchema),
  /** Leaves of doctors, a row a day, by time. */
  leaves: z.array(blockSchema),
  /** What visitors' bookings follow; set with the clinic's configuration. */
  rules: z.object({
    isConfirmedByClinic: z.boolean(),
    isAskedOverFullTimes: z.boolean(),
    /** Days ahead. */
    range: z.int(),
    /** Hours before the visit until which visitors may change it. */
    changeHours: z.int(),
  }),
  /** Changes of weeks and special days, latest first, at most 20. */
  history: z.array(historyEntrySchema),
});
export type Schedule = z.infer<typeof scheduleSchema>;

const doctorParams = z.object({ ...clinicParams, id: idSchema });
const reasonSchema = z.string().trim().min(1).max(100);

/** Weeks of doctors and special days of the clinic. Reservations that a change hits stay until somebody decides them. */
export const studioScheduleContract = defineContract({
  "GET /studio/:clinic/schedule": {
    params: z.object(clinicParams),
    response: oneOf(scheduleSchema),
  },
  /** The doctor's open visits to come that this week would leave out, by time. */
  "POST /studio/:clinic/doctors/:id/week/hits": {
    params: doctorParams,
    body: z.object({ week: weekSchema }),
    response: listOf(deskReservationSchema),
  },
  /** Counts from now on. 409 `schedule.changed` where the week is no longer the one that was seen. */
  "PUT /studio/:clinic/doctors/:id/week": {
    params: doctorParams,
    body: z.object({ seen: weekSchema, week: weekSchema }),
    response: oneOf(scheduleSchema),
  },
  /** The clinic's open visits to come that these days would leave out, by time. Without hours the clinic is closed. */
  "GET /studio/:clinic/special-days/hits": {
    params: z.object(clinicParams),
    query: z.object({
      from: daySchema,
      lastDay: daySchema,
      start: clockSchema.optional(),
      end: clockSchema.optional(),
    }),
    response: listOf(deskReservationSchema),
  },
  /**
   * All of these days or none; new bookings are kept out at once. 409 `schedule.day-taken` where a day is special
   * already; 422 `schedule.days` for days that are over or too many, or hours outside of a day's own.
   */
  "POST /studio/:clinic/special-days": {
    params: z.object(clinicParams),
    body: z.object({
      from: daySchema,
      lastDay: daySchema,
      hours: hoursSchema.nullable(),
      reason: reasonSchema,
    }),
    response: oneOf(scheduleSchema),
  },
  /** The day is like any other of its weekday again; 404 where it was not special. */
  "DELETE /studio/:clinic/special-days/:date": {
    params: z.object({ ...clinicParams, date: daySchema }),
    response: oneOf(scheduleSchema),
  },
});
