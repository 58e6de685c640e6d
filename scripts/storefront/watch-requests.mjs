// @ts-check
import {
  REQUEST_ID_HEADER,
  requestIdOf,
  TRACE_HEADER,
  traceIdOf,
} from "../../src/observation/request-id.mjs";
import { requestContext } from "./request-context.mjs";
import { hasTenant, pathOf, routeClassOf } from "./route-class.mjs";

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

const HOST = /^[a-z0-9.:[\]-]{1,100}$/i;
const LONGEST_PATH = 200;
/** Asked for with every page, and seldom the trouble. */
const QUIET = ["build-file", "image", "media"];

/**
 * A middleware that gives each request its id, for what is asked on its behalf as well, answers with it, measures, and
 * writes a line: never a query, a cookie or a token, and of an address nobody serves not even that.
 * @param {{ metrics: import("./metrics.mjs").Metrics, log: import("pino").Logger }} watching
 */
export function watchRequests({ metrics, log }) {
  const { requestDuration, requestsInFlight, pageCache, tenantLookups } = metrics;

  /** @param {Request} request @param {Response} response @param {() => void} next */
  return (request, response, next) => {
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
    // Next alone comes to the ten that Node takes for a leak.
    response.setMaxListeners(20);
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
    requestContext.run(context, next);
  };
}

/** @param {string} route @param {number | "aborted"} status */
function levelOf(route, status) {
  if (typeof status === "number" && status >= 500) return "warn";
  return QUIET.includes(route) ? "debug" : "info";
}

/** @param {Request} request @param {number | "aborted"} status */
function placeOf({ method, url = "/", headers: { host = "" } }, status) {
  const isServed = typeof status === "number" && (status < 300 || status === 304 || status >= 500);
  return {
    method,
    host: HOST.test(host) ? host : undefined,
    path: isServed ? pathOf(url).slice(0, LONGEST_PATH) : undefined,
  };
}
