import { once } from "node:events";
import { createServer, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerAgain } from "./answer-again.mjs";

const KEPT = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "s-maxage=300, stale-while-revalidate=300",
  "X-Nextjs-Cache": "HIT",
  "X-Robots-Tag": "noindex",
};

/** Answers in the order in which they are made; each has its number. */
let made: number;
let answers: (response: ServerResponse, body: string) => void;
let asked: number;
let now: number;
let server: Server;

beforeAll(async () => {
  const again = answerAgain({ now: () => now });
  server = createServer((incoming, response) => {
    asked += 1;
    response.setHeader("x-request-id", String(asked));
    again(incoming, response, () => {
      made += 1;
      answers(response, `page ${made}`);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());
let clinic = 0;
beforeEach(() => {
  [made, asked, now, clinic] = [0, 0, 1000, clinic + 1];
  answers = (response, body) => response.writeHead(200).end(body);
  give();
});

/** Another answer than a kept page, by what is different about it. */
function give(headers: Record<string, string> = {}, status = 200) {
  answers = (response, body) => {
    response.statusCode = status;
    for (const [name, value] of Object.entries({ ...KEPT, ...headers })) response.setHeader(name, value);
    response.end(body);
  };
}

interface Asking {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function ask({ path = "/", method = "GET", headers = {} }: Asking = {}) {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, host: "127.0.0.1", path, method, agent: false });
  outgoing.setHeader("host", `clinic-${clinic}.example`);
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  outgoing.end();
  const [response] = await once(outgoing, "response");
  let text = "";
  for await (const chunk of response) text += chunk;
  return { text, status: response.statusCode, headers: response.headers };
}

describe("answerAgain", () => {
  it("answers a kept page again with all that belongs to it, and nothing of another's request", async () => {
    const first = await ask();
    const second = await ask({ headers: { "accept-language": "en", cookie: "theme=dark" } });
    expect([first.text, second.text, made]).toEqual(["page 1", "page 1", 1]);
    expect([first.headers["x-request-id"], second.headers["x-request-id"]]).toEqual(["1", "2"]);
    const { "x-request-id": _, ...rest } = second.headers;
    expect(rest).toMatchObject({
      "content-type": KEPT["Content-Type"],
      "cache-control": KEPT["Cache-Control"],
      "x-nextjs-cache": "HIT",
      "x-robots-tag": "noindex",
    });
  });

  it("has it made again after a second", async () => {
    await ask();
    now += 999;
    expect((await ask()).text).toBe("page 1");
    now += 2;
    expect((await ask()).text).toBe("page 2");
  });

  it("has it made again after a purge", async () => {
    await ask();
    await ask({ path: "/api/revalidate", method: "POST" });
    expect((await ask()).text).toBe("page 3");
  });

  it("tells hosts and paths apart", async () => {
    await ask();
    expect((await ask({ headers: { host: "other.example" } })).text).toBe("page 2");
    expect((await ask({ path: "/events" })).text).toBe("page 3");
  });

  it.each<[string, Asking]>([
    ["a list with a query", { path: "/products?page=2" }],
    ["another method", { method: "HEAD" }],
    ["what the router asks for", { headers: { rsc: "1" } }],
    ["a part of a page", { headers: { "next-router-segment-prefetch": "/_tree" } }],
    ["a part of the bytes", { headers: { range: "bytes=0-1" } }],
    ["somebody known", { headers: { authorization: "Bearer a" } }],
    ["who looks at a draft", { headers: { cookie: "a=1; preview=token" } }],
    ["the platform's team", { headers: { cookie: "platform=token" } }],
  ])("leaves %s to Next, before and after", async (_, asking) => {
    await ask(asking);
    await ask(asking);
    expect(made).toBe(2);
    const { path = "/" } = asking;
    await ask({ path });
    await ask(asking);
    expect(made).toBe(4);
  });

  it.each<[string, Record<string, string>, number?]>([
    ["is made anew meanwhile", { "X-Nextjs-Cache": "STALE" }],
    ["was made for this visitor", { "X-Nextjs-Cache": "MISS" }],
    ["is private", { "Cache-Control": "private, no-store" }],
    ["sets a cookie", { "Set-Cookie": "a=1" }],
    ["is no page", { "Content-Type": "text/x-component" }],
    ["is not there", {}, 404],
  ])("does not answer again what %s", async (_, headers, status) => {
    give(headers, status);
    await ask();
    await ask();
    expect(made).toBe(2);
  });
});
