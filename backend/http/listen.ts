import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Hono } from "hono";
import type { Variables } from "./request-log";

/** A client that trickles its request, or never ends it, holds a connection no longer than this. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  /** Longer than proxies keep theirs (60 s), so that none of them writes into a closing connection. */
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
};
/** A connection beyond them is closed as it comes. */
const MOST_CONNECTIONS = 10_000;
const FINISH_MS = 6000;

interface Settings {
  app: Pick<Hono<{ Variables: Variables }>, "fetch">;
  port: number;
  host: string;
  limits?: typeof LIMITS;
}

export interface Listening {
  /** Takes no new connections and resolves once every request is answered; after six seconds the rest is cut off. */
  close: () => Promise<void>;
}

/** Serves the app over HTTP. */
export function listen({ app, port, host, limits = LIMITS }: Settings): Listening {
  // Without a createServer of ours it is always a plain HTTP server.
  const server = serve({
    fetch: (request, env) =>
      // An absolute address names a host of its own; the Host header alone is believed.
      env.incoming.url?.startsWith("/")
        ? app.fetch(request, env)
        : new Response("Bad Request\n", { status: 400 }),
    port,
    hostname: host,
    serverOptions: limits,
  }) as Server;
  server.maxConnections = MOST_CONNECTIONS;
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
