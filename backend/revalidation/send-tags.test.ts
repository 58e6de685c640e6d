import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { RefusedError, sendTags } from "./send-tags";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A storefront that answers so, and whether the sender took each response to its end. */
async function serve(respond: (response: ServerResponse) => void) {
  const wasTaken: boolean[] = [];
  server = createServer((_, response) => {
    response.once("close", () => wasTaken.push(response.writableFinished));
    respond(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const storefront = { url: `http://127.0.0.1:${port}/`, secret: "a-secret-of-the-two" };
  return { wasTaken, send: () => sendTags(storefront, { tags: ["partner:lumiere"] }) };
}

it.each([200, 500, 403])(
  "takes the whole response with a %i, so that nothing is logged as aborted",
  async (status) => {
    const { send, wasTaken } = await serve((response) => {
      response.writeHead(status).write("{");
      setTimeout(() => response.end("}"), 50);
    });
    const sent = send();
    if (status === 200) await sent;
    else await expect(sent).rejects.toThrow(`answered ${status}`);
    await expect.poll(() => wasTaken).toEqual([true]);
  },
);

it("does not take half a response for a purge", async () => {
  const { send } = await serve((response) => {
    response.writeHead(200, { "content-length": "10" }).write("{");
    setImmediate(() => response.destroy());
  });
  const error: unknown = await send().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RefusedError);
});
