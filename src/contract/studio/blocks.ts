import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { daySchema, emptySchema, idSchema, instantSchema, listOf } from "../api/values";
import { BLOCK_KINDS } from "./audit";
import { blockSchema, clinicParams, deskReservationSchema } from "./desk";

/** The last day of a block that repeats its hours each day; without one, the block is of a single day. */
const lastDaySchema = daySchema.optional();

/** Hours of a doctor that visitors cannot book. */
export const studioBlocksContract = defineContract({
  /** The open reservations that a block of these hours would hit, by time. */
  "GET /studio/:clinic/blocks/hits": {
    params: z.object(clinicParams),
    query: z.object({
      employeeId: idSchema,
      startAt: instantSchema,
      endAt: instantSchema,
      lastDay: lastDaySchema,
    }),
    response: listOf(deskReservationSchema),
  },
  /**
   * All of these days or none; new bookings are kept out at once. 409 `block.overlaps` where another block stands; 422
   * `block.hours`.
   */
  "POST /studio/:clinic/blocks": {
    params: z.object(clinicParams),
    body: z.object({
      employeeId: z.int().positive(),
      kind: z.enum(BLOCK_KINDS),
      startAt: instantSchema,
      endAt: instantSchema,
      lastDay: lastDaySchema,
      reason: z.string().trim().min(1).max(100),
    }),
    response: listOf(blockSchema),
  },
  "DELETE /studio/:clinic/blocks/:id": {
    params: z.object({ ...clinicParams, id: idSchema }),
    response: emptySchema,
  },
});
