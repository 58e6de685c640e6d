import { Hono } from "hono";
import { z } from "zod";
import type { hostAnswerSchema, tenantAnswerSchema } from "@/contract/tenant/directory";
import { partnerIdSchema } from "@/contract/tenant/tenant";
import { invalidRequest, notFound } from "../errors";
import { publishedTags } from "../revalidation/published-tags";
import type { Services } from "../services";
import { publishTenants } from "./publish";
import { assertCommand } from "./running-backend";

const publishSchema = z.object({ ids: z.array(partnerIdSchema).optional() });

/** The database's own answer for a host or a partner that a cache does not have, and publishing for the command. */
export function tenancyRoutes({ tenants, db, environment, now, publishToken, revalidator }: Services): Hono {
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
  app.post("/publish", async (c) => {
    assertCommand(c.req.header("authorization"), publishToken);
    const body = publishSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw invalidRequest("body", body.error);
    const rows = await publishTenants(db, environment.TENANTS_DIR, now(), body.data.ids);
    tenants.forget();
    revalidator.revalidate(publishedTags(rows));
    return c.json({ rows, count: rows.length });
  });
  return app;
}
