import { isAbsolute } from "node:path";
import { Hono } from "hono";
import { z } from "zod";
import { ApiError, invalidRequest } from "../errors";
import type { Services } from "../services";
import { assertCommand } from "../tenancy/running-backend";
import { backUp } from "./backup";

const backupSchema = z.object({ file: z.string().refine(isAbsolute, "an absolute path") });

/** `POST /operation/backup`, for the backup command alone: this process has the embedded database open. */
export function backupRoutes({ db, environment, publishToken }: Services): Hono {
  const app = new Hono();
  app.post("/backup", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    if (environment.DATABASE_URL)
      throw new ApiError(409, "not-embedded", "내장 데이터베이스를 쓰지 않는 서버입니다.");
    const body = backupSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw invalidRequest("body", body.error);
    return c.json({ row: { bytes: await backUp(db, environment.DATA_DIR, body.data.file) } });
  });
  return app;
}
