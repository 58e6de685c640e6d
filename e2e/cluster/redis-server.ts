import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { deserialize } from "node:v8";
import { gunzipSync } from "node:zlib";
import { createClient, RESP_TYPES } from "@redis/client";

/** The page cache writes when an entry was made before the entry itself. */
const TIME_DIGITS = 13;

/** A Redis of the tests' own, with nothing on disk; resolves when it takes connections. */
export async function startRedis(port: number) {
  const settings = { port, bind: "127.0.0.1", save: "", appendonly: "no" };
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
  await readyToAccept(server);
  return {
    url: `redis://127.0.0.1:${port}`,
    /** What it has, and for how long yet; -1 for good. */
    async keys(): Promise<{ key: string; seconds: number }[]> {
      const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
      const names = await client.keys("*");
      const found = await Promise.all(names.map(async (key) => ({ key, seconds: await client.ttl(key) })));
      await client.close();
      return found;
    },
    /** The bytes that these take. */
    async sizeOf(keys: string[]): Promise<number> {
      const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
      const sizes = await Promise.all(keys.map((key) => client.memoryUsage(key)));
      await client.close();
      return sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0);
    },
    /** The page that is stored under the key that ends so; "" if there is none. */
    async page(ending: string): Promise<string> {
      const client = await createClient({
        url: `redis://127.0.0.1:${port}`,
        commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
      }).connect();
      const key = (await client.keys("*")).map(String).find((name) => name.endsWith(ending));
      const stored = key === undefined ? null : await client.get(key);
      await client.close();
      return stored ? deserialize(gunzipSync(stored.subarray(TIME_DIGITS))).value.html : "";
    },
    /** It says nothing any more, though connections stay open. */
    freeze: () => server.kill("SIGSTOP"),
    thaw: () => server.kill("SIGCONT"),
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const isGone = once(server, "exit");
      server.kill("SIGKILL");
      await isGone;
    },
  };
}

function readyToAccept(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => reject(new Error(`redis-server ended (exit code ${code})`)));
    server.stdout?.on("data", (text) => {
      if (String(text).includes("Ready to accept connections")) resolve();
    });
  });
}
