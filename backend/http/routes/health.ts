import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Services } from "../request/services";

/** `/healthz`: the process is alive. `/readyz`: the database is reachable, and no shutdown has begun. */
export function healthRoutes({ db, isEnding }: Pick<Services, "db" | "isEnding">): Hono {
  const app = new Hono();
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    c.header("cache-control", "no-store");
    if (isEnding()) return c.json({ status: "ending" }, 503);
    const isReady = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return c.json({ status: isReady ? "ready" : "not ready" }, isReady ? 200 : 503);
  });
  return app;
}
