import { z } from "zod";
import { defineContract } from "./endpoint";
import {
  flagSchema,
  idListSchema,
  idParams,
  idSchema,
  imageUrlSchema,
  instantSchema,
  listOf,
  oneOf,
  pageQuery,
  wonSchema,
} from "./values";

/**
 * What a treatment costs. `price` is what is paid, `originalPrice` what it was before a running event;
 * null where the partner shows no prices (hasPriceView false).
 */
export const priceSchema = z.object({
  price: wonSchema.nullable(),
  originalPrice: wonSchema.nullable(),
  /** Whole percent, only beside an originalPrice. */
  discountRate: z.int().min(1).max(99).nullable(),
  /** True when other options cost more: shown as 부터. */
  isFrom: z.boolean(),
});
export type Price = z.infer<typeof priceSchema>;

export const eventPeriodSchema = z.object({
  id: z.int(),
  title: z.string(),
  startAt: instantSchema,
  /** Exclusive: the event is over at this instant. */
  endAt: instantSchema,
});
export type EventPeriod = z.infer<typeof eventPeriodSchema>;

export const productSummarySchema = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  imageUrl: imageUrlSchema,
  imageAlt: z.string(),
  categoryIds: z.array(z.int()),
  /** productCustomBadge texts, most important first. */
  badges: z.array(z.string()),
  isRecommend: z.boolean(),
  price: priceSchema,
  event: eventPeriodSchema.nullable(),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

export const productOptionSchema = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  description: z.string(),
  price: priceSchema,
  durationMinutes: z.int().positive(),
  /** The option that only restates the product. */
  isDefault: z.boolean(),
});
export type ProductOption = z.infer<typeof productOptionSchema>;

export const productDetailSchema = productSummarySchema.extend({
  description: z.string(),
  images: z.array(z.object({ url: imageUrlSchema, alt: z.string() })),
  options: z.array(productOptionSchema),
  /** Short facts in the order to show: label and value. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  recommendedFor: z.array(z.string()),
  steps: z.array(z.object({ title: z.string(), description: z.string(), minutes: z.int().nullable() })),
  /** Clean HTML. */
  descriptionHtml: z.string(),
  /** Clean HTML. */
  cautionHtml: z.string(),
  relatedProducts: z.array(productSummarySchema),
});
export type ProductDetail = z.infer<typeof productDetailSchema>;

export const productCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  parentId: z.int().nullable(),
  /** Group titles by exposureCategory. */
  bodyGroup: z.string(),
  concernGroup: z.string(),
  icon: z.string().nullable(),
  productCount: z.int(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const PRODUCT_SORTS = ["recommended", "latest", "priceAscending", "priceDescending"] as const;

export const productListQuery = z.object({
  ...pageQuery,
  keyword: z.string().max(100).optional(),
  eventId: idSchema.optional(),
  exhibitionId: idSchema.optional(),
  categoryId: idSchema.optional(),
  productCategoryIds: idListSchema.optional(),
  productCustomBadge: z.string().max(40).optional(),
  isRecommend: flagSchema.optional(),
  /** Only products of a running event. */
  isEvent: flagSchema.optional(),
  isExcludeEvent: flagSchema.optional(),
  isSecret: flagSchema.optional(),
  languageCode: z.string().max(10).optional(),
  sort: z.enum(PRODUCT_SORTS).default("recommended"),
});
export type ProductListQuery = z.input<typeof productListQuery>;

export const productsContract = defineContract({
  "GET /v2/products": { query: productListQuery, response: listOf(productSummarySchema) },
  "GET /v2/products/:id": { params: idParams, response: oneOf(productDetailSchema) },
  "GET /v2/product-categories": {
    query: z.object({ isSecret: flagSchema.optional() }),
    response: listOf(productCategorySchema),
  },
  "GET /v2/product-categories/:id": { params: idParams, response: oneOf(productCategorySchema) },
});
