import { z } from "zod";
import { guestIdSchema } from "./cart";
import { defineContract } from "./endpoint";
import { daySchema, idParams, idSchema, imageUrlSchema, listOf, oneOf, pageQuery } from "./values";

export const BANNER_LOCATIONS = ["HOME_TOP", "HOME_SIDE", "PRODUCT_LIST"] as const;

export const bannerSchema = z.object({
  id: z.int(),
  bannerLocation: z.enum(BANNER_LOCATIONS),
  /** May contain line feeds. */
  title: z.string(),
  description: z.string(),
  badge: z.string().nullable(),
  imageUrl: imageUrlSchema,
  imageAlt: z.string(),
  linkTo: z.string(),
  buttonText: z.string(),
  /** The product whose price is shown. */
  productId: idSchema.nullable(),
});
export type Banner = z.infer<typeof bannerSchema>;

export const noticeSchema = z.object({
  id: z.int(),
  title: z.string(),
  isPinned: z.boolean(),
  publishedAt: daySchema,
});
export type Notice = z.infer<typeof noticeSchema>;

/** A file of a notice or a board entry. */
export const publishedFileSchema = z.object({
  name: z.string().max(200),
  url: imageUrlSchema,
  bytes: z.int().nonnegative(),
});
export type PublishedFile = z.infer<typeof publishedFileSchema>;

export const noticeDetailSchema = noticeSchema.extend({
  /** Clean HTML. */
  contentHtml: z.string(),
  attachments: z.array(publishedFileSchema),
  previous: noticeSchema.nullable(),
  next: noticeSchema.nullable(),
});

const cartBadge = z.object({ cartCount: z.int().nonnegative() });

export const contentContract = defineContract({
  "GET /banners": {
    query: z.object({ bannerLocation: z.enum(BANNER_LOCATIONS) }),
    response: listOf(bannerSchema),
  },
  "GET /customer/notices": {
    query: z.object({ ...pageQuery, keyword: z.string().max(100).optional() }),
    response: listOf(noticeSchema),
  },
  "GET /customer/notices/:id": { params: idParams, response: oneOf(noticeDetailSchema) },
  /** Counts of cart items and upcoming reservations. */
  "GET /customer/badge": {
    response: oneOf(cartBadge.extend({ reservationCount: z.int().nonnegative() })),
  },
  "GET /guest/badge": { query: z.object({ guestId: guestIdSchema }), response: oneOf(cartBadge) },
});
