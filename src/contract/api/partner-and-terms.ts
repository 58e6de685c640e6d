import { z } from "zod";
import { deployStatusSchema } from "../tenant/deploy-status";
import { homepageConfigSchema } from "../tenant/homepage-config";
import { partnerInformationSchema, partnerMarketingInfoSchema } from "../tenant/partner";
import { defineContract } from "./endpoint";
import { daySchema, idParams, languageSchema, listOf, oneOf } from "./values";

/** In effect from midnight of that day in the clinic's zone. */
export const termVersionSchema = z.object({ version: z.string(), effectiveAt: daySchema });
export type TermVersion = z.infer<typeof termVersionSchema>;

const otherLanguageSchema = languageSchema.exclude(["ko"]);

/** A term in other languages, for information: the Korean text is binding. */
export const termTranslationsSchema = z.partialRecord(
  otherLanguageSchema,
  z.object({
    title: z.string().trim().min(1).max(100),
    /** A translation or summary: plain text, an empty line between paragraphs. */
    summary: z.string().trim().min(1).max(20_000),
  }),
);
export type TermTranslations = z.infer<typeof termTranslationsSchema>;

const textsByLanguage = z.partialRecord(otherLanguageSchema, z.string());

export const termSchema = z.object({
  id: z.int(),
  termTitle: z.string(),
  /** The title in other languages. */
  titles: textsByLanguage,
  /** terms-of-service, privacy-policy, reservation-privacy, marketing … */
  slug: z.string(),
  isRequired: z.boolean(),
  /** The version in effect. */
  ...termVersionSchema.shape,
});
export type Term = z.infer<typeof termSchema>;

export const termsHistorySchema = termSchema.extend({
  /** Clean HTML. */
  contentHtml: z.string(),
  /** A translation or summary in other languages, as plain text. */
  summaries: textsByLanguage,
  /** Earlier versions, the latest first. */
  histories: z.array(termVersionSchema.extend({ contentHtml: z.string() })),
});
export type TermsHistory = z.infer<typeof termsHistorySchema>;

export const partnerAndTermsContract = defineContract({
  "GET /partners/this": {
    response: oneOf(
      z.object({
        ...partnerInformationSchema.shape,
        partnerMarketingInfo: partnerMarketingInfoSchema,
        homepageConfig: homepageConfigSchema,
      }),
    ),
  },
  "GET /partners/this/homepage-deploy-status": { response: oneOf(z.object({ status: deployStatusSchema })) },
  /** The group of clinics of the partner; a 404 without one. */
  "GET /partner-groups/this": {
    response: oneOf(
      z.object({
        partnerGroupName: z.string(),
        partnerGroupInquiryUrl: z.string().nullable(),
        /** The group's clinics, from the header's branch selector. */
        partners: z.array(
          z.object({ title: z.string(), url: z.string(), hrefTarget: z.enum(["_blank", "_self"]) }),
        ),
      }),
    ),
  },
  /** By title or slug, with texts. */
  "GET /term": {
    query: z.object({ termTitle: z.string().trim().min(1).max(100) }),
    response: oneOf(termsHistorySchema),
  },
  /** Terms of signing up and booking. */
  "GET /terms": {
    query: z.object({ target: z.literal("CUSTOMER").default("CUSTOMER") }),
    response: listOf(termSchema.extend({ histories: z.array(termVersionSchema) })),
  },
  "GET /terms/:id/terms-histories/current": { params: idParams, response: oneOf(termsHistorySchema) },
});
