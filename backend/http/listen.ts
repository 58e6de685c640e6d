import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Variables } from "./request/request-log";

/** Against clients that send their request slowly or never end it. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  /** Longer than that of proxies (60 s), so that none of them writes to a closing connection. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
/** Further connections are closed at once. */
const MAX_CONNECTIONS = 10_000;
const FINISH_MS = 6000;

interface Settings {
  app: Pick<Hono<{ Variables: Variables }>, "fetch">;
  port: number;
  host: string;
  limits?: typeof LIMITS;
}

export interface Listening {
  /** Accepts no new connections and waits for open requests; after six seconds they are aborted. */
  close: () => Promise<void>;
}

export function listen({ app, port, host, limits = LIMITS }: Settings): Listening {
  // Without a custom createServer it is always a plain HTTP server.
  const server = serve({
    fetch: (request, env) =>
      // An absolute request target carries its own host; only the Host header is trusted.
      env.incoming.url?.startsWith("/")
        ? app.fetch(request, env)
        : new Response("Bad Request\n", { status: 400 }),
    port,
    hostname: host,
    serverOptions: limits,
  }) as Server;
  server.maxConnections = MAX_CONNECTIONS;
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await Promise.race([closed, pause(FINISH_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
