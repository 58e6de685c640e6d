import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { idSchema, instantSchema, oneOf } from "../api/values";
import { clinicParams, reservationRecordSchema, versionSchema } from "./desk";
import { MOST_OFFERED_TIMES } from "./offer-rules";

const offerParams = z.object({ ...clinicParams, id: idSchema });

/** Other times that the clinic offers for a request; the visitor chooses one by the link in their message. */
export const studioOffersContract = defineContract({
  /**
   * Offers these times instead of the wished one, in place of an earlier offer, and tells the visitor. 409
   * `reservation.changed` or `reservation.time-taken`; 422 `reservation.step` when it is no request any more,
   * `offer.times` for times that are named twice or too soon to be chosen.
   */
  "PUT /studio/:clinic/reservations/:id/offer": {
    params: offerParams,
    body: z.object({
      version: versionSchema,
      times: z
        .array(z.object({ startAt: instantSchema, employeeId: z.int().positive() }))
        .min(1)
        .max(MOST_OFFERED_TIMES),
    }),
    response: oneOf(reservationRecordSchema),
  },
  /** Ends the offer before the visitor has chosen: a request like before. The visitor is not told. */
  "PUT /studio/:clinic/reservations/:id/offer/withdraw": {
    params: offerParams,
    body: z.object({ version: versionSchema }),
    response: oneOf(reservationRecordSchema),
  },
  /** The message of an offer as it would go, in the visitor's language. */
  "GET /studio/:clinic/reservations/:id/offer-message": {
    params: offerParams,
    query: z.object({
      /** Joined by commas. */
      startAts: z
        .string()
        .transform((text) => text.split(","))
        .pipe(z.array(instantSchema).min(1).max(MOST_OFFERED_TIMES)),
    }),
    response: oneOf(z.object({ text: z.string() })),
  },
});
