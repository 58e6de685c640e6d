import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { loggedPath } from "./call-name";

export interface Variables {
  log: Logger;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** One line a request, with an id. Queries, bodies and keys in paths are never logged: they may be private. */
export const requestLog = (log: Logger) =>
  createMiddleware<{ Variables: Variables }>(async (c, next) => {
    const given = c.req.header("x-request-id");
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const requestLogger = log.child({ requestId });
    c.set("log", requestLogger);
    const startedAt = performance.now();
    await next();
    c.header("x-request-id", requestId);
    requestLogger.info(
      {
        method: c.req.method,
        path: loggedPath(c),
        status: c.res.status,
        durationMs: Math.round(performance.now() - startedAt),
      },
      "request",
    );
  });
