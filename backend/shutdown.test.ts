import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { type BackendProcess, startBackendProcess } from "./testing/backend-process";
import { tenantFile, writeTenants } from "./testing/tenants";

const BODY = JSON.stringify({ guestId: "8f14e45f-ceea-467f-a9b2-1d3d5c5e6f70", productOptionIds: [1] });

describe("a backend that is asked to end", () => {
  let folders: { TENANTS_DIR: string; DATA_DIR: string };
  let backend: BackendProcess;
  beforeAll(async () => {
    folders = {
      TENANTS_DIR: await writeTenants([tenantFile("alpha")]),
      DATA_DIR: await mkdtemp(join(tmpdir(), "shutdown-")),
    };
  });
  afterEach(() => backend.kill());
  afterAll(async () => {
    for (const folder of Object.values(folders)) await rm(folder, { recursive: true });
  });

  const start = async (settings: Record<string, string> = {}) => {
    backend = await startBackendProcess({ ...folders, DATABASE_URL: "", ...settings });
  };
  const statusOf = (path: string) =>
    fetch(`${backend.url}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise(setImmediate);
  }

  /** A request whose second half is yet to come, once the backend is at work on it. */
  async function beginRequest() {
    const call = request(`${backend.url}/guest/carts`, {
      method: "POST",
      headers: {
        [TENANT_ORIGIN_HEADER]: "http://alpha.localhost",
        "content-type": "application/json",
        "content-length": BODY.length,
      },
    });
    call.write(BODY.slice(0, 20));
    const figures = () => fetch(`${backend.url}/metrics`).then((response) => response.text());
    await until(async () => (await figures()).includes("http_requests_in_flight 2"));
    return call;
  }

  it("accepts no new connection, answers requests in flight, and exits with code 0", async () => {
    await start();
    const call = await beginRequest();
    const ended = backend.end();
    await until(async () => (await statusOf("/healthz")) === 0);
    call.end(BODY.slice(20));
    const [response]: IncomingMessage[] = await once(call, "response");
    expect(response?.statusCode).toBe(200);
    expect(response?.headers.connection).toBe("close");
    const body = JSON.parse(Buffer.concat(await (response?.toArray() ?? [])).toString());
    expect(body.count).toBe(1);
    expect(await ended).toBe(0);
    // What was answered is there when it is back, and nothing of the old process is in its way.
    await start();
    const query = { guestId: "8f14e45f-ceea-467f-a9b2-1d3d5c5e6f70" };
    expect((await backend.call("GET /guest/carts", { query })).body.count).toBe(1);
  });

  it("says that it is not ready while a load balancer may still send somebody", async () => {
    await start({ DRAIN_SECONDS: "2" });
    expect([await statusOf("/readyz"), await statusOf("/healthz")]).toEqual([200, 200]);
    const ended = backend.end();
    await until(async () => (await statusOf("/readyz")) === 503);
    expect(await statusOf("/healthz")).toBe(200);
    expect((await backend.call("GET /partners/this", {})).status).toBe(200);
    expect(await ended).toBe(0);
  });
});
