import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DatabaseHandle } from "../db/client";
import { PartnerScope } from "../db/scope";
import { createMetrics } from "../lib/metrics";
import { engines } from "../testing/engines";
import { openQueue, type Queue } from "./queue";

const silent = pino({ level: "silent" });
/** A failed job waits for two seconds, a worker for as long. */
const WAIT = { timeout: 20_000, interval: 50 };

describe.each(engines)("the job queue on $name", (engine) => {
  let database: DatabaseHandle;
  let queue: Queue;
  let scope: PartnerScope;
  const metrics = createMetrics();
  /** The names of the jobs that ran, and how often. */
  const ran = new Map<string, number>();
  /** What jobs throw when they run for the first time. */
  const failures = new Map<string, Error>();
  beforeAll(async () => {
    database = await engine.open();
    queue = await openQueue(database, { log: silent, metrics, isWorking: true });
    scope = new PartnerScope(database.db, "alpha", queue);
    await queue.work({
      queue: "message",
      concurrency: 4,
      run: async ({ data: { name = "" } }) => {
        ran.set(name, (ran.get(name) ?? 0) + 1);
        const failure = failures.get(name);
        if (failures.delete(name)) throw failure;
      },
    });
  });
  afterAll(async () => {
    await queue.close();
    await database.close();
  });

  const enqueue = (...names: string[]) =>
    scope.transaction((inside) =>
      inside.enqueue(
        "message",
        names.map((name) => ({ data: { name } })),
      ),
    );

  it("runs a job of a transaction once, and none of one that was rolled back", async () => {
    const rolledBack = scope.transaction(async (inside) => {
      await inside.enqueue("message", [{ data: { name: "rolled back" } }]);
      throw new Error("taken back");
    });
    await expect(rolledBack).rejects.toThrow("taken back");
    await enqueue("one", "two", "three");
    await vi.waitFor(() => expect([...ran.keys()].sort()).toEqual(["one", "three", "two"]), WAIT);
    await enqueue("after them");
    await vi.waitFor(() => expect(ran.get("after them")).toBe(1), WAIT);
    expect(ran.get("rolled back")).toBeUndefined();
    expect(ran.get("one")).toBe(1);
  });

  it("runs no job before its time", async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    await scope.transaction((inside) => inside.enqueue("message", [{ data: { name: "later" }, startAfter }]));
    await enqueue("now");
    await vi.waitFor(() => expect(ran.get("now")).toBe(1), WAIT);
    expect(ran.get("later")).toBeUndefined();
  });

  it("tries a failed job again, and the others of its batch only once", async () => {
    failures.set("failing", new Error("the provider is away"));
    await enqueue("beside it", "failing");
    await vi.waitFor(() => expect(ran.get("failing")).toBe(2), WAIT);
    expect(ran.get("beside it")).toBe(1);
    const counts = (await metrics.jobs.get()).values;
    expect(counts.find(({ labels }) => labels.outcome === "retried")?.value).toBe(1);
  });

  it("stores of a failed statement what the database said, without its values", async () => {
    const cause = new Error("duplicate key value");
    failures.set(
      "with values",
      new DrizzleQueryError("insert into customers values ($1)", ["홍길동"], cause),
    );
    await enqueue("with values");
    const outputs = async () => {
      const found = await database.db.execute(sql`select output from pgboss.job where output is not null`);
      // Both drivers return rows; their common type does not say so.
      return JSON.stringify((found as unknown as { rows: unknown[] }).rows);
    };
    await vi.waitFor(async () => expect(await outputs()).toContain("duplicate key value"), WAIT);
    expect(await outputs()).not.toContain("홍길동");
  });

  it("is written in transactions alone", async () => {
    await expect(scope.enqueue("message", [{ data: {} }])).rejects.toThrow("in a transaction");
    const without = new PartnerScope(database.db, "alpha");
    await expect(without.transaction((inside) => inside.enqueue("message", [{ data: {} }]))).rejects.toThrow(
      "with a queue",
    );
  });
});
