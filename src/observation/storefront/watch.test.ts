import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createMetrics } from "./metrics";
import { watchCalls } from "./watch-calls";
import { watchRequests } from "./watch-requests";

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const TRACEPARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;
const SECRETS = ["010-1234-5678", "token-of-a-link", "a-cookie", "Bearer"];

let backend: Server;
let storefront: Server;
let stopWatching: () => void;
let metrics: ReturnType<typeof createMetrics>;
let lines: Record<string, unknown>[];
let heard: IncomingMessage[];
let backendStatus: number;

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
async function listen(server: Server): Promise<Server> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** What the storefront does for a path: a stand-in for Next, with the real fetch. */
const PAGES: Record<string, () => Promise<unknown>> = {
  "/asks": () => fetch(`${originOf(backend)}/v2/products?phone=010-1234-5678`),
  "/asks-edge": () => fetch(`${originOf(backend)}/ecfg_local/item/hosts?version=1`),
  "/asks-whose": () => fetch(`${originOf(backend)}/tenancy/hosts/a.example`),
  "/asks-nobody": () => fetch("http://127.0.0.1:1/").catch(() => null),
};

beforeEach(async () => {
  [lines, heard, backendStatus] = [[], [], 200];
  backend = await listen(
    createServer((asked, response) => {
      heard.push(asked);
      response.writeHead(backendStatus).end("{}");
    }),
  );
  metrics = createMetrics();
  const stopCalls = watchCalls(metrics, {
    backendUrl: originOf(backend),
    edgeConfig: `${originOf(backend)}/ecfg_local?token=dev`,
    lateMs: 200,
  });
  const log = pino({ level: "debug" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const ignoredPort = (backend.address() as AddressInfo).port;
  const stopRequests = watchRequests({ metrics, log, ignoredPort });
  stopWatching = () => {
    stopCalls();
    stopRequests();
  };
  storefront = await listen(
    createServer(async (asked, response) => {
      const path = asked.url?.split("?")[0] ?? "";
      await PAGES[path]?.();
      if (path === "/cached") response.setHeader("x-nextjs-cache", "HIT");
      response.statusCode = path === "/missing" ? 404 : path === "/broken" ? 500 : 200;
      response.end("page");
    }),
  );
});
afterEach(() => {
  stopWatching();
  for (const server of [backend, storefront]) {
    server.closeAllConnections();
    server.close();
  }
});

async function visit(path: string, headers: Record<string, string> = {}) {
  const asked = request(`${originOf(storefront)}${path}`, {
    headers: { host: "a.example", ...headers },
  }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  await text(response);
  // The line follows the answer.
  const id = response.headers["x-request-id"];
  await vi.waitFor(() => expect(lines.map(({ requestId }) => requestId)).toContain(id));
  return response;
}

/** Every series that is not a bucket and has grown, by its name and labels. */
async function metricsOf(...prefixes: string[]): Promise<string[]> {
  const all = (await metrics.registry.metrics()).split("\n");
  return all.filter(
    (line) => prefixes.some((prefix) => line.startsWith(prefix)) && !/_bucket\{| 0$/.test(line),
  );
}

describe("a request's id", () => {
  it("is the proxy's: answered, logged, and handed to the backend", async () => {
    const response = await visit("/asks", { "x-request-id": "edge-12345", traceparent: TRACEPARENT });
    expect(response.headers["x-request-id"]).toBe("edge-12345");
    expect(lines.at(-1)).toMatchObject({ requestId: "edge-12345" });
    expect(heard.map(({ headers }) => [headers["x-request-id"], headers.traceparent])).toEqual([
      ["edge-12345", TRACEPARENT],
    ]);
  });

  it("is its trace's where there is none", async () => {
    const response = await visit("/asks", { traceparent: TRACEPARENT });
    expect(response.headers["x-request-id"]).toBe(TRACE_ID);
    expect(heard[0]?.headers["x-request-id"]).toBe(TRACE_ID);
  });

  it("is a new one otherwise, and no malformed header goes on", async () => {
    const response = await visit("/asks", { "x-request-id": "a b", traceparent: "00-nonsense" });
    expect(response.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(heard[0]?.headers).toMatchObject({ "x-request-id": response.headers["x-request-id"] });
    expect(heard[0]?.headers).not.toHaveProperty("traceparent");
  });

  it("stays with its own of many requests at once", async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `request-${index}`);
    await Promise.all(ids.map((id) => visit(`/asks?at=${id}`, { "x-request-id": id })));
    expect(heard.map(({ headers }) => headers["x-request-id"]).sort()).toEqual(ids.sort());
  });
});

describe("a request's line", () => {
  it("logs the path's class and the outcome, and nothing private", async () => {
    await visit("/cached?preview=token-of-a-link&q=010-1234-5678", {
      cookie: "access-token=a-cookie",
      authorization: "Bearer a-cookie",
    });
    expect(lines.at(-1)).toMatchObject({
      method: "GET",
      host: "a.example",
      path: "/cached",
      route: "page",
      status: 200,
      cache: "hit",
      durationMs: expect.any(Number),
    });
    for (const secret of SECRETS) expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it("does not log an unknown path, nor an invalid host", async () => {
    await visit("/missing", { host: 'a"b' });
    expect(lines.at(-1)).not.toHaveProperty("path");
    expect(lines.at(-1)).not.toHaveProperty("host");
  });

  it.each([
    ["/cached", 30],
    ["/_next/static/a.js", 20],
    ["/media/lumiere/a.webp", 20],
    ["/broken", 40],
  ])("for %s is of the level %i", async (path, level) => {
    await visit(path);
    expect(lines.at(-1)).toMatchObject({ level });
  });
});

describe("metrics", () => {
  it("count requests by class and status, never by host or path", async () => {
    for (const path of ["/cached", "/cached?a=1", "/missing", "/made-up-by-a-visitor"]) await visit(path);
    expect(await metricsOf("storefront_request_duration_seconds_count")).toEqual([
      'storefront_request_duration_seconds_count{route="page",status="200"} 3',
      'storefront_request_duration_seconds_count{route="page",status="404"} 1',
    ]);
    expect(await metrics.registry.metrics()).toContain("\nstorefront_requests_in_flight 0\n");
    expect(await metricsOf("storefront_page_cache_total{")).toEqual([
      'storefront_page_cache_total{state="hit"} 2',
    ]);
    expect(await metrics.registry.metrics()).not.toMatch(/example|made-up/);
  });

  it("tell where a tenant was known from", async () => {
    for (const path of ["/cached", "/cached", "/asks", "/asks-edge", "/asks-whose", "/_next/static/a.js"])
      await visit(path);
    expect(await metricsOf("storefront_tenant_lookups_total{")).toEqual([
      'storefront_tenant_lookups_total{source="memory"} 3',
      'storefront_tenant_lookups_total{source="edge-config"} 1',
      'storefront_tenant_lookups_total{source="backend"} 1',
    ]);
  });

  it("tell calls that failed, and why", async () => {
    backendStatus = 503;
    await visit("/asks");
    const { port } = backend.address() as AddressInfo;
    backend.closeAllConnections();
    backend.close();
    await once(backend, "close");
    PAGES["/asks-gone"] = () => fetch(`http://127.0.0.1:${port}/v2/products`).catch(() => null);
    await visit("/asks-gone");
    expect(
      await metricsOf("storefront_backend_failures_total{", "storefront_backend_call_duration_seconds_count"),
    ).toEqual([
      'storefront_backend_call_duration_seconds_count{target="backend",status="503"} 1',
      'storefront_backend_call_duration_seconds_count{target="backend",status="none"} 1',
      'storefront_backend_failures_total{target="backend",reason="unreachable"} 1',
      'storefront_backend_failures_total{target="backend",reason="error"} 1',
    ]);
  });

  it("leave out calls to other servers", async () => {
    await visit("/asks-nobody");
    expect(await metricsOf("storefront_backend_")).toEqual([]);
  });

  it("count an answer that takes longer than a page waits", async () => {
    backend.removeAllListeners("request");
    const held = once(backend, "request");
    const asked = fetch(`${originOf(backend)}/v2/products`).catch(() => null);
    await held;
    await vi.waitFor(
      async () =>
        expect(await metricsOf("storefront_backend_failures_total{")).toEqual([
          'storefront_backend_failures_total{target="backend",reason="late"} 1',
        ]),
      { timeout: 20_000 },
    );
    backend.closeAllConnections();
    await asked;
  });

  it("count a disconnected visitor as aborted", async () => {
    const held = new Promise<void>((resolve) => {
      PAGES["/held"] = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    const asked = request(`${originOf(storefront)}/held`).end();
    asked.on("error", () => {});
    await held;
    asked.destroy();
    await vi.waitFor(async () =>
      expect(await metricsOf("storefront_request_duration_seconds_count")).toEqual([
        'storefront_request_duration_seconds_count{route="page",status="aborted"} 1',
      ]),
    );
  });
});
