import { z } from "zod";

/** Purges cached pages of a storefront: `POST` with a RevalidationRequest as JSON. */
export const REVALIDATE_PATH = "/api/revalidate";
/** Hex HMAC-SHA256 of the body, with REVALIDATE_SECRET as its key. */
export const REVALIDATE_SIGNATURE_HEADER = "X-Revalidate-Signature";

/** Tags of cacheTag, as narrow as possible. */
export const revalidationSchema = z.object({
  tags: z
    .array(z.string().regex(/^partner:[a-z][a-z0-9-]{1,30}(:[a-z]+(:[\w-]{1,64})?)?$/))
    .min(1)
    .max(100),
  /** When the first write was committed, in ms; omitted after a deliberate delay. */
  writtenAt: z.int().min(0).optional(),
});
export type RevalidationRequest = z.infer<typeof revalidationSchema>;
