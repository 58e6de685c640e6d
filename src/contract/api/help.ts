import { z } from "zod";
import { defineContract } from "./endpoint";
import { flagSchema, idListSchema, idParams, idSchema, listOf, oneOf, pageQuery } from "./values";

export const faqSchema = z.object({
  id: z.int(),
  groupId: z.int(),
  groupTitle: z.string(),
  question: z.string(),
  /** Clean HTML. */
  answerHtml: z.string(),
  /** Shown first in the customer center. */
  isTop: z.boolean(),
});
export type Faq = z.infer<typeof faqSchema>;

export const faqGroupSchema = z.object({ id: z.int(), title: z.string(), faqCount: z.int().nonnegative() });
export type FaqGroup = z.infer<typeof faqGroupSchema>;

/** Aftercare instructions; products reference them by id. */
export const afterNoticeSchema = z.object({
  id: z.int(),
  title: z.string(),
  /** Clean HTML. */
  contentHtml: z.string(),
});
export type AfterNotice = z.infer<typeof afterNoticeSchema>;

export const helpContract = defineContract({
  /** Ordered by group. The keyword is searched in question and answer. */
  "GET /customer/faqs": {
    query: z.object({
      ...pageQuery,
      groupId: idSchema.optional(),
      keyword: z.string().max(100).optional(),
      isTop: flagSchema.optional(),
    }),
    response: listOf(faqSchema),
  },
  "GET /customer/faqs/this/group": { response: listOf(faqGroupSchema) },
  /** By ids, or all; unknown ids are skipped. */
  "GET /customer/after-notices": {
    query: z.object({ ids: idListSchema.optional() }),
    response: listOf(afterNoticeSchema),
  },
  "GET /customer/after-notices/:id": { params: idParams, response: oneOf(afterNoticeSchema) },
});
