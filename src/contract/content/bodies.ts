import { z } from "zod";
import { BANNER_LOCATIONS, publishedFileSchema } from "../api/content";
import { termTranslationsSchema } from "../api/partner-and-terms";
import { popupFields } from "../api/popups";
import { pictureSchema, storyBlockSchema, videoIdSchema } from "../api/story-blocks";
import { daySchema, focusSchema, idSchema, imageUrlSchema, wonSchema } from "../api/values";
import { deployStatusSchema } from "../tenant/deploy-status";
import { homeBlockSchema } from "../tenant/home-blocks";
import { homepageConfigSchema } from "../tenant/homepage-config";
import { layoutSchema } from "../tenant/layout";
import { linkSchema, targetUrlSchema } from "../tenant/link";
import { messagesConfigSchema } from "../tenant/messages-config";
import { partnerInformationSchema, partnerMarketingInfoSchema } from "../tenant/partner";
import { unknownSettings } from "../tenant/stated-settings";
import { themeSchema } from "../tenant/theme";
import type { ContentKind } from "./kinds";
import { ORDERED_KINDS } from "./kinds";

/**
 * What a thing of each kind says: the shape of drafts, versions and forms. Things reference each other by id; days are the
 * clinic's, the last one included. HTML is cleaned when it is written.
 */
const text = (most: number) => z.string().max(most);
const name = (most: number) => z.string().trim().min(1, "비어 있습니다").max(most);
/** A text that may contain settings: `{reservationChangeHours}시간 전까지`. */
const stating = (most: number) =>
  text(most).refine((value) => unknownSettings(value).length === 0, {
    error: ({ input }) => `이런 설정은 없습니다: ${unknownSettings(String(input)).join(", ")}`,
  });
const html = text(60_000);
const id = idSchema;
const ids = z
  .array(z.int().positive())
  .max(500)
  .refine((list) => new Set(list).size === list.length, "같은 것이 두 번 있습니다");
const words = (most: number, count: number) => z.array(name(most)).max(count);
const files = z.array(publishedFileSchema).max(20);

const inOrder = <Period extends z.ZodType<{ startDay: string; lastDay: string | null }>>(body: Period) =>
  body.refine(({ startDay, lastDay }) => lastDay === null || startDay <= lastDay, {
    path: ["lastDay"],
    error: "끝나는 날이 시작하는 날보다 앞섭니다",
  });
const period = { startDay: daySchema, lastDay: daySchema };
const openPeriod = { startDay: daySchema, lastDay: daySchema.nullable() };

const optionSchema = z.object({
  /** Null: it is new. */
  id: id.nullable(),
  name: name(120),
  description: text(300),
  /** Won; null: the clinic says it when it is asked. */
  price: wonSchema.nullable(),
  isPriceFrom: z.boolean(),
  durationMinutes: z.int().min(5).max(480),
  isDefault: z.boolean(),
});
export type ProductOptionBody = z.infer<typeof optionSchema>;

const productSchema = z.object({
  name: name(120),
  summary: text(300),
  description: text(1000),
  categoryIds: ids.min(1, "분류를 하나는 골라 주세요"),
  image: pictureSchema,
  gallery: z.array(pictureSchema).max(20),
  badges: words(20, 6),
  isRecommend: z.boolean(),
  facts: z.array(z.object({ label: name(40), value: name(80) })).max(4),
  recommendedFor: words(200, 12),
  steps: z
    .array(z.object({ title: name(80), description: text(500), minutes: z.int().min(0).max(600).nullable() }))
    .max(12),
  descriptionHtml: html,
  cautionHtml: html,
  options: z.array(optionSchema).min(1, "옵션이 하나는 있어야 합니다").max(60),
  relatedIds: ids,
  isSecret: z.boolean(),
  hashTags: words(30, 20),
  afterNoticeIds: ids,
});

const story = { title: name(80), summary: text(300), image: pictureSchema };
const blocks = z.array(storyBlockSchema).max(60);

export const contentBodies = {
  product: productSchema,
  category: z.object({
    name: name(60),
    description: text(300),
    bodyGroup: text(40),
    concernGroup: text(40),
    icon: text(60).nullable(),
    parentId: id.nullable(),
  }),
  event: inOrder(
    z.object({
      title: name(120),
      titleGroup: text(80),
      summary: text(300),
      image: pictureSchema,
      ...period,
      isSecret: z.boolean(),
      /** What options cost while the event runs, in the order of the page. */
      prices: z
        .array(z.object({ optionId: id, price: wonSchema }))
        .max(200)
        .refine((all) => new Set(all.map(({ optionId }) => optionId)).size === all.length, {
          error: "한 옵션이 두 번 있습니다",
        }),
    }),
  ),
  exhibition: inOrder(z.object({ ...story, ...openPeriod, blocks, productIds: ids })),
  branding: z.object({ ...story, blocks }),
  popup: inOrder(z.object({ ...popupFields, ...openPeriod })),
  banner: z.object({
    bannerLocation: z.enum(BANNER_LOCATIONS),
    title: name(120),
    description: text(300),
    badge: text(30).nullable(),
    image: pictureSchema,
    linkTo: linkSchema,
    buttonText: text(30),
    productId: id.nullable(),
  }),
  notice: z.object({
    title: stating(160).min(1, "비어 있습니다"),
    contentHtml: stating(60_000),
    isPinned: z.boolean(),
    publishedAt: daySchema,
    attachments: files,
  }),
  faqGroup: z.object({ title: name(40) }),
  faq: z.object({
    groupId: id,
    question: stating(200).min(1, "비어 있습니다"),
    answerHtml: stating(20_000),
    isTop: z.boolean(),
  }),
  afterNotice: z.object({ title: stating(80).min(1, "비어 있습니다"), contentHtml: stating(60_000) }),
  boardType: z.object({
    title: name(40),
    description: text(200),
    kind: z.enum(["clinic", "customer"]),
    look: z.enum(["LIST", "GALLERY", "VIDEO"]),
    categories: words(20, 20),
  }),
  board: z.object({
    boardTypeId: id,
    category: text(20).nullable(),
    title: name(120),
    summary: text(300),
    contentHtml: html,
    image: pictureSchema.nullable(),
    videoId: videoIdSchema.nullable(),
    hashTags: words(30, 20),
    attachments: files,
    isPinned: z.boolean(),
    publishedAt: daySchema,
  }),
  /** A profile; the week is the schedule's. */
  doctor: z.object({
    name: name(40),
    position: text(40),
    specialty: text(80),
    introduction: text(2000),
    imageUrl: imageUrlSchema.nullable(),
    imageAlt: text(200).nullable(),
    imageFocus: focusSchema.nullable(),
    practiceSince: z.int().min(1940).max(2100).nullable(),
    career: words(200, 40),
    education: words(200, 40),
    languages: words(30, 12),
  }),
  beforeAfter: z.object({
    title: name(120),
    description: text(1000),
    category: name(40),
    beforeImageUrl: imageUrlSchema,
    afterImageUrl: imageUrlSchema,
    /** 시술 4주 후 … */
    elapsed: name(40),
    isNoYouth: z.boolean(),
    productId: id.nullable(),
    employeeId: id.nullable(),
    publishedAt: daySchema,
  }),
  review: z.object({
    authorName: name(40),
    rating: z.int().min(1).max(5),
    content: text(2000),
    imageUrl: imageUrlSchema.nullable(),
    source: text(40),
    productId: id.nullable(),
    publishedAt: daySchema,
  }),
  page: z.object({ title: name(80), description: text(300), blocks }),
  /** Its versions never change; a new one has its day. */
  term: z.object({
    slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/),
    termTitle: name(100),
    target: z.enum(["CUSTOMER", "POST"]),
    isRequired: z.boolean(),
    versions: z
      .array(
        z.object({
          version: name(40),
          effectiveAt: daySchema,
          contentHtml: stating(200_000),
          translations: termTranslationsSchema,
        }),
      )
      .min(1)
      .max(200)
      .refine((all) => new Set(all.map(({ version }) => version)).size === all.length, {
        error: "같은 판이 두 번 있습니다",
      }),
  }),
  order: z.object({ of: z.enum(ORDERED_KINDS), ids: z.array(z.int().positive()).max(2000) }),
  keywords: z.object({ keywords: words(40, 40) }),
  shortLinks: z.object({
    links: z
      .array(z.object({ code: z.string().regex(/^[\w-]{3,32}$/), targetUrl: targetUrlSchema }))
      .max(500)
      .refine(
        (all) => new Set(all.map(({ code }) => code)).size === all.length,
        "같은 코드가 두 번 있습니다",
      ),
  }),
  theme: themeSchema,
  layout: layoutSchema,
  home: z.object({ blocks: z.array(homeBlockSchema).max(60) }),
  information: partnerInformationSchema,
  marketing: partnerMarketingInfoSchema,
  homepageConfig: homepageConfigSchema,
  messages: messagesConfigSchema,
  opening: z.object({ deployStatus: deployStatusSchema }),
} satisfies Record<ContentKind, z.ZodType>;

export type ContentBody<Kind extends ContentKind = ContentKind> = z.infer<(typeof contentBodies)[Kind]>;
