import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** What may be wrong with a server. `stalls` sends half of a body and then nothing, `breaks` hangs up there. */
export const FAULTS = ["refuses", "fails", "hangs", "is slow", "breaks", "stalls", "talks garbage"] as const;
/** One that `lingers` answers while it is still waited for. */
export type Fault = (typeof FAULTS)[number] | "lingers";

/** Longer than anything of ours waits for an answer. */
const SLOW_MS = 2500;
const LINGERING_MS = 1000;
const GARBAGE = "<!doctype html><title>Welcome to nginx!</title>";

/** Stands before a server and passes everything on, until it is told to misbehave. */
export async function openFaultProxy({ port, targetPort }: { port: number; targetPort: number }) {
  let fault: Fault | null = null;
  let onAsked = () => {};
  const unanswered = new Set<ServerResponse>();
  const server = createServer((asked, answer) => {
    unanswered.add(answer);
    answer.on("close", () => unanswered.delete(answer));
    onAsked();
    if (fault === null) return pass(targetPort, asked, (kept) => send(answer, kept));
    misbehave(fault, { targetPort, asked, answer });
  });
  const open = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await open();
  return {
    async set(next: Fault | null) {
      fault = next;
      // What was left without an answer stays so: a recovery heals no connection.
      if (fault === "refuses") await close();
      else if (!server.listening) await open();
    },
    /** Requests that somebody still waits for. */
    unanswered: () => unanswered.size,
    /** Resolves when somebody asks for something. */
    asked: () =>
      new Promise<void>((resolve) => {
        onAsked = resolve;
      }),
    async close() {
      if (server.listening) await close();
    },
  };
}

interface Exchange {
  targetPort: number;
  asked: IncomingMessage;
  answer: ServerResponse;
}

interface Kept {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

function misbehave(fault: Fault, { targetPort, asked, answer }: Exchange): void {
  switch (fault) {
    case "refuses":
    case "hangs":
      asked.resume();
      return;
    case "fails":
      answer.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error");
      return;
    case "talks garbage":
      answer.writeHead(200, { "content-type": "application/json" }).end(GARBAGE);
      return;
    case "is slow":
    case "lingers": {
      const delayMs = fault === "lingers" ? LINGERING_MS : SLOW_MS;
      setTimeout(() => pass(targetPort, asked, (kept) => send(answer, kept)), delayMs);
      return;
    }
    case "breaks":
    case "stalls":
      pass(targetPort, asked, ({ status, headers, body }) => {
        answer.writeHead(status, { ...headers, "content-length": body.length });
        const half = body.subarray(0, Math.floor(body.length / 2));
        answer.write(half, () => fault === "breaks" && answer.destroy());
      });
  }
}

function send(answer: ServerResponse, { status, headers, body }: Kept): void {
  answer.writeHead(status, { ...headers, "content-length": body.length }).end(body);
}

function pass(port: number, asked: IncomingMessage, onKept: (kept: Kept) => void): void {
  const { "transfer-encoding": _, connection: __, ...headers } = asked.headers;
  const onward = request(
    { host: "127.0.0.1", port, method: asked.method, path: asked.url, headers, agent: false },
    async (response) => {
      const { "transfer-encoding": _, connection: __, ...kept } = response.headers;
      onKept({ status: response.statusCode ?? 502, headers: kept, body: await buffer(response) });
    },
  );
  onward.on("error", () => asked.destroy());
  asked.pipe(onward);
}
