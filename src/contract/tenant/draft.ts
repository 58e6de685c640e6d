import { z } from "zod";
import { tenantSchema } from "./tenant";

/**
 * What the backend tells a storefront of a partner's draft; a 404 says there is none.
 * `GET /tenancy/drafts/:id` and `GET /tenancy/drafts/:id/digest`, with a pass (`signTenancyPass`).
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
