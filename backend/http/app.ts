import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import { WEB_VITALS_PATH } from "@/contract/api/web-vitals";
import { handlers } from "../api/handlers";
import { CHALLENGE_PATH } from "../certificates/answers-here";
import {
  ApiError,
  internalError,
  isAborted,
  isDatabaseUnavailable,
  notFound,
  requestAborted,
  unavailable,
} from "../lib/errors";
import { withoutValues } from "../lib/log";
import { normaliseHost } from "../tenancy/host";
import { openApiRoutes } from "./openapi/openapi-routes";
import { callName } from "./request/call-name";
import { tenantCors } from "./request/cors";
import { countError } from "./request/count-error";
import { measure } from "./request/measure";
import { addressLimit, maxBodySize } from "./request/request-limits";
import { requestLog, type Variables } from "./request/request-log";
import type { Services } from "./request/services";
import { freeBytesOf, storageGuard } from "./request/storage-guard";
import { apiRoutes } from "./router";
import { acmeChallengeRoutes } from "./routes/acme-challenge";
import { attachmentRoutes } from "./routes/attachments";
import { calendarRoutes } from "./routes/calendar";
import { commandRoutes } from "./routes/commands";
import { developmentRoutes } from "./routes/development";
import { draftRoutes } from "./routes/drafts";
import { edgeConfigRoutes } from "./routes/edge-config";
import { healthRoutes } from "./routes/health";
import { identityRoutes } from "./routes/identity";
import { messageAccountCommandRoutes } from "./routes/message-account-commands";
import { messageCommandRoutes } from "./routes/message-commands";
import { messageReportRoutes } from "./routes/message-reports";
import { metricsRoutes } from "./routes/metrics";
import { offerRoutes } from "./routes/offers";
import { operationRoutes } from "./routes/operations";
import { overviewRoutes } from "./routes/overview";
import { previewRoutes } from "./routes/previews";
import { studioRoutes } from "./routes/studio";
import { tenancyRoutes } from "./routes/tenancy";
import { webVitalsRoutes } from "./routes/web-vitals";
import { webhookRoutes } from "./routes/webhooks";
import { mediaRoutes } from "./static/media-routes";
import { studioFiles } from "./static/studio-files";
import { widgetRoutes } from "./static/widget-routes";

interface Env {
  Variables: Variables;
}

/** For commands, storefronts and providers: tenant files, error reports, reports of delivery. */
const MAX_INTERNAL_BODY_BYTES = 1024 * 1024;

/** The storefronts' and the widget's host. */
export function createApp(services: Services): Hono<Env> {
  const { environment, tenants, db, metrics } = services;
  const app = newApp(services);
  for (const path of ["/tenancy/*", "/operation/*", "/development/*", "/offers/*", "/webhooks/*"])
    app.use(path, maxBodySize(MAX_INTERNAL_BODY_BYTES));
  app.route("/", healthRoutes(services));
  app.route(CHALLENGE_PATH, acmeChallengeRoutes(services));
  app.route("/metrics", metricsRoutes(metrics, environment.METRICS_TOKEN));
  app.route("/", openApiRoutes(environment.PUBLIC_BACKEND_URL));
  app.route("/ecfg_local", edgeConfigRoutes(db, environment.EDGE_CONFIG));
  app.route("/tenancy", tenancyRoutes(services));
  app.route("/tenancy", draftRoutes(services));
  app.route("/tenancy", previewRoutes(services));
  app.route("/tenancy", overviewRoutes(services));
  app.route("/tenancy/operations", operationRoutes(services));
  app.route("/operation", commandRoutes(services));
  app.route("/operation/messages", messageCommandRoutes(services));
  app.route("/operation/message-accounts", messageAccountCommandRoutes(services));
  app.route("/calendar", calendarRoutes(services));
  app.route("/offers", offerRoutes(services));
  app.route("/webhooks/messages", messageReportRoutes(services));
  app.route("/media", mediaRoutes(services));
  app.route("/widget", widgetRoutes(services));
  app.route("/development", developmentRoutes(services));
  app.route("/identity", identityRoutes(services));
  const { PORTONE_WEBHOOK_SECRET: webhookSecret } = environment;
  if (webhookSecret) app.route("/webhooks", webhookRoutes(services, webhookSecret));

  app.use(tenantCors(tenants));
  if (!environment.DATABASE_URL) app.use(guardOf(environment));
  app.route(ATTACHMENTS_PATH, attachmentRoutes(services));
  app.route(WEB_VITALS_PATH, webVitalsRoutes(services));
  app.use(neverStored);
  app.route("/", apiRoutes(services, handlers));
  return app;
}

/** The studio's host: nothing of the other one is there. */
export function createStudioApp(services: Services): Hono<Env> {
  const { environment } = services;
  const app = newApp(services);
  app.route("/", healthRoutes(services));
  app.route(CHALLENGE_PATH, acmeChallengeRoutes(services));
  if (!environment.DATABASE_URL) app.use("/studio/*", guardOf(environment));
  app.use("/studio/*", neverStored);
  app.route("/", studioRoutes(services));
  app.route("/", studioFiles(environment));
  return app;
}

/** Both, by the request's host. */
export function createHosts(services: Services): Pick<Hono<Env>, "fetch"> {
  const site = createApp(services);
  const studio = createStudioApp(services);
  const { hostname } = new URL(services.environment.STUDIO_URL);
  const isStudio = (request: Request) =>
    normaliseHost(request.headers.get("host") ?? "") === normaliseHost(hostname);
  return { fetch: (request, ...rest) => (isStudio(request) ? studio : site).fetch(request, ...rest) };
}

/** Unless the route says how long a browser may keep its answer. */
const neverStored: MiddlewareHandler = async (c, next) => {
  await next();
  if (!c.res.headers.has("cache-control")) c.header("cache-control", "no-store");
};

/** What every request goes through, and how failures are answered. */
function newApp(services: Services): Hono<Env> {
  const { metrics } = services;
  const app = new Hono<Env>();
  app.use(requestLog(services.log));
  app.use(measure(metrics));
  app.use(compress());
  app.use(addressLimit);
  app.use(async (c, next) => {
    await next();
    c.header("x-content-type-options", "nosniff");
    if (services.isEnding()) c.header("connection", "close");
  });

  app.notFound((c) => fail(c, notFound()));
  app.onError((thrown, c) => {
    const error = isAborted(thrown) ? requestAborted() : thrown;
    if (!(error instanceof ApiError)) {
      void countError(services, c);
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
  return isDatabaseUnavailable(error) ? unavailable() : internalError();
}

function fail(c: Context<Env>, error: ApiError): Response {
  for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
  c.header("cache-control", "no-store");
  return c.json(error.body, error.status);
}
