import { z } from "zod";
import { deployStatusSchema } from "../tenant/deploy-status";
import { homepageConfigSchema } from "../tenant/homepage-config";
import { partnerInformationSchema, partnerMarketingInfoSchema } from "../tenant/partner";
import { defineContract } from "./endpoint";
import { daySchema, idParams, listOf, oneOf } from "./values";

export const termSchema = z.object({
  id: z.int(),
  termTitle: z.string(),
  /** terms-of-service, privacy-policy, reservation-privacy, marketing … */
  slug: z.string(),
  isRequired: z.boolean(),
  version: z.string(),
  effectiveAt: daySchema,
});
export type Term = z.infer<typeof termSchema>;

export const termsHistorySchema = termSchema.extend({
  /** Clean HTML. */
  contentHtml: z.string(),
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
  "GET /terms": {
    query: z.object({ target: z.literal("CUSTOMER").default("CUSTOMER") }),
    response: listOf(termSchema),
  },
  "GET /terms/:id/terms-histories/current": { params: idParams, response: oneOf(termsHistorySchema) },
});
