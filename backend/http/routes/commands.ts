import { isAbsolute } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { PartnerScope } from "../../db/scope";
import { ApiError } from "../../lib/errors";
import { backUp } from "../../operation/backup";
import { assertCommand } from "../../operation/running-backend";
import { answerPost } from "../../posts/answer-post";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";

const answerSchema = z.object({
  partnerId: partnerIdSchema,
  postId: z.int().positive(),
  html: z.string().trim().min(1).max(20_000),
});
const backupSchema = z.object({ file: z.string().refine(isAbsolute, "an absolute path") });

/** `POST /operation/answer` and `/operation/backup`, for the commands of those names. */
export function commandRoutes({ db, environment, now, publishToken, revalidator }: Services): Hono {
  const app = new Hono();
  app.post("/answer", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const { partnerId, postId, html } = await jsonBody(c, answerSchema);
    const scope = new PartnerScope(db, partnerId);
    const { id, boardTypeId } = await answerPost({ scope, revalidator, now: now() }, postId, html);
    return c.json({ row: { id, boardTypeId } });
  });
  // This process has the embedded database open.
  app.post("/backup", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    if (environment.DATABASE_URL)
      throw new ApiError(409, "not-embedded", "내장 데이터베이스를 쓰지 않는 서버입니다.");
    const { file } = await jsonBody(c, backupSchema);
    return c.json({ row: { bytes: await backUp(db, environment.DATA_DIR, file) } });
  });
  return app;
}
