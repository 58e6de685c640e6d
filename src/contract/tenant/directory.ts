import { z } from "zod";
import { partnerIdSchema, tenantSchema } from "./tenant";

/**
 * Responses of `GET /tenancy/hosts/:host` and `GET /tenancy/partners/:id`, for storefronts that did not find something in
 * Edge Config; a 404 for an unknown one.
 */
export const hostAnswerSchema = z.object({ row: z.object({ partnerId: partnerIdSchema }) });
export const tenantAnswerSchema = z.object({ row: tenantSchema });
