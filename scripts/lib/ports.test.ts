import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { refuseBusyPorts } from "./ports.mjs";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

async function takePort(host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, host, done));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

it.each(["127.0.0.1", "0.0.0.0"])(
  "names the port taken at %s and the variable that moves it",
  async (host) => {
    const port = await takePort(host);
    await expect(refuseBusyPorts([{ port, variable: "PORT", wantedBy: "storefront" }])).rejects.toThrow(
      new RegExp(`Port ${port} is in use, and the storefront needs it.*PORT=${port + 10} npm start`),
    );
  },
);

it("says nothing of a free port", async () => {
  const port = await takePort("127.0.0.1");
  await new Promise((done) => servers.pop()?.close(done));
  await expect(
    refuseBusyPorts([{ port, variable: "PORT", wantedBy: "storefront" }]),
  ).resolves.toBeUndefined();
});
