import { Hono } from "hono";
import { z } from "zod";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { PartnerScope } from "../db/scope";
import { invalidRequest } from "../errors";
import { answerPost } from "../posts/answer-post";
import type { Services } from "../services";
import { assertCommand } from "../tenancy/running-backend";

const answerSchema = z.object({
  partnerId: partnerIdSchema,
  postId: z.int().positive(),
  html: z.string().trim().min(1).max(20_000),
});

/** `POST /operation/answer`, for the answer command alone: the clinic's word on a visitor's post. */
export function answerRoutes({ db, now, publishToken, revalidator }: Services): Hono {
  const app = new Hono();
  app.post("/answer", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const body = answerSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw invalidRequest("body", body.error);
    const { partnerId, postId, html } = body.data;
    const scope = new PartnerScope(db, partnerId);
    const { id, boardTypeId } = await answerPost({ scope, revalidator, now: now() }, postId, html);
    return c.json({ row: { id, boardTypeId } });
  });
  return app;
}
