import { z } from "zod";
import { partnerIdSchema, tenantSchema } from "./tenant";

/**
 * What the backend answers a storefront that did not find something in Edge Config; a 404 says there is none.
 * `GET /tenancy/hosts/:host` and `GET /tenancy/partners/:id`.
 */
export const hostAnswerSchema = z.object({ row: z.object({ partnerId: partnerIdSchema }) });
export const tenantAnswerSchema = z.object({ row: tenantSchema });
