import { randomUUID } from "node:crypto";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepAttachments } from "../attachments/claims";
import { attachments } from "../db/schema/boards";
import { engines } from "../testing/engines";
import { tenantFile } from "../testing/tenants";
import { createTestBackend, FRIDAY_MORNING, type TestBackend } from "../testing/test-backend";
import { Sweeper } from "./sweeper";

const HOUR_MS = 3_600_000;
const PATIENT = { timeout: 20_000 };
const [engine] = engines;

describe("the hourly sweep", () => {
  let backend: TestBackend;
  let sweeper: Sweeper | undefined;
  const logLines: string[] = [];
  const log = pino({}, { write: (line: string) => void logLines.push(line) });
  beforeAll(async () => {
    if (engine) backend = await createTestBackend(engine, [tenantFile("alpha")]);
  });
  afterAll(() => backend.close());
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(async () => {
    await sweeper?.close();
    vi.useRealTimers();
  });

  const leave = (createdAt: Date) => {
    const size = { bytes: 1, width: 1, height: 1 };
    const storageKey = `alpha/${randomUUID().replaceAll("-", "")}.webp`;
    const file = { id: randomUUID(), name: "a.webp", contentType: "image/webp", storageKey };
    return backend.db.insert(attachments).values({ ...file, ...size, partnerId: "alpha", createdAt });
  };
  const left = async () => (await backend.db.select().from(attachments)).length;
  const begin = () => {
    const { db, storage, clock } = backend;
    const sweep = () => sweepAttachments(db, storage, clock.now);
    sweeper = new Sweeper({ what: "unclaimed attachments", sweep, log });
  };

  it("begins at once, goes on every hour, and ends", async () => {
    await leave(new Date(FRIDAY_MORNING.getTime() - 25 * HOUR_MS));
    await leave(new Date(FRIDAY_MORNING.getTime() - 23.5 * HOUR_MS));
    begin();
    await expect.poll(left, PATIENT).toBe(1);
    backend.clock.now = new Date(FRIDAY_MORNING.getTime() + HOUR_MS);
    vi.advanceTimersByTime(HOUR_MS);
    await expect.poll(left, PATIENT).toBe(0);
    await sweeper?.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("survives a store that fails, and says so", async () => {
    await leave(new Date(0));
    vi.spyOn(backend.storage, "remove").mockRejectedValueOnce(new Error("away"));
    begin();
    await expect.poll(() => logLines.join(""), PATIENT).toContain("were not removed");
    vi.advanceTimersByTime(HOUR_MS);
    await expect.poll(left, PATIENT).toBe(0);
  });
});
