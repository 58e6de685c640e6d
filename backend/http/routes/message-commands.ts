import { Hono } from "hono";
import { z } from "zod";
import { MESSAGE_STATES } from "@/contract/messages/kinds";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { PartnerScope } from "../../db/scope";
import { ApiError } from "../../lib/errors";
import { cancelMessage, listMessages, requireMessage, resendMessage } from "../../messages/manage";
import { assertCommand } from "../../operation/running-backend";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";

const clinicSchema = z.object({ partnerId: partnerIdSchema });
const listSchema = clinicSchema.extend({ state: z.enum(MESSAGE_STATES).optional() });
const oneSchema = clinicSchema.extend({ id: z.uuid() });

/** `POST /operation/messages/…`, for the command messages. */
export function messageCommandRoutes(services: Services): Hono {
  const { db, now, publishToken, queue, tenants } = services;
  const app = new Hono();
  app.use(async (c, next) => {
    assertCommand(c.req.header("authorization"), publishToken);
    await next();
  });
  const scopeOf = async (partnerId: string) => {
    if (!(await tenants.byId(partnerId)))
      throw new ApiError(404, "partner.unknown", `${partnerId}: 그런 병원이 없습니다.`);
    return new PartnerScope(db, partnerId, queue);
  };
  app.post("/list", async (c) => {
    const { partnerId, state } = await jsonBody(c, listSchema);
    const rows = await listMessages(await scopeOf(partnerId), state);
    return c.json({ rows, count: rows.length });
  });
  app.post("/show", async (c) => {
    const { partnerId, id } = await jsonBody(c, oneSchema);
    return c.json({ row: await requireMessage(await scopeOf(partnerId), id) });
  });
  app.post("/resend", async (c) => {
    const { partnerId, id } = await jsonBody(c, oneSchema);
    return c.json({ row: await resendMessage(await scopeOf(partnerId), id, now()) });
  });
  app.post("/cancel", async (c) => {
    const { partnerId, id } = await jsonBody(c, oneSchema);
    return c.json({ row: await cancelMessage(await scopeOf(partnerId), id) });
  });
  return app;
}
