import { Hono } from "hono";
import { findChallenge } from "../../certificates/challenges";
import { normaliseHost } from "../../tenancy/host";
import type { Services } from "../request/services";

/** What a certificate authority asks of a name, as plain text; of another name's token it is a 404. */
export function acmeChallengeRoutes({ db, now }: Pick<Services, "db" | "now">): Hono {
  const app = new Hono();
  app.get("/:token", async (c) => {
    const host = normaliseHost(c.req.header("host") ?? "");
    const found = await findChallenge(db, { token: c.req.param("token"), host, now: now() });
    if (found === null) return c.text("unknown", 404, { "cache-control": "no-store" });
    return c.text(found, 200, { "cache-control": "no-store", "content-type": "application/octet-stream" });
  });
  return app;
}
