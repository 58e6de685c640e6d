import type { Hono } from "hono";
import { z } from "zod";
import { MESSAGE_MEDIA } from "@/contract/messages/kinds";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { resealCertificates } from "../../certificates/reseal";
import { listAccounts, removeAccount, resealAccounts, sealingOf, setAccount } from "../../messages/accounts";
import { messageAccountSchema } from "../../providers/message-account";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";
import { commandApp, requireScope } from "./command-app";
import { COMMAND } from "./commands";

const clinicSchema = z.object({ partnerId: partnerIdSchema });
const setSchema = clinicSchema.extend({ account: messageAccountSchema });
const removeSchema = clinicSchema.extend({ medium: z.enum(MESSAGE_MEDIA) });

/** `POST /operation/message-accounts/…`, for the command messages. */
export function messageAccountCommandRoutes(services: Services): Hono {
  const { db, environment, now } = services;
  const sealing = sealingOf(environment);
  const app = commandApp(services);
  const scopeOf = (partnerId: string) => requireScope(services, partnerId);
  const change = () => ({ actor: COMMAND, now: now(), sealing });
  app.post("/list", async (c) => {
    const { partnerId } = await jsonBody(c, clinicSchema);
    const rows = await listAccounts(await scopeOf(partnerId), sealing);
    return c.json({ rows, count: rows.length });
  });
  app.post("/set", async (c) => {
    const { partnerId, account } = await jsonBody(c, setSchema);
    await setAccount(await scopeOf(partnerId), account, change());
    return c.json({ row: {} });
  });
  app.post("/remove", async (c) => {
    const { partnerId, medium } = await jsonBody(c, removeSchema);
    await removeAccount(await scopeOf(partnerId), medium, change());
    return c.json({ row: {} });
  });
  app.post("/reseal", async (c) => {
    const accounts = await resealAccounts(db, sealing);
    await resealCertificates(db, sealing);
    return c.json({ row: { accounts } });
  });
  return app;
}
