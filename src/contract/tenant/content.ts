import { z } from "zod";
import { BANNER_LOCATIONS } from "../api/content";
import { clockSchema, daySchema, imageUrlSchema, wonSchema } from "../api/values";
import { WEEKDAYS } from "./partner";

/**
 * `tenants/<id>/content/*.json`: a partner's first content, seeded once. Things name each other by `key`;
 * ids are the database's. Pictures are `/media/<partner>/<file>.webp`, files in `tenants/<id>/content/images/`.
 */
const key = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
const won = wonSchema;

const optionSeedSchema = z.object({
  key,
  name: z.string(),
  description: z.string().default(""),
  price: won,
  durationMinutes: z.int().min(5).max(480),
  isDefault: z.boolean().default(false),
});

export const productSeedSchema = z.object({
  key,
  name: z.string(),
  /** One line under the name on a card. */
  summary: z.string(),
  /** Two sentences under the name on the product page. */
  description: z.string(),
  categories: z.array(key).min(1),
  image: z.object({ url: imageUrlSchema, alt: z.string() }),
  gallery: z.array(z.object({ url: imageUrlSchema, alt: z.string() })).default([]),
  badges: z.array(z.string()).default([]),
  isRecommend: z.boolean().default(false),
  facts: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .max(4)
    .default([]),
  recommendedFor: z.array(z.string()).default([]),
  steps: z
    .array(
      z.object({
        title: z.string(),
        description: z.string().default(""),
        minutes: z.int().nullable().default(null),
      }),
    )
    .default([]),
  descriptionHtml: z.string().default(""),
  cautionHtml: z.string().default(""),
  options: z.array(optionSeedSchema).min(1),
  related: z.array(key).default([]),
});
export type ProductSeed = z.infer<typeof productSeedSchema>;

/** Periods are day offsets from the day of seeding, so that a demo always has running, ending and ended events. */
const period = { startDay: z.int(), endDay: z.int() };

export const contentSchema = z.object({
  categories: z.array(
    z.object({
      key,
      name: z.string(),
      description: z.string(),
      bodyGroup: z.string(),
      concernGroup: z.string(),
      icon: z.string().nullable().default(null),
      parent: key.nullable().default(null),
    }),
  ),
  products: z.array(productSeedSchema),
  events: z.array(
    z.object({
      key,
      title: z.string(),
      titleGroup: z.string(),
      summary: z.string(),
      image: z.object({ url: imageUrlSchema, alt: z.string() }),
      ...period,
      /** Option key -> price while the event runs. */
      prices: z.record(key, won),
    }),
  ),
  doctors: z.array(
    z.object({
      key,
      name: z.string(),
      position: z.string(),
      specialty: z.string(),
      introduction: z.string(),
      imageUrl: imageUrlSchema.nullable(),
      career: z.array(z.string()),
      education: z.array(z.string()),
      languages: z.array(z.string()).default(["한국어"]),
      /** Weekly working hours; a weekday left out is a day off. */
      week: z.partialRecord(z.enum(WEEKDAYS), z.object({ start: clockSchema, end: clockSchema })),
      /** Single days off, as day offsets from the day of seeding. */
      daysOff: z.array(z.int()).default([]),
    }),
  ),
  /** The clinic's own closed days besides public holidays. */
  closedDays: z.array(z.object({ date: daySchema, reason: z.string() })).default([]),
  banners: z.array(
    z.object({
      bannerLocation: z.enum(BANNER_LOCATIONS),
      title: z.string(),
      description: z.string(),
      badge: z.string().nullable().default(null),
      image: z.object({ url: imageUrlSchema, alt: z.string() }),
      linkTo: z.string(),
      buttonText: z.string(),
      product: key.nullable().default(null),
    }),
  ),
  notices: z.array(
    z.object({
      title: z.string(),
      contentHtml: z.string(),
      isPinned: z.boolean().default(false),
      daysAgo: z.int().nonnegative(),
    }),
  ),
  terms: z.array(
    z.object({
      slug: key,
      termTitle: z.string(),
      isRequired: z.boolean(),
      version: z.string(),
      effectiveAt: daySchema,
      contentHtml: z.string(),
    }),
  ),
});
export type Content = z.infer<typeof contentSchema>;
