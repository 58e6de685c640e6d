import { z } from "zod";
import { defineContract } from "./endpoint";
import { reservationKindSchema } from "./reservations";
import { emptySchema, instantSchema, oneOf } from "./values";

/** A hold's id is made at random by the widget and known to nobody else: whoever names it is whose it is. */
export const holdIdSchema = z.uuid();
const holdParams = z.object({ id: holdIdSchema });

/** What is going to be booked: a reservation's wish, without its person. */
export const reservationHoldWishSchema = z.object({
  kind: reservationKindSchema,
  reservedAt: instantSchema,
  /** Absent: any doctor who is free. */
  employeeId: z.int().positive().optional(),
  /** Empty for a visit. */
  productOptionIds: z.array(z.int().positive()).max(20).default([]),
  /** The secret events whose links led to some of the options. */
  secretEventIds: z.array(z.int().positive()).max(20).optional(),
  /** One's own reservation that is to be moved there, for its owner alone: its length counts, not the options'. */
  reservationId: z.int().positive().optional(),
});
export type ReservationHoldWish = z.input<typeof reservationHoldWishSchema>;

export const reservationHoldSchema = z.object({
  /** From then on the time is everybody's again. */
  expiresAt: instantSchema,
  /** True when the clinic would have to confirm it: such a place may be others' as well. */
  isWaiting: z.boolean(),
});
export type ReservationHold = z.infer<typeof reservationHoldSchema>;

export const reservationHoldsContract = defineContract({
  /**
   * Keeps a time for five minutes. The same id and wish again: the same hold, no longer than before. Another wish takes
   * the old one's place, or is refused and leaves it. 409 when others have the time, 422 when it can never be booked,
   * as booking says it; 429 for an address that holds too many: booking goes without a hold as well.
   */
  "PUT /reservation-holds/:id": {
    params: holdParams,
    body: reservationHoldWishSchema,
    response: oneOf(reservationHoldSchema),
  },
  /** Lets the time go; one that nobody holds is fine as well. */
  "DELETE /reservation-holds/:id": { params: holdParams, response: emptySchema },
});
