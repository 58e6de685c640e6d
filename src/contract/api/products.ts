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
 * `price` is the current price, `originalPrice` that without the running event; null where the partner shows no prices
 * (hasPriceView false).
 */
export const priceSchema = z.object({
  price: wonSchema.nullable(),
  originalPrice: wonSchema.nullable(),
  /** Whole percent, only with an originalPrice. */
  discountRate: z.int().min(1).max(99).nullable(),
  /** Other options cost more: shown as 부터. */
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

const cardFields = {
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
};

export const productOptionSchema = z.object({
  id: z.int(),
  productId: z.int(),
  name: z.string(),
  description: z.string(),
  price: priceSchema,
  /** Whose price it is now; another option of the product may be in another event. */
  event: eventPeriodSchema.nullable(),
  durationMinutes: z.int().positive(),
  /** Stands for the product itself. */
  isDefault: z.boolean(),
});
export type ProductOption = z.infer<typeof productOptionSchema>;

/** Short facts of a product in the order to show. */
const factsSchema = z.array(z.object({ label: z.string(), value: z.string() }));

/** A card; with `isWithOptions` including options, for price lists; with `isWithFacts` what treatments are compared by. */
export const productSummarySchema = z.object({
  ...cardFields,
  options: z.array(productOptionSchema).optional(),
  facts: factsSchema.optional(),
});
export type ProductSummary = z.infer<typeof productSummarySchema>;

const linkedSchema = z.object({ id: z.int(), title: z.string() });

export const productDetailSchema = z.object({
  ...cardFields,
  /** Sold only by the link of a secret event. */
  isSecret: z.boolean(),
  hashTags: z.array(z.string()),
  description: z.string(),
  images: z.array(z.object({ url: imageUrlSchema, alt: z.string() })),
  options: z.array(productOptionSchema),
  facts: factsSchema,
  recommendedFor: z.array(z.string()),
  steps: z.array(z.object({ title: z.string(), description: z.string(), minutes: z.int().nullable() })),
  /** Clean HTML. */
  descriptionHtml: z.string(),
  /** Clean HTML. */
  cautionHtml: z.string(),
  relatedProducts: z.array(productSummarySchema),
  /** Aftercare instructions; texts are requested by id. */
  afterNotices: z.array(linkedSchema),
  /** Running exhibitions that show it. */
  exhibitions: z.array(linkedSchema),
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
  /** Of the category and its direct children. */
  productCount: z.int(),
});
export type ProductCategory = z.infer<typeof productCategorySchema>;

export const productCategoryDetailSchema = productCategorySchema.extend({
  parent: productCategorySchema.nullable(),
  subCategories: z.array(productCategorySchema),
});
export type ProductCategoryDetail = z.infer<typeof productCategoryDetailSchema>;

export const PRODUCT_SORTS = ["recommended", "latest", "priceAscending", "priceDescending"] as const;

const keyword = z.string().max(100).optional();
const languageCode = z.string().max(10).optional();

export const productListQuery = z.object({
  ...pageQuery,
  keyword,
  eventId: idSchema.optional(),
  exhibitionId: idSchema.optional(),
  categoryId: idSchema.optional(),
  productCategoryIds: idListSchema.optional(),
  productCustomBadge: z.string().max(40).optional(),
  isRecommend: flagSchema.optional(),
  /** Only products of a running event. */
  isEvent: flagSchema.optional(),
  isExcludeEvent: flagSchema.optional(),
  /** True returns nothing: secret products are in no list. */
  isSecret: flagSchema.optional(),
  languageCode,
  sort: z.enum(PRODUCT_SORTS).default("recommended"),
  isWithOptions: flagSchema.optional(),
  isWithFacts: flagSchema.optional(),
});
export type ProductListQuery = z.input<typeof productListQuery>;

/** `isSecret` and `eventId`: /products/{productId}/secret/{eventId}, a 404 unless the event has a price for it. */
const productDetailQuery = z
  .object({ isSecret: flagSchema.optional(), eventId: idSchema.optional() })
  .prefault({});

export const productList = { query: productListQuery, response: listOf(productSummarySchema) };
export const productDetail = {
  params: idParams,
  query: productDetailQuery,
  response: oneOf(productDetailSchema),
};
export const productCategoryList = {
  query: z.object({ isSecret: flagSchema.optional() }),
  response: listOf(productCategorySchema),
};
export const productCategoryDetail = { params: idParams, response: oneOf(productCategoryDetailSchema) };

export const productsContract = defineContract({
  "GET /products": {
    query: z.object({ ...pageQuery, keyword, productCategoryIds: idListSchema.optional() }),
    response: listOf(productSummarySchema),
  },
  "GET /products/:id": productDetail,
  "GET /product-categories": {
    query: z.object({ productCategoryName: z.string().max(100).optional() }),
    response: listOf(productCategorySchema),
  },
  "GET /recommended-products": {
    query: z.object({ ...pageQuery, languageCode }),
    response: listOf(productSummarySchema),
  },
  "GET /v2/products": productList,
  "GET /v2/products/:id": productDetail,
  "GET /v2/product-categories": productCategoryList,
  "GET /v2/product-categories/:id": productCategoryDetail,
  /** Products of running exhibitions. */
  "GET /customer/v2/exhibition-products": {
    query: z.object({ ...pageQuery, keyword, languageCode }),
    response: listOf(productSummarySchema),
  },
});
