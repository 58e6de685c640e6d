import { z } from "zod";

/** The body of a request to REVALIDATE_PATH. Tags of cacheTag, as narrow as possible. */
export const revalidationSchema = z.object({
  tags: z
    .array(z.string().regex(/^partner:[a-z][a-z0-9-]{1,30}(:[a-z]+(:[\w-]{1,64})?)?$/))
    .min(1)
    .max(100),
  /** When the first write was committed, in ms; omitted after a deliberate delay. */
  writtenAt: z.int().min(0).optional(),
});
export type RevalidationRequest = z.infer<typeof revalidationSchema>;
