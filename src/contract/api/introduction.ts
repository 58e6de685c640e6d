import { z } from "zod";
import { defineContract } from "./endpoint";
import { clockSchema, daySchema, idSchema, imageUrlSchema, instantSchema, listOf } from "./values";

export const employeeSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** 대표원장, 원장 … */
  position: z.string(),
  specialty: z.string(),
  introduction: z.string(),
  imageUrl: imageUrlSchema.nullable(),
  career: z.array(z.string()),
  education: z.array(z.string()),
  languages: z.array(z.string()),
  /** The doctor's first free time for a visit; null when none is within the reservation range. */
  nextAvailableAt: instantSchema.nullable(),
});
export type Employee = z.infer<typeof employeeSchema>;

export const employeeScheduleSchema = z.object({
  employeeId: z.int(),
  date: daySchema,
  startTime: clockSchema,
  endTime: clockSchema,
  isDayOff: z.boolean(),
});
export type EmployeeSchedule = z.infer<typeof employeeScheduleSchema>;

/** Spec §7: the storefront only ever asks for doctors. */
export const DOCTOR_FILTER = { partnerEmployeeType: "doctor" } as const;

export const introductionContract = defineContract({
  "GET /partner-employees": {
    query: z.object({ partnerEmployeeType: z.literal("doctor").optional() }),
    response: listOf(employeeSchema),
  },
  "GET /partner-employee-schedules": {
    query: z.object({ from: daySchema, to: daySchema, employeeId: idSchema.optional() }),
    response: listOf(employeeScheduleSchema),
  },
});
