import { z } from "zod";
import { defineContract } from "./endpoint";
import { productSummarySchema } from "./products";
import { storyBlockSchema } from "./story-blocks";
import { idParams, imageUrlSchema, instantSchema, listOf, oneOf, pageQuery } from "./values";

const story = {
  blocks: z.array(storyBlockSchema),
  /** The products that the blocks reference, each once, without secret ones. */
  blockProducts: z.array(productSummarySchema),
};

export const brandingSummarySchema = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  imageUrl: imageUrlSchema,
  imageAlt: z.string(),
});
export type BrandingSummary = z.infer<typeof brandingSummarySchema>;

export const brandingSchema = brandingSummarySchema.extend(story);
export type Branding = z.infer<typeof brandingSchema>;

export const exhibitionSummarySchema = brandingSummarySchema.extend({
  startAt: instantSchema,
  /** Exclusive; null: open end. */
  endAt: instantSchema.nullable(),
});
export type ExhibitionSummary = z.infer<typeof exhibitionSummarySchema>;

export const exhibitionSchema = exhibitionSummarySchema.extend({
  ...story,
  products: z.array(productSummarySchema),
});
export type Exhibition = z.infer<typeof exhibitionSchema>;

/** Pages of the storefront; a partner may have more. */
export const PAGE_KEYS = ["introduce", "space", "landing", "welcome"] as const;

export const pageSchema = z.object({ key: z.string(), title: z.string(), description: z.string(), ...story });
export type Page = z.infer<typeof pageSchema>;

export const storiesContract = defineContract({
  /** Current ones; the keyword is searched in title and summary. */
  "GET /customer/exhibitions": {
    query: z.object({ ...pageQuery, keyword: z.string().max(100).optional() }),
    response: listOf(exhibitionSummarySchema),
  },
  /** A 404 outside its period. */
  "GET /customer/exhibitions/:id": { params: idParams, response: oneOf(exhibitionSchema) },
  "GET /customer/brandings": { response: listOf(brandingSummarySchema) },
  "GET /customer/brandings/:id": { params: idParams, response: oneOf(brandingSchema) },
  "GET /page": { query: z.object({ key: z.string().min(1).max(80) }), response: oneOf(pageSchema) },
});
