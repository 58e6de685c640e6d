import { execFile } from "node:child_process";
import http from "node:http";
import { promisify } from "node:util";

const CONNECTIONS = 32;
const WARM_UP_MS = 1000;

export interface Load {
  perSecond: number;
  /** Answers other than 200, and connections that broke. */
  failed: number;
}

/** Requests a second of one address over 32 kept connections: by wrk where it is installed, else by a loop of ours. */
export async function measureLoad(
  port: number,
  host: string,
  path: string,
  durationMs: number,
): Promise<Load> {
  const byWrk = await askWrk(port, host, path, durationMs);
  return byWrk ?? askInALoop(port, host, path, durationMs);
}

async function askWrk(
  port: number,
  host: string,
  path: string,
  durationMs: number,
): Promise<Load | undefined> {
  const seconds = Math.max(1, Math.round(durationMs / 1000));
  const headers = ["-H", `Host: ${host}:${port}`, "-H", "Accept-Encoding: gzip"];
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, `http://127.0.0.1:${port}${path}`];
  const run = promisify(execFile);
  try {
    await run("wrk", ["-t1", `-c${CONNECTIONS}`, "-d1s", ...args.slice(3)]);
    const { stdout } = await run("wrk", args);
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
    return { perSecond, failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) };
  } catch {
    // wrk is not installed here.
    return undefined;
  }
}

async function askInALoop(port: number, host: string, path: string, durationMs: number): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const options = {
    host: "127.0.0.1",
    port,
    path,
    agent,
    headers: { host: `${host}:${port}`, "accept-encoding": "gzip" },
  };
  await drive(options, WARM_UP_MS);
  const started = performance.now();
  const { answered, failed } = await drive(options, durationMs);
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: answered / seconds, failed };
}

async function drive(options: http.RequestOptions, durationMs: number) {
  const until = performance.now() + durationMs;
  const tally = { answered: 0, failed: 0 };
  const line = async () => {
    while (performance.now() < until) {
      const status = await statusOf(options);
      if (status === 200) tally.answered += 1;
      else tally.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, line));
  return tally;
}

function statusOf(options: http.RequestOptions): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(options, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    });
    request.on("error", () => resolve(0));
  });
}
