import { z } from "zod";
import { defineContract } from "../api/endpoint";
import { idSchema, instantSchema, oneOf } from "../api/values";
import { clinicParams, reservationRecordSchema, versionSchema } from "./desk";
import { MOST_OFFERED_TIMES } from "./offer-rules";

const offerParams = z.object({ ...clinicParams, id: idSchema });

/**
 * Other times that the clinic offers for a request or a confirmed visit; the visitor chooses one by the link in their
 * message. A confirmed visit stays where it is until then.
 */
export const studioOffersContract = defineContract({
  /**
   * Offers these times instead of its own, in place of an earlier offer, and tells the visitor. 409
   * `reservation.changed` or `reservation.time-taken`; 422 `reservation.step` when it is neither a request nor a confirmed
   * visit to come, `offer.times` for times that are named twice or too soon to be chosen.
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
  /** Ends the offer before the visitor has chosen, or one that nobody took: all is as before. The visitor is not told. */
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
