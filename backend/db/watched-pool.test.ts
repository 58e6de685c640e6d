import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "../lib/errors";
import { createMetrics } from "../lib/metrics";
import { requestContext } from "../lib/request-context";
import { engines } from "../testing/engines";
import type { Database, DatabaseHandle } from "./client";
import { watchStatements } from "./watch-statements";

const LONG_MS = 30_000;
const REQUESTS = Array.from({ length: 40 }, (_, index) => `request-${index}`);

/** What PGlite runs is nobody else's to see, so it says nothing of requests. */
describe.each(engines)("statements on $name", ({ name, open }) => {
  const isWatched = name === "PostgreSQL";
  const metrics = createMetrics();
  const lines: { requestId?: string; statement: string; durationMs: number }[] = [];
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  let handle: DatabaseHandle;
  beforeAll(async () => {
    handle = await open(watchStatements({ ...metrics, log }, 0));
  });
  afterAll(() => handle.close());

  const ownText = async (db: Database): Promise<string> => {
    const result = (await db.execute(
      sql`select current_query() as text, ${"010-1234-5678"}::text as value`,
    )) as unknown;
    return (result as { rows: { text: string }[] }).rows[0]?.text ?? "";
  };
  const commented = (requestId: string, text: string) =>
    text.startsWith(`/*request_id='${requestId}'*/ select`);

  it("bear the id of their own request, also those that waited for a connection", async () => {
    const texts = await Promise.all(
      REQUESTS.map((requestId) => requestContext.run({ requestId }, () => ownText(handle.db))),
    );
    expect(texts.map((text, index) => commented(REQUESTS[index] ?? "", text))).toEqual(
      REQUESTS.map(() => isWatched),
    );
  });

  it("bear it within transactions", async () => {
    const inTransaction = (requestId: string) =>
      requestContext.run({ requestId }, () => handle.db.transaction(ownText));
    const texts = await Promise.all(REQUESTS.map(inTransaction));
    expect(texts.map((text, index) => commented(REQUESTS[index] ?? "", text))).toEqual(
      REQUESTS.map(() => isWatched),
    );
  });

  it("are as they were outside of requests", async () => {
    expect(await ownText(handle.db)).toMatch(/^select current_query\(\)/);
  });

  it("are logged where they are slow, with their request and without their values, and measured", async () => {
    lines.length = 0;
    metrics.statementDuration.reset();
    await requestContext.run({ requestId: "request-slow" }, () => ownText(handle.db));
    expect(lines).toEqual(
      isWatched
        ? [
            expect.objectContaining({
              requestId: "request-slow",
              statement: "select current_query() as text, $1::text as value",
              durationMs: expect.any(Number),
            }),
          ]
        : [],
    );
    const { values } = await metrics.statementDuration.get();
    const count = values.find(({ metricName }) => metricName?.endsWith("_count"))?.value ?? 0;
    expect(count).toBe(isWatched ? 1 : 0);
  });

  it("that fail are measured and fail as they would", async () => {
    metrics.statementDuration.reset();
    await expect(handle.db.execute(sql`select nothing_like_it`)).rejects.toThrow();
    const { values } = await metrics.statementDuration.get();
    const count = values.find(({ metricName }) => metricName?.endsWith("_count"))?.value ?? 0;
    expect(count).toBe(isWatched ? 1 : 0);
  });
});

describe.each(engines.filter(({ name }) => name === "PostgreSQL"))("a statement on $name", ({ open }) => {
  it(
    "that a request waits for too long is given up, and its connection with it",
    async () => {
      const { db, pool, close } = await open();
      const sleep = () => db.transaction((inside) => inside.execute(sql`select pg_sleep(60)`));
      const error = await requestContext.run({ requestId: "request-long" }, () =>
        sleep().catch((each) => each),
      );
      expect(isDatabaseUnavailable(error)).toBe(true);
      expect(pool?.idleCount).toBe(0);
      await db.execute(sql`select 1`);
      await close();
    },
    LONG_MS,
  );
});
