import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Context, Hono } from "hono";
import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import { handlers } from "./areas/handlers";
import { attachmentRoutes } from "./attachments/attachment-routes";
import { calendarRoutes } from "./booking/calendar-routes";
import { developmentRoutes } from "./development-routes";
import { ApiError, brokenOff, internalError, isBrokenOff, notFound } from "./errors";
import { callName } from "./http/call-name";
import { compression } from "./http/compression";
import { tenantCors } from "./http/cors";
import { healthRoutes } from "./http/health-routes";
import { measure } from "./http/measure";
import { requestLog, type Variables } from "./http/request-log";
import { metricsRoutes } from "./metrics/metrics-routes";
import { openApiRoutes } from "./openapi/openapi-routes";
import { answerRoutes } from "./operation/answer-routes";
import { backupRoutes } from "./operation/backup-routes";
import { identityRoutes } from "./people/identity-routes";
import { apiRoutes } from "./router";
import type { Services } from "./services";
import { mediaRoutes } from "./static/media-routes";
import { widgetRoutes } from "./static/widget-routes";
import { edgeConfigRoutes } from "./tenancy/edge-config";
import { tenancyRoutes } from "./tenancy/tenancy-routes";

interface Env {
  Variables: Variables;
}

/** Everything that the backend answers. */
export function createApp(services: Services): Hono<Env> {
  const { environment, tenants, db, metrics } = services;
  const app = new Hono<Env>();
  app.use(requestLog(services.log));
  app.use(measure(metrics));
  app.use(compression);
  app.use(async (c, next) => {
    await next();
    c.header("x-content-type-options", "nosniff");
    if (services.isEnding()) c.header("connection", "close");
  });

  app.route("/", healthRoutes(services));
  app.route("/metrics", metricsRoutes(metrics, environment.METRICS_TOKEN));
  app.route("/", openApiRoutes(environment.PUBLIC_BACKEND_URL));
  app.route("/ecfg_local", edgeConfigRoutes(db, environment.EDGE_CONFIG));
  app.route("/tenancy", tenancyRoutes(services));
  app.route("/operation", backupRoutes(services));
  app.route("/operation", answerRoutes(services));
  app.route("/calendar", calendarRoutes(services));
  app.route("/media", mediaRoutes(environment.TENANTS_DIR));
  app.route("/widget", widgetRoutes(services));
  app.route("/development", developmentRoutes(services));
  app.route("/identity", identityRoutes());

  app.use(tenantCors(tenants));
  app.route(ATTACHMENTS_PATH, attachmentRoutes(services));
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  app.route("/", apiRoutes(services, handlers));

  app.notFound((c) => fail(c, notFound()));
  app.onError((thrown, c) => {
    const error = isBrokenOff(thrown) ? brokenOff() : thrown;
    if (!(error instanceof ApiError)) return fail(c, unexpected(error, c));
    const reason = Array.isArray(error.code) ? "invalid" : error.code;
    metrics.refusals.inc({ call: callName(c) ?? "none", reason });
    return fail(c, error);
  });
  return app;
}

function unexpected(error: Error, c: Context<Env>): ApiError {
  c.get("log").error({ err: withoutValues(error) }, "request failed");
  return internalError();
}

/** A failed query's own message carries its parameters: names and phones. The cause says what went wrong. */
function withoutValues(error: Error): unknown {
  return error instanceof DrizzleQueryError ? { query: error.query, message: error.cause?.message } : error;
}

function fail(c: Context<Env>, error: ApiError): Response {
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  c.header("cache-control", "no-store");
  return c.json(error.body, error.status);
}
