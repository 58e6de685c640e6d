import { createMiddleware } from "hono/factory";
import type { Metrics } from "../../lib/metrics";
import { callName } from "./call-name";

/** Counts requests by route; raw paths would create a series for each typo. */
export const measure = ({ requestDuration, requestsInFlight }: Metrics) =>
  createMiddleware(async (c, next) => {
    requestsInFlight.inc();
    const stop = requestDuration.startTimer();
    try {
      await next();
    } finally {
      requestsInFlight.dec();
      stop({ call: callName(c) ?? "none", status: c.res.status });
    }
  });
