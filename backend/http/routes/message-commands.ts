import type { Hono } from "hono";
import { z } from "zod";
import { MESSAGE_STATES } from "@/contract/messages/kinds";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { cancelMessage, listMessages, requireMessage, resendMessage } from "../../messages/manage";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";
import { commandApp, requireScope } from "./command-app";

const clinicSchema = z.object({ partnerId: partnerIdSchema });
const listSchema = clinicSchema.extend({ state: z.enum(MESSAGE_STATES).optional() });
const oneSchema = clinicSchema.extend({ id: z.uuid() });

/** `POST /operation/messages/…`, for the command messages. */
export function messageCommandRoutes(services: Services): Hono {
  const { now } = services;
  const app = commandApp(services);
  const scopeOf = (partnerId: string) => requireScope(services, partnerId);
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
