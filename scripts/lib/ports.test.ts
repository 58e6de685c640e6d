import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { refuseBusyPortsOf } from "./ports.mjs";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

async function takePort(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

const DATA_DIR = ".data";

it.each(["127.0.0.1", "0.0.0.0"])(
  "names the port taken at %s, and how to start beside it with data of its own",
  async (host) => {
    const [port, backendPort] = [await takePort(host), await freePort()];
    await expect(refuseBusyPortsOf({ port, backendPort, dataDir: DATA_DIR })).rejects.toThrow(
      new RegExp(
        `Port ${port} is in use, and the storefront needs it.*PORT=(\\d+) BACKEND_PORT=\\d+ DATA_DIR=.data-\\1 npm `,
      ),
    );
  },
);

it("names the backend's port", async () => {
  const [port, backendPort] = [await freePort(), await takePort("127.0.0.1")];
  await expect(refuseBusyPortsOf({ port, backendPort, dataDir: DATA_DIR })).rejects.toThrow(
    `Port ${backendPort} is in use, and the backend needs it.`,
  );
});

it("says nothing of free ports", async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  await expect(refuseBusyPortsOf({ port, backendPort, dataDir: DATA_DIR })).resolves.toBeUndefined();
});

async function freePort(): Promise<number> {
  const port = await takePort("127.0.0.1");
  await new Promise((done) => servers.pop()?.close(done));
  return port;
}
