import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { mayReadMetrics } from "@/observation/metrics-access";
import type { Metrics } from "../../lib/metrics";

/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN as a bearer token, without one for this machine only. A 404 for all
 * other clients.
 */
export function metricsRoutes({ registry }: Metrics, token: string | undefined): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    if (!mayReadMetrics(token, { read: (name) => c.req.header(name), address: addressOf(c) }))
      return c.notFound();
    c.header("cache-control", "no-store");
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType });
  });
  return app;
}

const addressOf = (c: Context): string | undefined =>
  c.env?.incoming ? getConnInfo(c).remote.address : undefined;
