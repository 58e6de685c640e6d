import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { limitCalls } from "./limit-calls.mjs";

const server = createServer((_, response) => void response.write("half of"));
let url: string;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("gives up a body that does not go on, whatever signal comes with the call", async () => {
  const limited = limitCalls(fetch, { backendUrl: url, edgeConfig: `${url}/ecfg_local` }, 50);
  const { signal } = new AbortController();
  for (const init of [undefined, { signal }]) {
    const answer = await limited(`${url}/anything`, init);
    await expect(answer.text()).rejects.toThrow("timeout");
  }
});

it("still ends when the caller does", async () => {
  const limited = limitCalls(fetch, { backendUrl: url, edgeConfig: url });
  const caller = new AbortController();
  const answer = await limited(new Request(url, { signal: caller.signal }));
  caller.abort(new Error("no longer wanted"));
  await expect(answer.text()).rejects.toThrow("The operation was aborted.");
});

it("leaves calls to others alone", async () => {
  const asked: unknown[] = [];
  const elsewhere = async (_: unknown, init?: unknown) => {
    asked.push(init);
    return new Response();
  };
  await limitCalls(elsewhere as typeof fetch, { backendUrl: url, edgeConfig: url }, 50)("https://a.example/");
  expect(asked).toEqual([undefined]);
});
