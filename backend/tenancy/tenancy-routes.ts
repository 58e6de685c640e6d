import { Hono } from "hono";
import { notFound } from "../errors";
import { normaliseHost } from "./host";
import type { TenantDirectory } from "./tenant-directory";

/** The database's own answer for a host or a partner that a cache does not have. */
export function tenancyRoutes(tenants: TenantDirectory): Hono {
  const app = new Hono();
  app.get("/hosts/:host", async (c) => {
    const tenant = await tenants.byHost(c.req.param("host"));
    if (!tenant) throw notFound();
    return c.json({ row: { host: normaliseHost(c.req.param("host")), partnerId: tenant.id } });
  });
  app.get("/partners/:id", async (c) => {
    const tenant = await tenants.byId(c.req.param("id"));
    if (!tenant) throw notFound();
    return c.json({ row: tenant });
  });
  return app;
}
