import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { REQUEST_ID_HEADER, requestIdOf } from "@/observation/request-id";
import { requestContext } from "../../lib/request-context";
import { loggedPath } from "./call-name";

export interface Variables {
  log: Logger;
  requestId: string;
  partnerId?: string;
}

/** One line per request, with an id. Queries, bodies and secrets in paths are never logged. */
export const requestLog = (log: Logger) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    const requestId = requestIdOf((name) => c.req.header(name));
    const requestLogger = log.child({ requestId });
    c.set("log", requestLogger);
    c.set("requestId", requestId);
    const startedAt = performance.now();
    await requestContext.run({ requestId }, next);
    c.header(REQUEST_ID_HEADER, requestId);
    requestLogger.info(
      {
        method: c.req.method,
        path: loggedPath(c),
        partnerId: c.get("partnerId"),
        status: c.res.status,
        durationMs: Math.round(performance.now() - startedAt),
      },
      "request",
    );
  });
