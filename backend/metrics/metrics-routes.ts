import { timingSafeEqual } from "node:crypto";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { sha256 } from "../sha256";
import type { Metrics } from "./metrics";

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * `GET /metrics` for Prometheus: with METRICS_TOKEN for whoever bears it, without one for this machine alone.
 * Everybody else is told that there is no such page.
 */
export function metricsRoutes({ registry }: Metrics, token: string | undefined): Hono {
  const app = new Hono();
  app.get("/", async (c) => {
    if (!(token ? bears(c, token) : isFromThisMachine(c))) return c.notFound();
    c.header("cache-control", "no-store");
    return c.body(await registry.metrics(), 200, { "content-type": registry.contentType });
  });
  return app;
}

function bears(c: Context, token: string): boolean {
  const given = c.req.header("authorization")?.replace(/^Bearer /i, "") ?? "";
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(token)));
}

/** A proxy on this machine passes on what comes from others, and says so. */
function isFromThisMachine(c: Context): boolean {
  if (c.req.header("x-forwarded-for") || c.req.header("forwarded") || c.req.header("via")) return false;
  const address = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
  return address !== undefined && LOOPBACK.test(address);
}
