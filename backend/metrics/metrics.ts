import type { Pool } from "pg";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export interface Metrics {
  registry: Registry;
  requestDuration: Histogram<"call" | "status">;
  requestsInFlight: Gauge;
  /** Calls that were refused on purpose, by the refusal's own code: a taken time is `reservation.time-taken`. */
  refusals: Counter<"call" | "reason">;
  revalidations: Counter<"outcome">;
}

/** One program's figures for Prometheus; with a pool, its connections; with the process, Node's own as well. */
export function createMetrics({
  pool = null,
  hasProcess = false,
}: {
  pool?: Pool | null;
  hasProcess?: boolean;
} = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (hasProcess) collectDefaultMetrics({ register: registry });
  if (pool) watchPool(pool, registers);
  return {
    registry,
    requestDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "Answered requests by call (its name in the contract, or the route of a file) and status.",
      labelNames: ["call", "status"],
      buckets: DURATION_BUCKETS_S,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: "http_requests_in_flight",
      help: "Requests being answered.",
      registers,
    }),
    refusals: new Counter({
      name: "refusals_total",
      help: "Calls that were refused, by call and the refusal's code; invalid: the request itself was malformed.",
      labelNames: ["call", "reason"],
      registers,
    }),
    revalidations: new Counter({
      name: "revalidations_total",
      help: "Tags that storefronts were told of: delivered, retried after a failure, or dropped.",
      labelNames: ["outcome"],
      registers,
    }),
  };
}

function watchPool(pool: Pool, registers: Registry[]): void {
  new Gauge({
    name: "database_connections",
    help: "Connections to PostgreSQL in use and idle, and queries that wait for one.",
    labelNames: ["state"],
    registers,
    collect() {
      this.set({ state: "in-use" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}
