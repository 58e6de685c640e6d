import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;

/** A foreign program on this machine: responds as configured, or leaves requests pending. */
export async function openFakeServer(answer: Answer) {
  let onHeld: (() => void) | null = null;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (onHeld) onHeld();
    else answer(request, body, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** From now on requests are taken and not answered; resolves with the first. */
    hold: () =>
      new Promise<void>((resolve) => {
        onHeld = resolve;
      }),
    release: () => {
      onHeld = null;
      server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
