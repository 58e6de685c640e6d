import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMetrics } from "../../lib/metrics";
import { MONDAY_11, openClinic, type TestClinic } from "../../testing/clinic";
import { engines } from "../../testing/engines";
import { metricsRoutes } from "./metrics";

const TOKEN = "a-token-for-prometheus";
const SUNDAY_11 = "2026-11-22T02:00:00Z";
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

describe("who may read /metrics", () => {
  const app = (token?: string) => new Hono().route("/metrics", metricsRoutes(createMetrics(), token));

  it.each([
    ["this machine", "127.0.0.1", {}, 200],
    ["this machine over IPv6", "::1", {}, 200],
    ["another machine", "10.0.0.7", {}, 404],
    ["another machine that says it is this one", "10.0.0.7", { "x-forwarded-for": "127.0.0.1" }, 404],
    ["somebody through a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, 404],
    [
      "somebody through a proxy that says so by the standard",
      "127.0.0.1",
      { forwarded: "for=203.0.113.9" },
      404,
    ],
  ])("without a token: %s", async (_, address, headers, status) => {
    expect((await app().request("/metrics", { headers }, from(address))).status).toBe(status);
  });

  it.each([
    ["a bearer of it, from anywhere", "10.0.0.7", { authorization: `Bearer ${TOKEN}` }, 200],
    ["this machine without it", "127.0.0.1", {}, 404],
    ["another token", "127.0.0.1", { authorization: "Bearer a-token-for-prometheu" }, 404],
  ])("with a token: %s", async (_, address, headers, status) => {
    expect((await app(TOKEN).request("/metrics", { headers }, from(address))).status).toBe(status);
  });
});

describe.each(engines)("what is counted, on $name", (engine) => {
  let backend: TestClinic;
  beforeAll(async () => {
    backend = await openClinic(engine);
  });
  afterAll(() => backend.close());

  async function figures(): Promise<string> {
    const response = await backend.app.request("/metrics", {}, from("127.0.0.1"));
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    return response.text();
  }

  it("names calls, never paths that a visitor made up", async () => {
    await backend.call("GET /customer/notices/:id", { params: { id: 1 } });
    await backend.call("GET /customer/notices/:id", { params: { id: 987_654 } });
    await backend.app.request("/customer/notices-987654");
    await backend.app.request("/healthz");
    const text = await figures();
    const answered = (call: string, status: number) =>
      `http_request_duration_seconds_count{call="${call}",status="${status}"} 1`;
    expect(text).toContain(answered("GET /customer/notices/:id", 200));
    expect(text).toContain(answered("GET /customer/notices/:id", 404));
    expect(text).toContain(answered("none", 404));
    expect(text).toContain(answered("GET /healthz", 200));
    expect(text).not.toContain("987654");
  });

  it("counts refusals by their code", async () => {
    const { book, visit } = backend;
    await book(visit({ reservedAt: SUNDAY_11 }));
    await book(visit(), { rawBody: "{" });
    await backend.call("GET /customers/this", {});
    const text = await figures();
    expect(text).toMatch(
      /refusals_total\{call="POST \/customer\/reservations",reason="[a-z]+[.-][\w-]+"\} 1/,
    );
    expect(text).toContain(`refusals_total{call="POST /customer/reservations",reason="invalid"} 1`);
    expect(text).toContain(`refusals_total{call="GET /customers/this",reason="session-expired"} 1`);
    expect(text).toContain("http_requests_in_flight 1");
  });

  it("counts who asks too often, and times held", async () => {
    const phone = "010-9999-8888";
    for (const status of [200, 429])
      expect((await backend.call("POST /customer/auth-tokens", { body: { phone } })).status).toBe(status);
    const params = { id: "6f1c1d3e-6f0b-4a53-9a57-0c2e6f3c6d11" };
    const body = { kind: "visit" as const, reservedAt: MONDAY_11, employeeId: backend.doctors[1] };
    expect((await backend.call("PUT /reservation-holds/:id", { params, body })).status).toBe(200);
    await backend.call("DELETE /reservation-holds/:id", { params });
    const text = await figures();
    expect(text).toContain('rate_limit_hits_total{call="POST /customer/auth-tokens"} 1');
    expect(text).toContain('reservation_holds_total{outcome="released"} 1');
    expect(text).toContain('reservation_holds_total{outcome="created"} 1');
  });

  it("shows the connections where there are some", async () => {
    expect((await figures()).includes('database_connections{state="waiting"} 0')).toBe(
      engine.name === "PostgreSQL",
    );
  });
});
