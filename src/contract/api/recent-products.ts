import { z } from "zod";
import { guestIdSchema } from "./cart";
import { defineContract } from "./endpoint";
import { productSummarySchema } from "./products";
import { idParams, idSchema, instantSchema, listOf } from "./values";

/** Things kept for each visitor; the one seen longest ago makes room. */
export const RECENT_PRODUCTS_MAX = 20;

export const recentProductSchema = z.object({
  id: z.int(),
  viewedAt: instantSchema,
  product: productSummarySchema,
});
export type RecentProduct = z.infer<typeof recentProductSchema>;

const visitor = z.object({ guestId: guestIdSchema.optional() });
const query = visitor.prefault({});
const response = listOf(recentProductSchema);

/**
 * What a visitor looked at, the latest first, each product once: the customer's whose token comes with the call, else
 * the guest's. Every call answers the whole list.
 */
export const recentProductsContract = defineContract({
  "GET /recent-products": { query, response },
  "POST /recent-products": { body: visitor.extend({ productId: idSchema }), response },
  "DELETE /recent-products/total": { query, response },
  "DELETE /recent-products/:id": { params: idParams, query, response },
});
