import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const REQUEST_BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const CALL_BUCKETS_S = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const DELAY_BUCKETS_S = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300];

export type Metrics = ReturnType<typeof createMetrics>;

/** The storefront's metrics for Prometheus; with the process, Node's own as well. */
export function createMetrics({ hasProcess = false } = {}) {
  const registry = new Registry();
  if (hasProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const metrics = {
    registry,
    requestDuration: new Histogram({
      name: "storefront_request_duration_seconds",
      help: "Requests by class of path and status; aborted: the visitor disconnected.",
      labelNames: ["route", "status"],
      buckets: REQUEST_BUCKETS_S,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: "storefront_requests_in_flight",
      help: "Requests without a response yet.",
      registers,
    }),
    pageCache: new Counter({
      name: "storefront_page_cache_total",
      help: "Responses of the page cache: hit, stale (sent, and made again behind), miss.",
      labelNames: ["state"],
      registers,
    }),
    purges: new Counter({
      name: "storefront_purges_total",
      help: "Signed purge requests that were accepted.",
      registers,
    }),
    purgedTags: new Counter({
      name: "storefront_purged_tags_total",
      help: "Tags in those requests.",
      registers,
    }),
    purgeDelay: new Histogram({
      name: "storefront_purge_delay_seconds",
      help: "From a write to its tags being applied here; publishing, which waits for Edge Config, is not in it.",
      buckets: DELAY_BUCKETS_S,
      registers,
    }),
    tenantLookups: new Counter({
      name: "storefront_tenant_lookups_total",
      help: "Requests that knew their tenant from memory, and calls to edge-config and the backend.",
      labelNames: ["source"],
      registers,
    }),
    calls: new Histogram({
      name: "storefront_backend_call_duration_seconds",
      help: "Calls of the server by target and status, until the response begins; none: there was none.",
      labelNames: ["target", "status"],
      buckets: CALL_BUCKETS_S,
      registers,
    }),
    callFailures: new Counter({
      name: "storefront_backend_failures_total",
      help: "Calls that failed: unreachable, error (500 and above), late (longer than a page waits).",
      labelNames: ["target", "reason"],
      registers,
    }),
    errorReports: new Counter({
      name: "storefront_error_reports_total",
      help: "Unexpected errors for the receiver of reports: delivered, failed (refused by it), or dropped.",
      labelNames: ["outcome"],
      registers,
    }),
  };
  startAt0(metrics);
  return metrics;
}

/** Series that are there from the start: an increase from nothing is none, and no alert would see the first. */
function startAt0({
  pageCache,
  tenantLookups,
  callFailures,
  errorReports,
}: Record<"pageCache" | "tenantLookups" | "callFailures" | "errorReports", Counter>): void {
  for (const state of ["hit", "stale", "miss"]) pageCache.inc({ state }, 0);
  for (const source of ["memory", "edge-config", "backend"]) tenantLookups.inc({ source }, 0);
  for (const target of ["backend", "edge-config"])
    for (const reason of ["unreachable", "error", "late"]) callFailures.inc({ target, reason }, 0);
  for (const outcome of ["delivered", "failed", "dropped"]) errorReports.inc({ outcome }, 0);
}
