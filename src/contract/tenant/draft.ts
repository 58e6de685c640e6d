import { z } from "zod";
import { CONTENT_KINDS } from "../content/kinds";
import { tenantSchema } from "./tenant";

const contentDraftSchema = z.object({
  kind: z.enum(CONTENT_KINDS),
  id: z.int(),
  /** How people call the thing. */
  label: z.string(),
  isRemoval: z.boolean(),
  by: z.string(),
  at: z.iso.datetime(),
});

/**
 * Responses of `GET /tenancy/drafts/:id` and `GET /tenancy/drafts/:id/digest`, for storefronts with a token of
 * `signTenancyPass`; a 404 for an unknown partner. `?drafts=` says whose drafts of content: `all`, or an account's id.
 */
export const draftAnswerSchema = z.object({
  row: z.object({
    config: tenantSchema,
    digest: z.string(),
    publishedAt: z.iso.datetime(),
    publishedBy: z.string(),
    /** What the preview shows besides the configuration, the oldest first. */
    contentDrafts: z.array(contentDraftSchema),
  }),
});
/** `?link=` names the link by which somebody looks: whether it is still good is part of the answer. */
export const draftDigestAnswerSchema = z.object({
  row: z.object({ digest: z.string(), isRevoked: z.boolean() }),
});
export type Draft = z.infer<typeof draftAnswerSchema>["row"];
export type PreviewedDraft = z.infer<typeof contentDraftSchema>;
