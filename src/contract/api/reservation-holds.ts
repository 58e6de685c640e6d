import { z } from "zod";
import { defineContract } from "./endpoint";
import { reservationKindSchema } from "./reservations";
import { emptySchema, instantSchema, oneOf } from "./values";

/** A random secret of the widget, which proves the owner of the hold. */
const holdIdSchema = z.uuid();
const holdParams = z.object({ id: holdIdSchema });

/** The time and treatments to hold. */
export const reservationHoldWishSchema = z.object({
  kind: reservationKindSchema,
  reservedAt: instantSchema,
  /** By default any free doctor. */
  employeeId: z.int().positive().optional(),
  /** Empty for a visit. */
  productOptionIds: z.array(z.int().positive()).max(20).default([]),
  /** Secret events of the options. */
  secretEventIds: z.array(z.int().positive()).max(20).optional(),
  /** The customer's own reservation that is being moved: its duration counts, not the options'. */
  reservationId: z.int().positive().optional(),
});
export type ReservationHoldWish = z.input<typeof reservationHoldWishSchema>;

const reservationHoldSchema = z.object({
  expiresAt: instantSchema,
  /** The clinic would have to confirm it: such a time is not exclusive. */
  isWaiting: z.boolean(),
});

export const reservationHoldsContract = defineContract({
  /**
   * Holds a time for five minutes. The same request with the same id returns the existing hold; another one replaces it,
   * or leaves it when refused. 409 when the time is taken, 422 when it can never be booked, like booking; 429 for an address
   * with too many holds: booking works without a hold, too.
   */
  "PUT /reservation-holds/:id": {
    params: holdParams,
    body: reservationHoldWishSchema,
    response: oneOf(reservationHoldSchema),
  },
  /** Idempotent. */
  "DELETE /reservation-holds/:id": { params: holdParams, response: emptySchema },
});
