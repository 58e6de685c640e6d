import { z } from "zod";
import { defineContract } from "./endpoint";
import {
  daySchema,
  flagSchema,
  idParams,
  idSchema,
  imageUrlSchema,
  listOf,
  oneOf,
  pageQuery,
} from "./values";

const named = z.object({ id: z.int(), name: z.string() });

export const beforeAfterSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  beforeImageUrl: imageUrlSchema,
  afterImageUrl: imageUrlSchema,
  /** Of the second picture: 시술 4주 후. */
  elapsed: z.string(),
  /** For adults only. */
  isNoYouth: z.boolean(),
  product: named.nullable(),
  employee: named.extend({ position: z.string() }).nullable(),
  publishedAt: daySchema,
});
export type BeforeAfter = z.infer<typeof beforeAfterSchema>;

export const partnerReviewSchema = z.object({
  id: z.int(),
  /** Masked: 김*나. */
  authorName: z.string(),
  rating: z.int().min(1).max(5),
  content: z.string(),
  imageUrl: imageUrlSchema.nullable(),
  /** Where it was written: 네이버, 구글, 방문. */
  source: z.string(),
  product: named.nullable(),
  publishedAt: daySchema,
});
export type PartnerReview = z.infer<typeof partnerReviewSchema>;

/** For one product, by default for the whole clinic. */
const ofProduct = { ...pageQuery, productId: idSchema.optional() };

/**
 * By law for members only, isNoYouth for verified adults. All others, including guests signed in by SMS, get an empty list
 * with the count for members, and a 404 for a single one; an invalid token is a 401. Picture URLs below /media are signed
 * for minutes.
 */
export const resultsContract = defineContract({
  "GET /customer/before-afters": {
    query: z.object({ ...ofProduct, isNoYouth: flagSchema.optional() }),
    response: listOf(beforeAfterSchema),
  },
  "GET /customer/before-afters/:id": { params: idParams, response: oneOf(beforeAfterSchema) },
  "GET /customer/partner-reviews": { query: z.object(ofProduct), response: listOf(partnerReviewSchema) },
  "GET /customer/partner-reviews/:id": { params: idParams, response: oneOf(partnerReviewSchema) },
});
