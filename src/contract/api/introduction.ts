import { z } from "zod";
import { defineContract } from "./endpoint";
import {
  clockSchema,
  daySchema,
  focusSchema,
  idSchema,
  imageUrlSchema,
  instantSchema,
  listOf,
} from "./values";

export const employeeSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** 대표원장, 원장 … */
  position: z.string(),
  specialty: z.string(),
  introduction: z.string(),
  imageUrl: imageUrlSchema.nullable(),
  /** What the picture shows, where it is no photograph of the doctor: 서지안 원장의 서명. */
  imageAlt: z.string().nullable(),
  imageFocus: focusSchema.nullable(),
  /** The year in which the doctor began to practise. */
  practiceSince: z.int().nullable(),
  career: z.array(z.string()),
  education: z.array(z.string()),
  languages: z.array(z.string()),
  /** The doctor's first free time for a visit; null when none is within the reservation range. */
  nextAvailableAt: instantSchema.nullable(),
});
export type Employee = z.infer<typeof employeeSchema>;

/** One doctor on one day, within the clinic's hours. */
export const employeeScheduleSchema = z.object({
  employeeId: z.int(),
  employeeName: z.string(),
  date: daySchema,
  startTime: clockSchema,
  endTime: clockSchema,
  isDayOff: z.boolean(),
});
export type EmployeeSchedule = z.infer<typeof employeeScheduleSchema>;

export const clinicDaySchema = z.object({
  date: daySchema,
  isOpen: z.boolean(),
  isHoliday: z.boolean(),
  isShortened: z.boolean(),
  /** The holiday's name, or the clinic's reason for a closed or short day. */
  note: z.string().nullable(),
  /** Null when closed. */
  openTime: clockSchema.nullable(),
  closeTime: clockSchema.nullable(),
  lunch: z.object({ start: clockSchema, end: clockSchema }).nullable(),
});
export type ClinicDay = z.infer<typeof clinicDaySchema>;

export const shortenWorkSchema = z.object({
  date: daySchema,
  openTime: clockSchema,
  closeTime: clockSchema,
  reason: z.string(),
});
export type ShortenWork = z.infer<typeof shortenWorkSchema>;

/** Spec §7: the storefront only requests doctors. */
export const DOCTOR_FILTER = { partnerEmployeeType: "doctor" } as const;

export const introductionContract = defineContract({
  "GET /partner-employees": {
    query: z.object({ partnerEmployeeType: z.literal("doctor").optional() }),
    response: listOf(employeeSchema),
  },
  /** Days with shortened hours; by default from today on. */
  "GET /partner-shorten-works": {
    query: z.object({ from: daySchema.optional(), to: daySchema.optional() }),
    response: listOf(shortenWorkSchema),
  },
  /** Each doctor on each day from `from` to `to`, both included, at most 62; `days` are the clinic's own. */
  "GET /partner-employee-schedules": {
    query: z.object({ from: daySchema, to: daySchema, employeeId: idSchema.optional() }),
    response: listOf(employeeScheduleSchema).extend({ days: z.array(clinicDaySchema) }),
  },
});
