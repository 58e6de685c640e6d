import { z } from "zod";
import { defineContract } from "./endpoint";
import { eventPeriodSchema, productOptionSchema } from "./products";
import { idListSchema, imageUrlSchema, listOf } from "./values";

export const cartItemSchema = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string(), imageUrl: imageUrlSchema }),
  option: productOptionSchema,
  event: eventPeriodSchema.nullable(),
  /** The secret event of the link it was added by, which booking has to name. */
  secretEventId: z.int().nullable(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** A visitor who is not signed in: a random secret of the widget. */
export const guestIdSchema = z.uuid();

/** More items are a 422 `cart.full`. */
export const CART_MAX_ITEMS = 50;

const cart = listOf(cartItemSchema);
const add = z.object({
  productOptionIds: z.array(z.int().positive()).min(1).max(20),
  /** The secret event of the link. */
  secretEventId: z.int().positive().optional(),
});

export const cartContract = defineContract({
  "GET /carts": { response: cart },
  /** Adds each option once. Returns the whole cart. */
  "POST /carts": { body: add, response: cart },
  "DELETE /carts": { query: z.object({ ids: idListSchema }), response: cart },
  /** Moves a guest's cart into the signed-in customer's, without duplicates; can be repeated. */
  "POST /carts/synchronization": { body: z.object({ guestId: guestIdSchema }), response: cart },
  "GET /guest/carts": { query: z.object({ guestId: guestIdSchema }), response: cart },
  "POST /guest/carts": { body: add.extend({ guestId: guestIdSchema }), response: cart },
  "DELETE /guest/carts": { query: z.object({ guestId: guestIdSchema, ids: idListSchema }), response: cart },
});
