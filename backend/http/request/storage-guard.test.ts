import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { ApiError } from "../../lib/errors";
import { startBackendProcess } from "../../testing/backend-process";
import { tenantFile, writeTenants } from "../../testing/tenants";
import { storageGuard } from "./storage-guard";

const MORE_THAN_ANY_DISK_MB = "1000000000000";
const GUEST = "8f14e45f-ceea-467f-a9b2-1d3d5c5e6f70";

it("takes writes again, without a restart, once there is space", async () => {
  const disk = { freeBytes: 200, now: 0 };
  const app = new Hono().use(
    storageGuard({ readFreeBytes: async () => disk.freeBytes, reserveBytes: 100, now: () => disk.now }),
  );
  app.all("/", (c) => c.text("done"));
  app.onError((error, c) => c.text(error.message, error instanceof ApiError ? error.status : 500));
  const statusOf = async (method: string) => (await app.request("/", { method })).status;
  expect(await statusOf("POST")).toBe(200);
  disk.freeBytes = 99;
  disk.now = 1000;
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) expect(await statusOf(method)).toBe(503);
  expect(await statusOf("GET")).toBe(200);
  disk.freeBytes = 100;
  disk.now = 2000;
  expect(await statusOf("POST")).toBe(200);
});

it("a backend whose disk is nearly full reads, refuses to write, and has lost nothing when there is space", async () => {
  const folders = {
    TENANTS_DIR: await writeTenants([tenantFile("alpha")]),
    DATA_DIR: await mkdtemp(join(tmpdir(), "full-")),
    DATABASE_URL: "",
  };
  const putInto = (backend: Awaited<ReturnType<typeof startBackendProcess>>, productOptionIds: number[]) =>
    backend.call("POST /guest/carts", { body: { guestId: GUEST, productOptionIds } });
  const before = await startBackendProcess(folders);
  expect((await putInto(before, [1])).status).toBe(200);
  await before.end();

  const full = await startBackendProcess({ ...folders, DISK_RESERVE_MB: MORE_THAN_ANY_DISK_MB });
  const refused = await putInto(full, [1]);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
  expect(refused.body).toMatchObject({ message: "storage-full" });
  const query = { guestId: GUEST };
  expect((await full.call("GET /guest/carts", { query })).body.count).toBe(1);
  expect((await fetch(`${full.url}/readyz`)).status).toBe(200);
  await full.end();

  const after = await startBackendProcess(folders);
  expect((await putInto(after, [1])).status).toBe(200);
  expect((await after.call("GET /guest/carts", { query })).body.rows.length).toBeGreaterThan(0);
  await after.end();
  for (const folder of [folders.TENANTS_DIR, folders.DATA_DIR]) await rm(folder, { recursive: true });
});
