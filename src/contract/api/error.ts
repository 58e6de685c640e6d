import { z } from "zod";

/** What every failed call answers. */
export const errorBodySchema = z.object({
  statusCode: z.int(),
  message: z.union([z.string(), z.array(z.string())]),
  translatedMessage: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** The header that names the storefront tenant; its value is the storefront's origin. */
export const TENANT_ORIGIN_HEADER = "X-Storefront-Origin";
/** A create call with this header answers the same request only once. */
export const IDEMPOTENCY_KEY_HEADER = "Idempotency-Key";
