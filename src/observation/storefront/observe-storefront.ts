import { pino } from "pino";
import { errorReceiverOf } from "../error-receivers";
import { createErrorReporter } from "../error-reporter";
import { createMetrics } from "./metrics";
import { serveMetrics } from "./metrics-server";
import { shareStorefrontWatch } from "./storefront-watch";
import { watchCalls } from "./watch-calls";
import { watchRequests } from "./watch-requests";

interface Sources {
  backendUrl: string;
  edgeConfig: string;
  lateMs: number;
}

/** Logs, metrics and error reports of this process. Throws for settings that cannot be used. */
export function observeStorefront(env: Record<string, string | undefined>, sources: Sources): void {
  const log = pino({ level: env.LOG_LEVEL || "info" });
  const metrics = createMetrics({ hasProcess: true });
  const errorReporter = createErrorReporter({
    program: "storefront",
    log,
    receiver: errorReceiverOf(env),
    onOutcome: (outcome) => metrics.errorReports.inc({ outcome }),
  });
  watchCalls(metrics, sources);
  watchRequests({ metrics, log, ignoredPort: Number(env.METRICS_PORT) });
  const metricsServer = serveMetrics(metrics.registry, env);
  // Next ends the process when the last response was sent; reports go meanwhile.
  process.once("SIGTERM", () => {
    metricsServer?.close();
    void errorReporter.close();
  });
  shareStorefrontWatch({
    purged({ tags, writtenAt }) {
      metrics.purges.inc();
      metrics.purgedTags.inc(tags);
      // Clocks of two machines may differ a little.
      if (writtenAt !== undefined) metrics.purgeDelay.observe(Math.max(0, Date.now() - writtenAt) / 1000);
    },
    reportError: errorReporter.report,
  });
}
