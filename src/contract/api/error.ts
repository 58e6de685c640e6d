import { z } from "zod";

/** The body of every failed call. */
export const errorBodySchema = z.object({
  statusCode: z.int(),
  message: z.union([z.string(), z.array(z.string())]),
  translatedMessage: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** Names the tenant by the storefront's origin. */
export const TENANT_ORIGIN_HEADER = "X-Storefront-Origin";
/** Makes a create call idempotent. */
export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";
