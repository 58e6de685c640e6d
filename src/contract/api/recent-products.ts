import { z } from "zod";
import { guestIdSchema } from "./cart";
import { defineContract } from "./endpoint";
import { productSummarySchema } from "./products";
import { idParams, idSchema, instantSchema, listOf } from "./values";

/** Per visitor; the oldest are deleted. */
export const RECENT_PRODUCTS_MAX = 20;

const recentProductSchema = z.object({
  id: z.int(),
  viewedAt: instantSchema,
  product: productSummarySchema,
});
export type RecentProduct = z.infer<typeof recentProductSchema>;

const visitor = z.object({ guestId: guestIdSchema.optional() });
const query = visitor.prefault({});
const response = listOf(recentProductSchema);

/**
 * Recently viewed products of the signed-in customer, else of the guest, the latest first, each once. Every call returns
 * the whole list.
 */
export const recentProductsContract = defineContract({
  "GET /recent-products": { query, response },
  "POST /recent-products": { body: visitor.extend({ productId: idSchema }), response },
  "DELETE /recent-products/total": { query, response },
  "DELETE /recent-products/:id": { params: idParams, query, response },
});
