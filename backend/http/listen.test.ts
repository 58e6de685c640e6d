import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { isAborted } from "../lib/errors";
import { freePort } from "../testing/backend-process";
import { type Listening, listen } from "./listen";
import type { Variables } from "./request/request-log";

const app = new Hono<{ Variables: Variables }>();
app.post("/words", async (c) => c.text(await c.req.text()));
const thrown: Error[] = [];
app.onError((error, c) => {
  thrown.push(error);
  return c.text("", 400);
});
const limits = {
  headersTimeout: 300,
  requestTimeout: 400,
  connectionsCheckingInterval: 20,
  keepAliveTimeout: 60_000,
  maxHeaderSize: 4096,
};
let port: number;
let listening: Listening;
beforeAll(async () => {
  port = await freePort();
  listening = listen({ app, port, host: "127.0.0.1", limits });
});
afterAll(() => listening.close());

/** What the server said on a connection until it ended it. */
async function untilClosed(socket: Socket): Promise<string> {
  let said = "";
  socket.on("data", (bytes) => {
    said += bytes;
  });
  await once(socket, "close");
  return said;
}

it.each([
  ["never sends its headers", "POST /words HTTP/1.1\r\nhost: x\r\n", 408],
  ["sends nothing at all after a header", "POST /words HTTP/1.1\r\nhost: x\r\ncontent-le", 408],
  ["sends headers without end", `GET / HTTP/1.1\r\nhost: x\r\n${"a: b\r\n".repeat(2000)}\r\n`, 431],
  ["speaks no HTTP", "\u0016\u0003\u0001\r\n\r\n", 400],
])("lets go of a client that %s", async (_, words, status) => {
  const socket = connect(port, "127.0.0.1");
  socket.write(words);
  expect(await untilClosed(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it.each(["http://other.example/words", "https://x/words", "*"])(
  "refuses an address that is not a path: %s",
  async (target) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST ${target} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`);
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1.1 400 /);
  },
);

it.each(["content-length: 100\r\n\r\nhalf", "transfer-encoding: chunked\r\n\r\n4\r\nhalf"])(
  "lets go of a client that never ends its body: %j",
  async (rest) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`POST /words HTTP/1.1\r\nhost: x\r\n${rest}`);
    expect(await untilClosed(socket)).not.toContain("200 OK");
    await vi.waitFor(() => expect(thrown.map(isAborted)).toEqual([true]));
    thrown.length = 0;
  },
);

it("goes on answering the others", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/words`, { method: "POST", body: "안녕" });
  expect(await response.text()).toBe("안녕");
});
