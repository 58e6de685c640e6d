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
  /** The first product, which the event links to. */
  productId: z.int().nullable(),
  price: priceSchema.nullable(),
});
export type ClinicEvent = z.infer<typeof clinicEventSchema>;

/** Spec §7: event lists always send these three. */
export const EVENT_LIST_FILTER = { eventViewable: true, type: "EVENT", target: "CUSTOMER" } as const;

/** Optional, because all events match; other values are refused. */
const eventFilter = {
  eventViewable: flagSchema.pipe(z.literal(true)).optional(),
  type: z.literal("EVENT").optional(),
  target: z.literal("CUSTOMER").optional(),
};
const titleGroup = z.string().max(100).optional();

export const eventList = {
  query: z.object({
    ...pageQuery,
    ...eventFilter,
    titleGroup,
    keyword: z.string().max(100).optional(),
    isIncludeEnded: flagSchema.optional(),
  }),
  response: listOf(clinicEventSchema),
};

/** The title groups of running events, in the order of the events, with how many each has. */
export const eventTitles = {
  query: z.object(eventFilter),
  response: listOf(z.object({ titleGroup: z.string(), eventCount: z.int().positive() })),
};

export const eventsContract = defineContract({
  "GET /events": eventList,
  "GET /event/title": eventTitles,
  "GET /v2/event/products": {
    query: z.object({ ...pageQuery, ...eventFilter, titleGroup, eventId: idSchema.optional() }),
    response: listOf(productSummarySchema),
  },
});
