import { Hono } from "hono";
import type { z } from "zod";
import {
  errorReportSchema,
  type overviewAnswerSchema,
  overviewQuerySchema,
} from "@/contract/tenant/overview";
import { invalidRequest } from "../../lib/errors";
import { loadOverview } from "../../tenancy/overview";
import { countErrors } from "../../tenancy/server-errors";
import { jsonBody } from "../request/json-body";
import type { Services } from "../request/services";
import { tenancyPass } from "../request/tenancy-pass";

/** The platform's state for its page, and error counts from storefronts. */
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
    const reported = await jsonBody(c, errorReportSchema);
    const errors = await Promise.all(
      reported.errors.map(async ({ host, ...error }) => ({
        ...error,
        partnerId: (await tenants.byHost(host))?.id ?? "",
      })),
    );
    await countErrors(db, "storefront", errors, now());
    return c.json({ count: reported.errors.length });
  });
  return app;
}
