import { z } from "zod";
import { BANNER_LOCATIONS, publishedFileSchema } from "../api/content";
import { termTranslationsSchema } from "../api/partner-and-terms";
import { popupFields } from "../api/popups";
import { pictureSchema, storyBlockSeedSchema, videoIdSchema } from "../api/story-blocks";
import { clockSchema, daySchema, focusSchema, imageUrlSchema, wonSchema } from "../api/values";
import { linkSchema, targetUrlSchema } from "./link";
import { WEEKDAYS } from "./partner";
import { SETTING_PLACEHOLDERS, unknownSettings } from "./stated-settings";

/**
 * `tenants/<id>/content/*.json`: a partner's initial content, seeded once. Entries reference each other by `key`;
 * ids are the database's. Pictures are `/media/<partner>/<file>.webp`, files in `tenants/<id>/content/images/`.
 */
const SERVED_FILE = /\.(avif|jpg|pdf|png|webp)$/i;
const key = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
const won = wonSchema;
/** A text that may contain settings: `{reservationChangeHours}시간 전까지`. */
const stating = (text: z.ZodString) =>
  text
    .refine((value) => unknownSettings(value).length === 0, {
      error: ({ input }) =>
        `no setting is called ${unknownSettings(String(input)).join(", ")}; a text may state ${SETTING_PLACEHOLDERS.join(", ")}`,
    })
    .describe(`May state settings: ${SETTING_PLACEHOLDERS.join(", ")}.`);

const optionSeedSchema = z.object({
  key,
  name: z.string(),
  description: z.string().default(""),
  price: won.nullable().describe("Won; null: the clinic says it when it is asked (상담 문의)."),
  isPriceFrom: z.boolean().default(false).describe("The price is the lowest of a range: shown with 부터."),
  durationMinutes: z.int().min(5).max(480).describe("What a booking takes of the doctor's time."),
  isDefault: z.boolean().default(false),
});

const productSeedSchema = z.object({
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
  isRecommend: z.boolean().default(false).describe("Shown on home and among the clinic's picks."),
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
  cautionHtml: z.string().default("").describe("Side effects; medical advertising law asks for them."),
  options: z.array(optionSeedSchema).min(1),
  related: z.array(key).default([]),
  isSecret: z.boolean().default(false),
  hashTags: z.array(z.string().max(30)).max(20).default([]),
  afterNotices: z.array(key).default([]),
});
export type ProductSeed = z.infer<typeof productSeedSchema>;

/** Periods are day offsets from the day of seeding, so that a demo always has running, ending and ended events. */
const period = { startDay: z.int(), endDay: z.int() };
/** Null: open end. */
const openPeriod = { startDay: z.int().default(-30), endDay: z.int().nullable().default(null) };
const inOrder = <Seed extends z.ZodType<{ startDay: number; endDay: number | null }>>(seed: Seed) =>
  seed.refine(({ startDay, endDay }) => endDay === null || startDay <= endDay, {
    path: ["endDay"],
    error: "must not come before startDay",
  });
const daysAgo = z.int().nonnegative();
const files = z
  .array(
    publishedFileSchema.refine(({ url }) => !url.startsWith("/media/") || SERVED_FILE.test(url), {
      path: ["url"],
      error: "a picture or a PDF",
    }),
  )
  .default([]);
const story = { key, title: z.string().max(80), summary: z.string().max(300), image: pictureSchema };

const exhibitionSeedSchema = inOrder(
  z.object({ ...story, ...openPeriod, blocks: z.array(storyBlockSeedSchema), products: z.array(key) }),
);
const brandingSeedSchema = z.object({ ...story, blocks: z.array(storyBlockSeedSchema) });
/** `introduce`, `space`, `landing` and `welcome` are the pages that the storefront shows. */
const pageSeedSchema = z.object({
  key,
  title: z.string().max(80),
  description: z.string().max(300).default(""),
  blocks: z.array(storyBlockSeedSchema),
});

const boardTypeSeedSchema = z.object({
  key,
  title: z.string().max(40),
  description: z.string().max(200).default(""),
  kind: z.enum(["clinic", "customer"]),
  look: z.enum(["LIST", "GALLERY", "VIDEO"]).default("LIST"),
  categories: z.array(z.string().max(20)).default([]),
});
const boardSeedSchema = z.object({
  boardType: key,
  category: z.string().nullable().default(null),
  title: z.string().max(120),
  summary: z.string().max(300).default(""),
  contentHtml: z.string(),
  image: pictureSchema.nullable().default(null),
  videoId: videoIdSchema.nullable().default(null),
  hashTags: z.array(z.string().max(30)).default([]),
  attachments: files,
  isPinned: z.boolean().default(false),
  daysAgo,
});
const customerPostSeedSchema = z.object({
  boardType: key,
  category: z.string().nullable().default(null),
  title: z.string().max(120),
  content: z.string(),
  authorName: z.string(),
  phone: z.string().regex(/^\d{10,11}$/),
  /** Plain in the file, hashed in the database. */
  password: z.string(),
  isPrivate: z.boolean().default(false),
  answerHtml: z.string().nullable().default(null),
  daysAgo,
});
const beforeAfterSeedSchema = z.object({
  title: z.string(),
  description: z.string().default(""),
  category: z.string(),
  beforeImageUrl: imageUrlSchema,
  afterImageUrl: imageUrlSchema,
  elapsed: z.string(),
  isNoYouth: z.boolean().default(false),
  product: key.nullable().default(null),
  doctor: key.nullable().default(null),
  daysAgo,
});
const reviewSeedSchema = z.object({
  authorName: z.string(),
  rating: z.int().min(1).max(5),
  content: z.string(),
  imageUrl: imageUrlSchema.nullable().default(null),
  source: z.string(),
  product: key.nullable().default(null),
  daysAgo,
});

/** `ampoules`, or with what tells it from other pictures of the same thing: `ampoules/leaf-2`. */
const sceneSchema = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/);

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
      isSecret: z.boolean().default(false),
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
      imageAlt: z
        .string()
        .max(200)
        .nullable()
        .default(null)
        .describe("What the picture shows, where it is no photograph of the doctor."),
      imageFocus: focusSchema
        .nullable()
        .default(null)
        .describe("The part that crops keep, in percent from left and top; without it 50 and 40."),
      practiceSince: z.int().min(1940).max(2100).nullable().default(null).describe("Year."),
      career: z.array(z.string()),
      education: z.array(z.string()),
      languages: z.array(z.string()).default(["한국어"]),
      /** Weekly working hours; a weekday left out is a day off. */
      week: z.partialRecord(z.enum(WEEKDAYS), z.object({ start: clockSchema, end: clockSchema })),
      /** Single days off, as day offsets from the day of seeding. */
      daysOff: z.array(z.int()).default([]),
    }),
  ),
  /** Besides public holidays. */
  closedDays: z.array(z.object({ date: daySchema, reason: z.string() })).default([]),
  /** Days with shortened hours, as day offsets from the day of seeding. */
  shortenWorks: z
    .array(z.object({ day: z.int(), openTime: clockSchema, closeTime: clockSchema, reason: z.string() }))
    .default([]),
  exhibitions: z.array(exhibitionSeedSchema).default([]),
  brandings: z.array(brandingSeedSchema).default([]),
  pages: z.array(pageSeedSchema).default([]),
  popups: z.array(inOrder(z.object({ ...popupFields, ...openPeriod }))).default([]),
  faqGroups: z.array(z.object({ key, title: z.string().max(40) })).default([]),
  faqs: z
    .array(
      z.object({
        group: key,
        question: stating(z.string().max(200)),
        answerHtml: stating(z.string()),
        isTop: z.boolean().default(false),
      }),
    )
    .default([]),
  afterNotices: z
    .array(z.object({ key, title: stating(z.string().max(80)), contentHtml: stating(z.string()) }))
    .default([]),
  boardTypes: z.array(boardTypeSeedSchema).default([]),
  boards: z.array(boardSeedSchema).default([]),
  customerPosts: z.array(customerPostSeedSchema).default([]),
  beforeAfters: z.array(beforeAfterSeedSchema).default([]),
  partnerReviews: z.array(reviewSeedSchema).default([]),
  partnerKeywords: z.array(z.string().max(40)).default([]),
  shortenUrls: z
    .array(z.object({ code: z.string().regex(/^[\w-]{3,32}$/), targetUrl: targetUrlSchema }))
    .default([]),
  /** What a picture shows, for pictures that are made in series. Not published: it keeps one screen from showing a thing twice. */
  scenes: z.array(z.object({ url: imageUrlSchema, scene: sceneSchema })).default([]),
  banners: z.array(
    z.object({
      bannerLocation: z.enum(BANNER_LOCATIONS),
      title: z.string(),
      description: z.string(),
      badge: z.string().nullable().default(null),
      image: z.object({ url: imageUrlSchema, alt: z.string() }),
      linkTo: linkSchema,
      buttonText: z.string(),
      product: key.nullable().default(null),
    }),
  ),
  notices: z.array(
    z.object({
      title: stating(z.string()),
      contentHtml: stating(z.string()),
      isPinned: z.boolean().default(false),
      daysAgo,
      attachments: files,
    }),
  ),
  terms: z.array(
    z.object({
      slug: key,
      termTitle: z.string(),
      /** CUSTOMER: for signing up and booking. POST: for writing on a customer board. */
      target: z.enum(["CUSTOMER", "POST"]).default("CUSTOMER"),
      isRequired: z.boolean(),
      version: z.string(),
      effectiveAt: daySchema,
      contentHtml: stating(z.string()),
      /** For the widget in other languages; the Korean text is binding. */
      translations: termTranslationsSchema.default({}),
    }),
  ),
});
export type Content = z.infer<typeof contentSchema>;
