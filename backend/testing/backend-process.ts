import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { ApiInput, ApiKey, ApiResponse } from "@/contract/api";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { BACKEND_PROGRAM } from "../built.mjs";
import { projectFile } from "../lib/project-file";

const ASK_EVERY_MS = 50;

export interface BackendProcess {
  url: string;
  /** One call of the contract at alpha; `status` 0 when the connection broke. */
  call: <Key extends ApiKey>(
    key: Key,
    input: ApiInput<Key>,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: Headers; body: ApiResponse<Key> }>;
  /** Signs a person in and returns the token. */
  signIn: (phone: string, headers?: Record<string, string>) => Promise<string>;
  /** Stops the process and returns its exit code. */
  end: () => Promise<number | null>;
  /** Ends the process without a word to it, and resolves once it is gone. */
  kill: () => Promise<void>;
}

/** The real program on a port of its own; resolves when it is ready. */
export async function startBackendProcess(
  settings: Record<"DATA_DIR" | "TENANTS_DIR" | "DATABASE_URL", string> & Record<string, string>,
): Promise<BackendProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [BACKEND_PROGRAM], {
    cwd: projectFile("."),
    env: { ...process.env, ...settings, BACKEND_PORT: String(port), LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, url);
  const call: BackendProcess["call"] = async (key, input, headers = {}) => {
    const [method = "", path = ""] = key.split(" ");
    const { params = {}, query = {}, body } = input as Record<string, Record<string, string>>;
    const filled = path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const response = await fetch(`${url}${filled}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        [TENANT_ORIGIN_HEADER]: "http://alpha.localhost:3000",
        "content-type": "application/json",
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => Response.json({}, { status: 500, statusText: "broken" }));
    const isBroken = response.statusText === "broken";
    // A connection may break in the middle of an answer, too.
    const answer = await response.json().catch(() => null);
    return {
      status: isBroken || answer === null ? 0 : response.status,
      headers: response.headers,
      body: answer,
    };
  };
  async function signIn(phone: string, from: Record<string, string> = {}): Promise<string> {
    await call("POST /customer/auth-tokens", { body: { phone } }, from);
    const { rows } = await (await fetch(`${url}/development/messages`)).json();
    const sent = rows.find((message: { phone: string }) => message.phone === phone);
    const code = /\d{6}/.exec(sent.text)?.[0] ?? "";
    const { headers } = await call("POST /api/guest-signin", { body: { name: "김손님", phone, code } }, from);
    return headers.get("authorization") ?? "";
  }
  async function kill() {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const isGone = once(child, "exit");
    child.kill("SIGKILL");
    await isGone;
  }
  async function end() {
    const isGone = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = await isGone;
    return code;
  }
  return { url, call, signIn, end, kill };
}

/** Polls until it responds; throws when the program ends instead. */
async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const said: string[] = [];
  for (const output of [child.stdout, child.stderr]) output?.on("data", (text) => said.push(String(text)));
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The backend ended: ${said.join("")}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(ASK_EVERY_MS);
  }
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
