import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import { isLoopback, mayReadMetrics } from "../metrics-access";

const SHORTEST_TOKEN = 16;

/**
 * `/metrics` on a port of its own: no clinic's host leads to it, whatever lies in front. None without METRICS_PORT.
 * Throws for settings (METRICS_PORT, METRICS_HOST, METRICS_TOKEN) that would expose it publicly.
 */
export function serveMetrics(registry: Registry, env: Record<string, string | undefined>): Server | null {
  const { METRICS_PORT: port, METRICS_HOST: host = "127.0.0.1", METRICS_TOKEN: token } = env;
  if (!port) return null;
  if (token && token.length < SHORTEST_TOKEN)
    throw new Error(`METRICS_TOKEN is shorter than ${SHORTEST_TOKEN} characters`);
  if (!token && !isLoopback(host)) throw new Error(`METRICS_HOST=${host} needs a METRICS_TOKEN`);
  const server = createServer(async ({ method, url, headers, socket }, response) => {
    const read = (name: string) => headers[name]?.toString();
    const isAsked = method === "GET" && url === "/metrics";
    if (!isAsked || !mayReadMetrics(token, { read, address: socket.remoteAddress }))
      return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { "Content-Type": registry.contentType, "Cache-Control": "no-store" }).end(text);
  });
  return server.listen(Number(port), host);
}
