import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { localOnly } from "./local-only";

describe("what only this machine may ask for", () => {
  const app = new Hono().get("/", localOnly, (c) => c.text("here"));
  const ask = async (remoteAddress: string, headers: Record<string, string>) =>
    (await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } })).status;

  it.each([
    ["over IPv4", "127.0.0.1", {}],
    ["over IPv6", "::1", { host: "[::1]:4000" }],
    ["over IPv4 in IPv6", "::ffff:127.0.0.1", { host: "127.0.0.1:4000" }],
    ["by its name", "127.0.0.1", { host: "localhost:4000" }],
  ])("is there %s", async (_, address, headers) => expect(await ask(address, headers)).toBe(200));

  it.each([
    ["for another machine", "10.0.0.7", {}],
    ["for another that says it is this one", "10.0.0.7", { "x-forwarded-for": "127.0.0.1" }],
    ["for another that asks for localhost", "203.0.113.9", { host: "localhost:4000" }],
    ["through a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }],
    ["through a proxy that claims this machine", "127.0.0.1", { "x-forwarded-for": "127.0.0.1" }],
    ["through a proxy that says X-Real-IP", "127.0.0.1", { "x-real-ip": "203.0.113.9" }],
    ["through a proxy that says so by the standard", "127.0.0.1", { forwarded: "for=203.0.113.9" }],
    ["through a proxy that only passes the host on", "127.0.0.1", { host: "api.clinics.example" }],
    ["for a page whose name was made to lead here", "127.0.0.1", { host: "localhost.evil.example:4000" }],
  ])("is not there %s", async (_, address, headers) => expect(await ask(address, headers)).toBe(404));
});
