import { z } from "zod";
import { defineContract } from "./endpoint";
import { eventPeriodSchema, priceSchema, productSummarySchema } from "./products";
import { flagSchema, idSchema, imageUrlSchema, listOf, pageQuery } from "./values";

export const clinicEventSchema = eventPeriodSchema.extend({
  titleGroup: z.string(),
  summary: z.string(),
  imageUrl: imageUrlSchema,
  imageAlt: z.string(),
  isEnded: z.boolean(),
  /** Where the event leads: its first product. */
  productId: z.int().nullable(),
  price: priceSchema.nullable(),
});
export type ClinicEvent = z.infer<typeof clinicEventSchema>;

/** Spec §7: event lists always carry these three. */
export const EVENT_LIST_FILTER = { eventViewable: true, type: "EVENT", target: "CUSTOMER" } as const;

export const eventsContract = defineContract({
  "GET /events": {
    query: z.object({
      ...pageQuery,
      eventViewable: flagSchema.optional(),
      type: z.literal("EVENT").optional(),
      target: z.literal("CUSTOMER").optional(),
      isIncludeEnded: flagSchema.optional(),
    }),
    response: listOf(clinicEventSchema),
  },
  "GET /v2/event/products": {
    query: z.object({ ...pageQuery, eventId: idSchema.optional() }),
    response: listOf(productSummarySchema),
  },
});
