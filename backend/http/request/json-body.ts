import type { Context } from "hono";
import type { z } from "zod";
import { invalidRequest } from "../../lib/errors";

/** The request's JSON body by a schema; 400 with reasons otherwise. */
export async function jsonBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = schema.safeParse(await c.req.json().catch(() => null));
  if (!body.success) throw invalidRequest("body", body.error);
  return body.data;
}
