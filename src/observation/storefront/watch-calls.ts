import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { REQUEST_ID_HEADER, TRACE_HEADER } from "../request-id";
import type { Metrics } from "./metrics";
import { requestContext } from "./watch-requests";

const TENANT_CALL = /^\/tenancy\/(hosts|partners)\//;

interface ClientRequest {
  origin: string | URL;
  path: string;
  addHeader: (name: string, value: string) => void;
}
type Target = "backend" | "edge-config";
interface Pending {
  target: Target;
  stop: (labels: { status: string | number }) => void;
  late: NodeJS.Timeout;
}
interface Addresses {
  backendUrl: string;
  edgeConfig: string;
  /** As long as a page waits. */
  lateMs: number;
}

/**
 * Watches this process's calls to the backend and to Edge Config: passes the request's id on to the backend, and
 * measures. By undici's diagnostics channels, below Next's fetch, so that it is in no cache key. Returns the function that stops it.
 */
export function watchCalls(metrics: Metrics, { backendUrl, edgeConfig, lateMs }: Addresses): () => void {
  const { calls, callFailures, tenantLookups } = metrics;
  const backend = new URL(backendUrl).origin;
  const edge = new URL(edgeConfig);
  const pending = new WeakMap<ClientRequest, Pending>();

  const targetOf = ({ origin, path }: ClientRequest): Target | null => {
    const asked = String(origin);
    if (asked === edge.origin && path.startsWith(edge.pathname)) return "edge-config";
    return asked === backend ? "backend" : null;
  };

  const countLookup = (target: Target, path: string) => {
    if (target === "backend" && !TENANT_CALL.test(path)) return;
    tenantLookups.inc({ source: target });
    const context = requestContext.getStore();
    if (context) context.hasAskedForTenant = true;
  };

  const begin = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    const target = targetOf(request);
    if (!target) return;
    if (String(request.origin) === backend) passOn(request);
    countLookup(target, request.path);
    const late = setTimeout(() => callFailures.inc({ target, reason: "late" }), lateMs).unref();
    pending.set(request, { target, stop: calls.startTimer({ target }), late });
  };
  const end = (request: ClientRequest, status: string | number, reason?: string) => {
    const call = pending.get(request);
    if (!call) return;
    pending.delete(request);
    clearTimeout(call.late);
    call.stop({ status });
    if (reason) callFailures.inc({ target: call.target, reason });
  };
  const answered = (message: unknown) => {
    const { request, response } = message as { request: ClientRequest; response: { statusCode: number } };
    end(request, response.statusCode, response.statusCode >= 500 ? "error" : undefined);
  };
  const failed = (message: unknown) =>
    end((message as { request: ClientRequest }).request, "none", "unreachable");

  const watched = [
    ["undici:request:create", begin],
    ["undici:request:headers", answered],
    ["undici:request:error", failed],
  ] as const;
  for (const [channel, listener] of watched) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of watched) unsubscribe(channel, listener);
  };
}

function passOn(request: ClientRequest): void {
  const context = requestContext.getStore();
  if (!context) return;
  request.addHeader(REQUEST_ID_HEADER, context.requestId);
  if (context.traceparent) request.addHeader(TRACE_HEADER, context.traceparent);
}
