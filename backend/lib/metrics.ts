import type { Pool } from "pg";
import {
  Counter,
  type CounterConfiguration,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from "prom-client";
import type { Vital, WebVitals } from "@/contract/api/web-vitals";

const STATEMENT_BUCKETS_S = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1, 5];
/** Writes are batched for 100 ms; pages expire after 300 s without a purge. */
const DELAY_BUCKETS_S = [0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 300];
/** They are found each hour. */
const SLOW_CLINICS_TTL_MS = 2 * 3_600_000;
const DURATION_BUCKETS_S = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export type Metrics = ReturnType<typeof createMetrics>;

/** A counter whose series exist from the start: Prometheus sees no increase when a series first appears. */
function countingFrom0<Label extends string>(
  label: Label,
  values: string[],
  settings: CounterConfiguration<Label>,
) {
  const counter = new Counter({ ...settings, labelNames: [label] });
  for (const value of values) counter.inc({ [label]: value } as Record<Label, string>, 0);
  return counter;
}

/** Metrics for Prometheus; with `hasProcess`, Node's own as well. */
export function createMetrics({
  pool = null,
  hasProcess = false,
}: {
  pool?: Pool | null;
  hasProcess?: boolean;
} = {}) {
  const registry = new Registry();
  const registers = [registry];
  if (hasProcess) collectDefaultMetrics({ register: registry });
  if (pool) watchPool(pool, registry);
  return {
    registry,
    ...requestFigures(registers),
    ...bookingFigures(registers),
    ...publishingFigures(registers),
    ...visitFigures(registers),
    statementDuration: new Histogram({
      name: "database_statement_duration_seconds",
      help: "Statements to PostgreSQL, from being sent to their end.",
      buckets: STATEMENT_BUCKETS_S,
      registers,
    }),
    jobs: new Counter({
      name: "jobs_total",
      help: "Jobs of the queue: done, retried (failed, and to be tried again), or dead (given up).",
      labelNames: ["queue", "outcome"],
      registers,
    }),
    messages: countingFrom0("outcome", ["sent", "failed", "canceled"], {
      name: "messages_total",
      help: "Messages by outcome: sent, failed (refused for good), or canceled (nothing to say any more).",
      registers,
    }),
    webhooks: countingFrom0("outcome", ["received", "repeated"], {
      name: "portone_webhooks_total",
      help: "PortOne's verified webhooks: received, or repeated (known by their id, and ignored).",
      registers,
    }),
    messageReports: new Counter({
      name: "message_reports_total",
      help: "Providers' reports of delivery: delivered, failed, pending, repeated, early (asked for again), or unknown.",
      labelNames: ["provider", "outcome"],
      registers,
    }),
    errorReports: countingFrom0("outcome", ["delivered", "failed", "dropped"], {
      name: "error_reports_total",
      help: "Unexpected errors for the receiver of reports: delivered, failed (refused by it), or dropped.",
      registers,
    }),
  };
}

type Registers = Registry[];

const requestFigures = (registers: Registers) => ({
  requestDuration: new Histogram({
    name: "http_request_duration_seconds",
    help: "Requests by call (its name in the contract, or the route of a file) and status.",
    labelNames: ["call", "status"],
    buckets: DURATION_BUCKETS_S,
    registers,
  }),
  requestsInFlight: new Gauge({
    name: "http_requests_in_flight",
    help: "Requests without a response yet.",
    registers,
  }),
  /** Expected failures by code: a taken time is `reservation.time-taken`. */
  refusals: new Counter({
    name: "refusals_total",
    help: "Calls that were refused, by call and the refusal's code; invalid: the request itself was malformed.",
    labelNames: ["call", "reason"],
    registers,
  }),
  rateLimitHits: new Counter({
    name: "rate_limit_hits_total",
    help: "Calls with status 429, by call.",
    labelNames: ["call"],
    registers,
  }),
});

const bookingFigures = (registers: Registers) => ({
  holds: countingFrom0("outcome", ["created", "released", "expired"], {
    name: "reservation_holds_total",
    help: "Holds of visitors: created, released, or expired.",
    registers,
  }),
});

const publishingFigures = (registers: Registers) => ({
  publishes: countingFrom0("status", ["published", "unchanged", "refused"], {
    name: "publishes_total",
    help: "Tenants processed by publishing: published, unchanged, refused.",
    registers,
  }),
  operations: new Counter({
    name: "operations_total",
    help: "Operations of the tenants command: done, refused, or failed.",
    labelNames: ["operation", "outcome"],
    registers,
  }),
  revalidations: countingFrom0("outcome", ["delivered", "retried", "dropped"], {
    name: "revalidations_total",
    help: "Tags sent to storefronts: delivered, retried after a failure, or dropped.",
    registers,
  }),
  revalidationDelay: new Histogram({
    name: "revalidation_delay_seconds",
    help: "From a write to the storefront's response to its purge; publishing is not included.",
    buckets: DELAY_BUCKETS_S,
    registers,
  }),
  purgeDuration: new Histogram({
    name: "purge_duration_seconds",
    help: "From a write or a publish until every storefront has confirmed its purge; those that one missed do not count.",
    buckets: DELAY_BUCKETS_S,
    registers,
  }),
});

/** What sampled visitors waited for; by kind of device, never by clinic: clinics are many. */
function visitFigures(registers: Registers) {
  const histogramOf = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ["device"], buckets, registers });
  const lcp = histogramOf(
    "web_vitals_lcp_seconds",
    "Until visitors saw a page's largest picture or text.",
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const inp = histogramOf(
    "web_vitals_inp_seconds",
    "Until pages responded to visitors' input, of each visit's slowest.",
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1],
  );
  const cls = histogramOf(
    "web_vitals_cls",
    "How far pages shifted under visitors, as a score.",
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  );
  const ttfb = histogramOf(
    "web_vitals_ttfb_seconds",
    "Until a page's first byte reached visitors.",
    [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  );
  const slowClinics = new Gauge({
    name: "web_vitals_slow_clinics",
    help: "Clinics beyond what is good, by their visitors' p75 of seven days: seconds, of CLS its score. Fifty at most.",
    labelNames: ["partner", "vital"],
    registers,
    // Another process may have found them since.
    collect() {
      if (Date.now() - foundAt > SLOW_CLINICS_TTL_MS) this.reset();
    },
  });
  let foundAt = 0;
  return {
    observeVisit({ device, ...visit }: WebVitals) {
      for (const [histogram, value] of [
        [lcp, secondsOf(visit.lcp)],
        [inp, secondsOf(visit.inp)],
        [cls, visit.cls],
        [ttfb, secondsOf(visit.ttfb)],
      ] as const)
        if (value !== undefined) histogram.observe({ device }, value);
    },
    /** Replaces those that were there; `p75` in milliseconds, of CLS its score. */
    setSlowClinics(clinics: { partnerId: string; vital: Vital; p75: number }[]) {
      foundAt = Date.now();
      slowClinics.reset();
      for (const { partnerId: partner, vital, p75 } of clinics)
        slowClinics.set({ partner, vital }, vital === "cls" ? p75 : p75 / 1000);
    },
  };
}

const secondsOf = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : ms / 1000);

/** Adds a pool's connections to the registry. */
export function watchPool(pool: Pool, registry: Registry): void {
  new Gauge({
    name: "database_connections",
    help: "Connections to PostgreSQL in use and idle, and queries that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "in-use" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

/** Figures of messages whose time came more than a minute ago. */
export function watchMessages(countOverdue: () => Promise<number>, registry: Registry): void {
  new Gauge({
    name: "messages_overdue",
    help: "Messages to visitors and clinics that have been due for more than a minute.",
    registers: [registry],
    async collect() {
      this.set(await countOverdue());
    },
  });
}
