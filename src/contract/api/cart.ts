import { z } from "zod";
import { defineContract } from "./endpoint";
import { eventPeriodSchema, productOptionSchema } from "./products";
import { idListSchema, imageUrlSchema, listOf } from "./values";

export const cartItemSchema = z.object({
  id: z.int(),
  product: z.object({ id: z.int(), name: z.string(), imageUrl: imageUrlSchema }),
  option: productOptionSchema,
  event: eventPeriodSchema.nullable(),
  /** The secret event through whose link it was put in: booking it names the event again. */
  secretEventId: z.int().nullable(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** A visitor who has not signed in: made at random by the widget, known to nobody else. */
export const guestIdSchema = z.uuid();

/** Items in one cart; more than that is a 422 `cart.full`. */
export const CART_MAX_ITEMS = 50;

const cart = listOf(cartItemSchema);
const add = z.object({
  productOptionIds: z.array(z.int().positive()).min(1).max(20),
  /** The secret event whose link led to the options. */
  secretEventId: z.int().positive().optional(),
});

export const cartContract = defineContract({
  "GET /carts": { response: cart },
  /** Options already there stay once. Answers the whole cart. */
  "POST /carts": { body: add, response: cart },
  "DELETE /carts": { query: z.object({ ids: idListSchema }), response: cart },
  /** Moves a guest's cart into the signed-in customer's, without doubles, however often it is sent. */
  "POST /carts/synchronization": { body: z.object({ guestId: guestIdSchema }), response: cart },
  "GET /guest/carts": { query: z.object({ guestId: guestIdSchema }), response: cart },
  "POST /guest/carts": { body: add.extend({ guestId: guestIdSchema }), response: cart },
  "DELETE /guest/carts": { query: z.object({ guestId: guestIdSchema, ids: idListSchema }), response: cart },
});
