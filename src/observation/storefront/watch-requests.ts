import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { REQUEST_ID_HEADER, requestIdOf, TRACE_HEADER, traceIdOf } from "../request-id";
import type { Metrics } from "./metrics";
import { hasTenant, pathOf, routeClassOf } from "./route-class";

const STARTED = "http.server.request.start";
const HOST = /^[a-z0-9.:[\]-]{1,100}$/i;
const LONGEST_PATH = 200;
/** Requested with every page, and seldom of interest. */
const QUIET = ["build-file", "image", "media"];

/** The request that is being served, also while its page is made: calls to the backend bear its id. */
export const requestContext = new AsyncLocalStorage<{
  requestId: string;
  traceparent: string | undefined;
  hasAskedForTenant: boolean;
}>();

interface Watching {
  metrics: Metrics;
  log: Logger;
  /** Where requests are not visitors': the server of metrics is in the same process. */
  ignoredPort: number;
}

/**
 * Gives each request that Node receives its id, measures it and logs a line: never a query, a cookie or a token, and of
 * an address that is not served not even its path. Returns what ends it.
 */
export function watchRequests({ metrics, log, ignoredPort }: Watching): () => void {
  const { requestDuration, requestsInFlight, pageCache, tenantLookups } = metrics;

  function watch(message: unknown): void {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.socket.localPort === ignoredPort) return;
    const requestId = requestIdOf((name) => request.headers[name]?.toString());
    const traceparent = request.headers[TRACE_HEADER]?.toString();
    const context = {
      requestId,
      traceparent: traceIdOf(traceparent) ? traceparent : undefined,
      hasAskedForTenant: false,
    };
    // For what Next passes on as it came: pictures, which the backend serves.
    request.headers[REQUEST_ID_HEADER] = requestId;
    response.setHeader(REQUEST_ID_HEADER, requestId);
    const route = routeClassOf(request);
    const startedAt = performance.now();
    requestsInFlight.inc();
    response.once("close", () => {
      const durationMs = performance.now() - startedAt;
      const status = response.writableFinished ? response.statusCode : "aborted";
      const cache = response.getHeader("x-nextjs-cache")?.toString().toLowerCase();
      requestsInFlight.dec();
      requestDuration.observe({ route, status }, durationMs / 1000);
      if (cache) pageCache.inc({ state: cache });
      if (hasTenant(route) && !context.hasAskedForTenant) tenantLookups.inc({ source: "memory" });
      log[levelOf(route, status)](
        { requestId, ...placeOf(request, status), route, status, durationMs: Math.round(durationMs), cache },
        "request",
      );
    });
    requestContext.enterWith(context);
  }

  subscribe(STARTED, watch);
  return () => void unsubscribe(STARTED, watch);
}

type Status = number | "aborted";

function levelOf(route: string, status: Status): "warn" | "debug" | "info" {
  if (typeof status === "number" && status >= 500) return "warn";
  return QUIET.includes(route) ? "debug" : "info";
}

function placeOf({ method, url = "/", headers: { host = "" } }: IncomingMessage, status: Status) {
  const isServed = typeof status === "number" && (status < 300 || status === 304 || status >= 500);
  return {
    method,
    host: HOST.test(host) ? host : undefined,
    path: isServed ? pathOf(url).slice(0, LONGEST_PATH) : undefined,
  };
}
