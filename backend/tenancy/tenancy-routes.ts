import { Hono } from "hono";
import type { z } from "zod";
import type { hostAnswerSchema, tenantAnswerSchema } from "@/contract/tenant/directory";
import { notFound } from "../errors";
import type { Services } from "../services";

/** The database's own answer for a host or a partner that a cache does not have. */
export function tenancyRoutes({ tenants }: Services): Hono {
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
  return app;
}
