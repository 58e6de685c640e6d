// @ts-check
import { pino } from "pino";
import { errorReceiverOf } from "../../src/observation/error-receivers.mjs";
import { createErrorReporter } from "../../src/observation/error-reporter.mjs";
import { createMetrics, watchCompressions } from "./metrics.mjs";
import { serveMetrics } from "./metrics-server.mjs";
import { sourceAddresses } from "./source-addresses.mjs";
import { watchCalls } from "./watch-calls.mjs";
import { watchRequests } from "./watch-requests.mjs";

/**
 * All that watches the storefront: logs, figures, reports of errors. To be called before Next starts, whose bundles find
 * it by a symbol (src/observation/storefront-watch.ts). Throws for settings that cannot be used.
 * @param {Record<string, string | undefined>} env
 */
export function observe(env) {
  const log = pino({ level: env.LOG_LEVEL || "info" });
  const metrics = createMetrics({ hasProcess: true });
  const errorReporter = createErrorReporter({
    program: "storefront",
    log,
    receiver: errorReceiverOf(env),
    onOutcome: (outcome) => metrics.errorReports.inc({ outcome }),
  });
  const stopWatching = watchCalls(metrics, sourceAddresses(env));
  const metricsServer = serveMetrics(metrics.registry, env);

  /** @type {import("../../src/observation/storefront-watch").StorefrontWatch} */
  const watch = {
    purged({ tags, writtenAt }) {
      metrics.purges.inc();
      metrics.purgedTags.inc(tags);
      // Clocks of two machines may differ a little.
      if (writtenAt !== undefined) metrics.purgeDelay.observe(Math.max(0, Date.now() - writtenAt) / 1000);
    },
    reportError: errorReporter.report,
  };
  Object.assign(globalThis, { [Symbol.for("clinic-storefront.watch")]: watch });

  return {
    log,
    /** The outermost middleware. */
    watchRequest: watchRequests({ metrics, log }),
    /** @param {{ size: number, calculatedSize: number }} kept */
    watchCompressions: (kept) => watchCompressions(metrics, kept),
    async close() {
      stopWatching();
      metricsServer?.close();
      metricsServer?.closeAllConnections();
      await errorReporter.close();
    },
  };
}
