import { Hono } from "hono";
import type { z } from "zod";
import {
  errorReportSchema,
  type overviewAnswerSchema,
  overviewQuerySchema,
} from "@/contract/tenant/overview";
import { invalidRequest } from "../errors";
import type { Services } from "../services";
import { loadOverview } from "./overview";
import { countErrors } from "./server-errors";
import { tenancyPass } from "./tenancy-pass";

/** The platform's state for its page, and where storefronts tell of their failures. */
export function overviewRoutes(services: Services): Hono {
  const { db, environment, tenants, now } = services;
  const app = new Hono();
  const withPass = tenancyPass(services);

  app.get("/overview", withPass, async (c) => {
    const query = overviewQuerySchema.safeParse(c.req.query());
    if (!query.success) throw invalidRequest("query", query.error);
    const row = await loadOverview(db, query.data, {
      now: now(),
      edgeLimitBytes: environment.EDGE_CONFIG_LIMIT_KB * 1000,
    });
    return c.json({ row } satisfies z.input<typeof overviewAnswerSchema>);
  });
  app.post("/errors", withPass, async (c) => {
    const body = errorReportSchema.safeParse(await c.req.json().catch(() => null));
    if (!body.success) throw invalidRequest("body", body.error);
    const errors = await Promise.all(
      body.data.errors.map(async ({ host, ...error }) => ({
        ...error,
        partnerId: (await tenants.byHost(host))?.id ?? "",
      })),
    );
    await countErrors(db, "storefront", errors, now());
    return c.json({ count: body.data.errors.length });
  });
  return app;
}
