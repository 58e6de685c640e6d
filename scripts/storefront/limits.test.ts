import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LIMITS, refuseTooMuch } from "./limits.mjs";

const QUICK = { ...LIMITS, headersTimeout: 300, requestTimeout: 400, connectionsCheckingInterval: 20 };
let server: Server;
let port: number;
let served = 0;

beforeAll(async () => {
  server = createServer(QUICK, (request, response) => {
    if (refuseTooMuch(request, response)) return;
    served += 1;
    request.resume().on("end", () => response.end("page"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close().closeAllConnections());

/** What the server says on a connection until it ends it. */
async function said(words: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes;
  });
  // It may be closed while we still write.
  socket.on("error", () => undefined);
  socket.write(words);
  await once(socket, "close");
  return text;
}

const HOST = "host: x\r\n";
const CLOSE = "connection: close\r\n";

it.each([
  ["an address without end", `GET /${"a".repeat(9000)} HTTP/1.1\r\n${HOST}\r\n`, 414],
  ["headers without end", `GET / HTTP/1.1\r\n${HOST}${"a: b\r\n".repeat(4000)}\r\n`, 431],
  ["one long header", `GET / HTTP/1.1\r\n${HOST}cookie: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["a large body", `POST / HTTP/1.1\r\n${HOST}content-length: 65537\r\n\r\n`, 413],
  [
    "a body of a length that it does not tell",
    `POST / HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\n`,
    411,
  ],
  ["two lengths", `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\na`, 400],
  [
    "a length and none",
    `POST / HTTP/1.1\r\n${HOST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
    400,
  ],
  ["another method", `DELETE / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ["a trace of itself", `TRACE / HTTP/1.1\r\n${HOST}\r\n`, 405],
  ["no end of its headers", `GET / HTTP/1.1\r\n${HOST}`, 408],
  ["no end of its body", `POST / HTTP/1.1\r\n${HOST}content-length: 100\r\n\r\nhalf`, 408],
])("refuses a request with %s, and ends its connection", async (_, words, status) => {
  const before = served;
  const text = await said(words);
  if (status !== 408) expect(served).toBe(before);
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

it.each([
  ["a page", `GET /${"a".repeat(4000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
  ["a form", `POST / HTTP/1.1\r\n${HOST}${CLOSE}content-length: 4\r\n\r\nform`],
])("serves %s", async (_, words) => {
  expect(await said(words)).toMatch(/^HTTP\/1.1 200 [\s\S]*page/);
});

it("serves others while a hundred trickle their headers", async () => {
  const slow = Array.from({ length: 100 }, () => said(`GET / HTTP/1.1\r\n${HOST}x-`));
  expect(await said(`GET / HTTP/1.1\r\n${HOST}${CLOSE}\r\n`)).toMatch(/^HTTP\/1.1 200 /);
  for (const text of await Promise.all(slow)) expect(text).toMatch(/^HTTP\/1.1 408 /);
});
