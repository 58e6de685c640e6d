import { z } from "zod";

/** Where a storefront hears of a write: `POST` with a RevalidationRequest as JSON. */
export const REVALIDATE_PATH = "/api/revalidate";
/** Hex HMAC-SHA256 of the body, with REVALIDATE_SECRET as its key. */
export const REVALIDATE_SIGNATURE_HEADER = "X-Revalidate-Signature";

/** Tags as cacheTag writes them: what was written to, as narrow as possible. */
export const revalidationSchema = z.object({
  tags: z
    .array(z.string().regex(/^partner:[a-z][a-z0-9-]{1,30}(:[a-z]+(:[\w-]{1,64})?)?$/))
    .min(1)
    .max(100),
  /** When the first of it was written, in ms; left out where telling waited on purpose. */
  writtenAt: z.int().min(0).optional(),
});
export type RevalidationRequest = z.infer<typeof revalidationSchema>;
