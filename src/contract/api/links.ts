import { z } from "zod";
import { externalUrlSchema } from "../tenant/partner";
import { defineContract } from "./endpoint";
import { idSchema, listOf, oneOf } from "./values";

/** Where visitors can review the clinic. */
export const REVIEW_SITES = ["naver", "google", "kakao"] as const;

export const reviewUrlSchema = z.object({ site: z.enum(REVIEW_SITES), url: externalUrlSchema });
export type ReviewUrl = z.infer<typeof reviewUrlSchema>;

export const partnerKeywordSchema = z.object({ keyword: z.string() });
export type PartnerKeyword = z.infer<typeof partnerKeywordSchema>;

export const linksContract = defineContract({
  /** `shortenUrl` is a code; the target is a path of the site or an https URL. */
  "GET /customer/shorten-url": {
    query: z.object({ shortenUrl: z.string().min(1).max(200) }),
    response: oneOf(z.object({ shortenUrl: z.string(), targetUrl: z.string() })),
  },
  /** For a reservation of the signed-in customer; sites for the language first. */
  "GET /customer/review-urls": {
    query: z.object({
      reservationId: idSchema,
      languageCode: z
        .string()
        .regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/)
        .optional(),
    }),
    response: listOf(reviewUrlSchema),
  },
  /** The search overlay's recommended keywords. */
  "GET /customer/partner-keywords": { response: listOf(partnerKeywordSchema) },
});
