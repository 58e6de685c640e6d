import { Hono } from "hono";
import type { z } from "zod";
import type { FontsAnswer } from "@/contract/tenant/clinic-fonts";
import type { hostAnswerSchema, tenantAnswerSchema } from "@/contract/tenant/directory";
import { notFound } from "../../lib/errors";
import { readFonts } from "../../tenancy/read-fonts";
import type { Services } from "../request/services";

/** Look-ups of hosts, partners and their fonts that are not in Edge Config. */
export function tenancyRoutes({ db, tenants }: Services): Hono {
  const app = new Hono();
  app.get("/hosts/:host", async (c) => {
    const tenant = await tenants.byHost(c.req.param("host"));
    if (!tenant) throw notFound();
    return c.json({ row: { partnerId: tenant.id } } satisfies z.input<typeof hostAnswerSchema>);
  });
  app.get("/partners/:id", async (c) => {
    const tenant = await tenants.byId(c.req.param("id"));
    if (!tenant) throw notFound();
    return c.json({ row: tenant } satisfies z.input<typeof tenantAnswerSchema>);
  });
  app.get("/partners/:id/fonts", async (c) => {
    const row = await readFonts(db, c.req.param("id"));
    if (!row) throw notFound();
    return c.json({ row } satisfies FontsAnswer);
  });
  return app;
}
