import { createMiddleware } from "hono/factory";
import type { Metrics } from "../metrics/metrics";
import { callName } from "./call-name";

/** Counts requests by what answers them, never by their raw path: that would be a series for each visitor's typo. */
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
