import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressBuild } from "./compress-build.mjs";
import { compressOnce } from "./compress-once.mjs";

const PAGE = `<!doctype html>${"<p>울쎄라 리프팅</p>".repeat(200)}`;

const PROGRAM = readFileSync("node_modules/react/cjs/react.development.js");

/** Others' bytes: what is kept is kept by them. */
const TEXT = PROGRAM.subarray(500);

const PATHS: Record<string, (response: ServerResponse, host: string) => void> = {
  "/page": (response, host) =>
    response.setHeader("Content-Type", "text/html; charset=utf-8").end(PAGE + host),
  "/long-page": (response) => response.setHeader("Content-Type", "text/html").end(TEXT),
  "/made-meanwhile": (response) => {
    response.setHeader("Content-Type", "text/html");
    response.write(PAGE);
    setImmediate(() => response.end(PAGE));
  },
  "/_next/static/a.js": (response) => {
    response.setHeader("Content-Type", "application/javascript; charset=UTF-8");
    response.write(PROGRAM.subarray(0, 1000));
    response.end(PROGRAM.subarray(1000));
  },
  "/_next/static/later.js": (response) =>
    response.setHeader("Content-Type", "application/javascript").end(PROGRAM),
  "/picture": (response) => response.setHeader("Content-Type", "image/webp").end(Buffer.alloc(4000, 1)),
  "/short": (response) =>
    response.setHeader("Content-Type", "text/plain").setHeader("Content-Length", 2).end("ok"),
  "/missing": (response) => {
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html").end(PAGE);
  },
  "/empty": (response) => void response.writeHead(204).end(),
};

const folder = mkdtempSync(path.join(tmpdir(), "build-"));
let server: Server;
beforeAll(async () => {
  writeFileSync(path.join(folder, "a.js"), PROGRAM);
  expect(await compressBuild(folder)).toBe(1);
  const middleware = await compressOnce(folder);
  server = createServer((asked, response) =>
    middleware(asked, response, () => PATHS[asked.url ?? ""]?.(response, asked.headers.host ?? "")),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const asked: ClientRequest = request({ port, host: "127.0.0.1", path, headers, method });
  asked.end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
}

const HOST = { Host: "a.example" };
const plain = ({ headers, body }: Answer) =>
  ({ br: brotliDecompressSync, gzip: gunzipSync })[headers["content-encoding"] as "br"]?.(body) ?? body;

describe("compressOnce", () => {
  it.each([
    ["br", "gzip, deflate, br"],
    ["br", "br, gzip;q=0.8"],
    ["gzip", "gzip"],
    ["gzip", "br;q=0.1, gzip"],
    [undefined, "identity"],
    [undefined, "br;q=0"],
  ])("answers %s to Accept-Encoding: %s", async (encoding, accepted) => {
    const answer = await get("/page", { ...HOST, "Accept-Encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe("Accept-Encoding");
    expect(plain(answer).toString()).toBe(`${PAGE}a.example`);
  });

  it("gives the same bytes again, and each host its own", async () => {
    const headers = { "Accept-Encoding": "br" };
    const first = await get("/page", { ...headers, ...HOST });
    const again = await get("/page", { ...headers, ...HOST });
    expect(again).toEqual({ ...first, headers: { ...first.headers, date: again.headers.date } });
    const other = await get("/page", { ...headers, Host: "b.example" });
    expect(plain(other).toString()).toBe(`${PAGE}b.example`);
  });

  it("makes a page smaller for whoever asks again", async () => {
    const headers = { "Accept-Encoding": "br" };
    const quick = await get("/long-page", { ...headers, Host: "a.example" });
    expect(brotliDecompressSync(quick.body)).toEqual(TEXT);
    await expect
      .poll(async () => (await get("/long-page", { ...headers, Host: "b.example" })).body.length)
      .toBeLessThan(quick.body.length);
  });

  it.each([
    ["br", ".br", brotliDecompressSync],
    ["gzip", ".gz", gunzipSync],
  ])("gives a build's file as the build has made it: %s", async (accepted, ending, decompress) => {
    const { body, headers } = await get("/_next/static/a.js", { ...HOST, "Accept-Encoding": accepted });
    expect(headers["content-encoding"]).toBe(accepted);
    expect(body).toEqual(readFileSync(path.join(folder, `a.js${ending}`)));
    expect(decompress(body)).toEqual(PROGRAM);
  });

  it("compresses a build's file of which the build made nothing", async () => {
    const { body } = await get("/_next/static/later.js", { ...HOST, "Accept-Encoding": "br" });
    expect(brotliDecompressSync(body)).toEqual(PROGRAM);
  });

  it("spares who has it the body", async () => {
    const { headers } = await get("/page", HOST);
    const answer = await get("/page", { ...HOST, "If-None-Match": headers.etag ?? "" });
    expect([answer.status, answer.body.length, answer.headers["content-length"]]).toEqual([
      304,
      0,
      undefined,
    ]);
  });

  it.each([
    ["what is made while it is sent", "/made-meanwhile", {}, "GET"],
    ["a picture", "/picture", {}, "GET"],
    ["a few bytes", "/short", {}, "GET"],
    ["a page that is not there", "/missing", {}, "GET"],
    ["an answer without a body", "/empty", {}, "GET"],
    ["a part of a page", "/page", { Range: "bytes=0-9" }, "GET"],
    ["the head of a page", "/page", {}, "HEAD"],
  ])("leaves %s as it is", async (_, path, headers, method) => {
    const answer = await get(path, { ...HOST, "Accept-Encoding": "br", ...headers }, method);
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.headers.etag).toBeUndefined();
  });
});
