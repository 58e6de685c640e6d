import { lt } from "drizzle-orm";
import { Hono } from "hono";
import { Webhook } from "standardwebhooks";
import { z } from "zod";
import { receivedWebhooks } from "../../db/schema/received-webhooks";
import { ApiError } from "../../lib/errors";
import { maxBodySize } from "../request/request-limits";
import type { Variables } from "../request/request-log";
import type { Services } from "../request/services";

const MAX_BODY_BYTES = 64 * 1024;
/** Longer than PortOne resends (six hours) and than a signature is valid (five minutes). */
const REMEMBERED_MS = 86_400_000;

/** PortOne adds types and fields without notice. */
const eventSchema = z.object({ type: z.string().max(100) });

/**
 * `POST /webhooks/portone`: verified by Standard Webhooks, each id once. PortOne has webhooks of payments and billing keys,
 * and none of identity verifications, so they are counted and their type is logged; nothing of them is stored but the id.
 */
export function webhookRoutes(services: Pick<Services, "db" | "metrics" | "now">, secret: string) {
  const app = new Hono<{ Variables: Variables }>();
  const webhook = new Webhook(secret);
  app.post("/portone", maxBodySize(MAX_BODY_BYTES), async (c) => {
    const headers = c.req.header();
    const event = verify(webhook, await c.req.text(), headers);
    const isNew = await remember(services, headers["webhook-id"] ?? "");
    services.metrics.webhooks.inc({ outcome: isNew ? "received" : "repeated" });
    if (isNew) c.var.log.info({ type: event.type }, "PortOne's webhook is received");
    // A repeated one as well: PortOne sends again what gets no 2xx.
    return c.json({});
  });
  return app;
}

function verify(webhook: Webhook, body: string, headers: Record<string, string>) {
  try {
    return eventSchema.parse(webhook.verify(body, headers));
  } catch {
    // The reasons contain the body.
    throw new ApiError(401, "webhook.unverified", "서명을 확인할 수 없습니다.");
  }
}

/** False for an id that has come before. */
async function remember({ db, now }: Pick<Services, "db" | "now">, id: string): Promise<boolean> {
  const receivedAt = now();
  const forgotten = new Date(receivedAt.getTime() - REMEMBERED_MS);
  await db.delete(receivedWebhooks).where(lt(receivedWebhooks.receivedAt, forgotten));
  const added = await db
    .insert(receivedWebhooks)
    .values({ id, receivedAt })
    .onConflictDoNothing()
    .returning({ id: receivedWebhooks.id });
  return added.length > 0;
}
