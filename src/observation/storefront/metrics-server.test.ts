import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { get } from "../../../scripts/lib/http.mjs";
import { createMetrics } from "./metrics";
import { serveMetrics } from "./metrics-server";

const TOKEN = "a-token-for-prometheus";
let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function ask(token: string, path: string, headers: Record<string, string>) {
  const { registry } = createMetrics();
  server = serveMetrics(registry, { METRICS_PORT: "0", METRICS_TOKEN: token });
  if (!server) throw new Error("It does not listen");
  await once(server, "listening");
  const { status, body } = await get((server.address() as AddressInfo).port, path, { headers });
  return { status, text: body.toString() };
}

it.each([
  ["this machine", "", {}],
  ["the bearer of the token", TOKEN, { authorization: `Bearer ${TOKEN}`, "x-forwarded-for": "203.0.113.9" }],
])("shows figures to %s", async (_, token, headers) => {
  const { status, text } = await ask(token, "/metrics", headers);
  expect([status, text]).toEqual([200, expect.stringContaining("storefront_requests_in_flight 0")]);
});

it.each([
  ["a client behind a proxy", "", "/metrics", { "x-forwarded-for": "203.0.113.9" }],
  ["this machine without the token", TOKEN, "/metrics", {}],
  ["another token", TOKEN, "/metrics", { authorization: "Bearer another" }],
  ["another path", "", "/metrics/", {}],
])("is not there for %s", async (_, token, path, headers) => {
  expect(await ask(token, path, headers)).toEqual({ status: 404, text: "" });
});

it.each([
  [{ METRICS_PORT: "0", METRICS_HOST: "0.0.0.0" }, /METRICS_HOST=0.0.0.0 needs a METRICS_TOKEN/],
  [{ METRICS_PORT: "0", METRICS_TOKEN: "short" }, /METRICS_TOKEN is shorter/],
])("refuses %o", (env, words) => {
  expect(() => serveMetrics(createMetrics().registry, env)).toThrow(words);
});

it("listens nowhere without a port", () => {
  expect(serveMetrics(createMetrics().registry, {})).toBeNull();
});
