import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Context, Hono } from "hono";
import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import { handlers } from "./areas/handlers";
import { attachmentRoutes } from "./attachments/attachment-routes";
import { calendarRoutes } from "./booking/calendar-routes";
import { isAway } from "./db/is-away";
import { developmentRoutes } from "./development-routes";
import { ApiError, brokenOff, internalError, isBrokenOff, notFound, unavailable } from "./errors";
import { callName } from "./http/call-name";
import { compression } from "./http/compression";
import { tenantCors } from "./http/cors";
import { healthRoutes } from "./http/health-routes";
import { measure } from "./http/measure";
import { addressLimit, bodyAtMost } from "./http/request-limits";
import { requestLog, type Variables } from "./http/request-log";
import { freeBytesOf, storageGuard } from "./http/storage-guard";
import { metricsRoutes } from "./metrics/metrics-routes";
import { openApiRoutes } from "./openapi/openapi-routes";
import { answerRoutes } from "./operation/answer-routes";
import { backupRoutes } from "./operation/backup-routes";
import { identityRoutes } from "./people/identity-routes";
import { apiRoutes } from "./router";
import type { Services } from "./services";
import { mediaRoutes } from "./static/media-routes";
import { widgetRoutes } from "./static/widget-routes";
import { draftRoutes } from "./tenancy/draft-routes";
import { edgeConfigRoutes } from "./tenancy/edge-config";
import { noteError } from "./tenancy/note-error";
import { operationRoutes } from "./tenancy/operation-routes";
import { overviewRoutes } from "./tenancy/overview-routes";
import { tenancyRoutes } from "./tenancy/tenancy-routes";

interface Env {
  Variables: Variables;
}

/** What commands and storefronts send: a page of errors, a partner's files by their names. */
const MAX_INTERNAL_BODY_BYTES = 1024 * 1024;

/** Everything that the backend answers. */
export function createApp(services: Services): Hono<Env> {
  const { environment, tenants, db, metrics } = services;
  const app = new Hono<Env>();
  app.use(requestLog(services.log));
  app.use(measure(metrics));
  app.use(compression);
  app.use(addressLimit);
  app.use(async (c, next) => {
    await next();
    c.header("x-content-type-options", "nosniff");
    if (services.isEnding()) c.header("connection", "close");
  });

  for (const path of ["/tenancy/*", "/operation/*", "/development/*"])
    app.use(path, bodyAtMost(MAX_INTERNAL_BODY_BYTES));
  app.route("/", healthRoutes(services));
  app.route("/metrics", metricsRoutes(metrics, environment.METRICS_TOKEN));
  app.route("/", openApiRoutes(environment.PUBLIC_BACKEND_URL));
  app.route("/ecfg_local", edgeConfigRoutes(db, environment.EDGE_CONFIG));
  app.route("/tenancy", tenancyRoutes(services));
  app.route("/tenancy", draftRoutes(services));
  app.route("/tenancy", overviewRoutes(services));
  app.route("/tenancy/operations", operationRoutes(services));
  app.route("/operation", backupRoutes(services));
  app.route("/operation", answerRoutes(services));
  app.route("/calendar", calendarRoutes(services));
  app.route("/media", mediaRoutes(services));
  app.route("/widget", widgetRoutes(services));
  app.route("/development", developmentRoutes(services));
  app.route("/identity", identityRoutes());

  app.use(tenantCors(tenants));
  if (!environment.DATABASE_URL) app.use(guardOf(environment));
  app.route(ATTACHMENTS_PATH, attachmentRoutes(services));
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  app.route("/", apiRoutes(services, handlers));

  app.notFound((c) => fail(c, notFound()));
  app.onError((thrown, c) => {
    const error = isBrokenOff(thrown) ? brokenOff() : thrown;
    if (!(error instanceof ApiError)) {
      void noteError(services, c);
      return fail(c, unexpected(services, error, c));
    }
    const reason = Array.isArray(error.code) ? "invalid" : error.code;
    const call = callName(c) ?? "none";
    metrics.refusals.inc({ call, reason });
    if (error.status === 429) metrics.rateLimitHits.inc({ call });
    return fail(c, error);
  });
  return app;
}

const guardOf = ({ DATA_DIR, DISK_RESERVE_MB }: Services["environment"]) =>
  storageGuard({
    readFreeBytes: () => freeBytesOf(DATA_DIR),
    reserveBytes: DISK_RESERVE_MB * 1024 * 1024,
    now: Date.now,
  });

function unexpected({ errorReporter }: Services, error: Error, c: Context<Env>): ApiError {
  const { requestId, partnerId } = c.var;
  errorReporter.report(withoutValues(error), { requestId, partnerId, route: callName(c) ?? "none" });
  return isAway(error) ? unavailable() : internalError();
}

/** A failed query's own message carries its parameters: names and phones. The cause says what went wrong. */
function withoutValues(error: Error): Error {
  if (!(error instanceof DrizzleQueryError)) return error;
  const { name, query, cause } = error;
  const plain = new Error(cause?.message);
  return Object.assign(plain, { name, query, stack: `${name}: ${plain.message}\n${framesOf(error)}` });
}

/** A stack begins with the message. */
const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

function fail(c: Context<Env>, error: ApiError): Response {
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  c.header("cache-control", "no-store");
  return c.json(error.body, error.status);
}
