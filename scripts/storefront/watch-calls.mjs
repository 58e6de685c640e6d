// @ts-check
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { REQUEST_ID_HEADER, TRACE_HEADER } from "../../src/observation/request-id.mjs";
import { requestContext } from "./request-context.mjs";

/** As long as a page waits: SERVER_TIME_LIMIT_MS of src/config/tenancy.ts. */
const LATE_MS = 2000;
const TENANT_CALL = /^\/tenancy\/(hosts|partners)\//;

/**
 * @typedef {{ origin: string | URL, path: string, addHeader: (name: string, value: string) => void }} ClientRequest
 * @typedef {"backend" | "edge-config"} Target
 * @typedef {{ target: Target, stop: (labels: { status: string | number }) => void, late: NodeJS.Timeout }} Pending
 */

/**
 * Watches what this process asks of the backend and of Edge Config, whoever asks within it: hands the request's id on to
 * the backend, and measures. Below Next's fetch, so that no cache key and no page knows of it.
 * @param {import("./metrics.mjs").Metrics} metrics
 * @param {{ backendUrl: string, edgeConfig: string }} addresses
 * @returns {() => void} ends it
 */
export function watchCalls({ calls, callFailures, tenantLookups }, { backendUrl, edgeConfig }) {
  const backend = new URL(backendUrl).origin;
  const edge = new URL(edgeConfig);
  /** @type {WeakMap<ClientRequest, Pending>} */
  const pending = new WeakMap();

  /** @param {ClientRequest} request @returns {Target | null} */
  const targetOf = ({ origin, path }) => {
    const asked = String(origin);
    if (asked === edge.origin && path.startsWith(edge.pathname)) return "edge-config";
    return asked === backend ? "backend" : null;
  };

  /** @param {Target} target @param {string} path */
  const countLookup = (target, path) => {
    if (target === "backend" && !TENANT_CALL.test(path)) return;
    tenantLookups.inc({ source: target });
    const context = requestContext.getStore();
    if (context) context.hasAskedForTenant = true;
  };

  /** @param {any} message */
  const begin = ({ request }) => {
    const target = targetOf(request);
    if (!target) return;
    if (String(request.origin) === backend) passOn(request);
    countLookup(target, request.path);
    const late = setTimeout(() => callFailures.inc({ target, reason: "late" }), LATE_MS).unref();
    pending.set(request, { target, stop: calls.startTimer({ target }), late });
  };
  /** @param {ClientRequest} request @param {string | number} status @param {string} [reason] */
  const end = (request, status, reason) => {
    const call = pending.get(request);
    if (!call) return;
    pending.delete(request);
    clearTimeout(call.late);
    call.stop({ status });
    if (reason) callFailures.inc({ target: call.target, reason });
  };
  /** @param {any} message */
  const answered = ({ request, response: { statusCode } }) =>
    end(request, statusCode, statusCode >= 500 ? "error" : undefined);
  /** @param {any} message */
  const failed = ({ request }) => end(request, "none", "unreachable");

  const watched = /** @type {const} */ ([
    ["undici:request:create", begin],
    ["undici:request:headers", answered],
    ["undici:request:error", failed],
  ]);
  for (const [channel, listener] of watched) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of watched) unsubscribe(channel, listener);
  };
}

/** @param {ClientRequest} request */
function passOn(request) {
  const context = requestContext.getStore();
  if (!context) return;
  request.addHeader(REQUEST_ID_HEADER, context.requestId);
  if (context.traceparent) request.addHeader(TRACE_HEADER, context.traceparent);
}
