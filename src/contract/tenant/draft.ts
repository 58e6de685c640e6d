import { z } from "zod";
import { tenantSchema } from "./tenant";

/**
 * Responses of `GET /tenancy/drafts/:id` and `GET /tenancy/drafts/:id/digest`, for storefronts with a token of
 * `signTenancyPass`; a 404 without a draft.
 */
export const draftAnswerSchema = z.object({
  row: z.object({
    config: tenantSchema,
    digest: z.string(),
    publishedAt: z.iso.datetime(),
    publishedBy: z.string(),
  }),
});
export const draftDigestAnswerSchema = z.object({ row: z.object({ digest: z.string() }) });
export type Draft = z.infer<typeof draftAnswerSchema>["row"];
