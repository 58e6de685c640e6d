import { sql } from "drizzle-orm";
import { type Db, fromDrizzle, fromPglite, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, DatabaseHandle } from "../db/client";
import type { JobSender, NewJob } from "../db/scope";
import { withoutValues } from "../lib/log";
import type { Metrics } from "../lib/metrics";

const STOP_LIMIT_MS = 6000;
/** A process that was killed leaves jobs at work: they are taken up again after so long. */
const EXPIRES_SECONDS = 20;
const SUPERVISE_SECONDS = 5;
const DEAD_LETTERS = "dead-letters";

/** The queues; each of a type of work. A job that fails is tried again after a pause that doubles. */
const QUEUES = {
  /** For about eight hours; once a provider is back, none waits much longer. */
  message: { retryLimit: 1920, retryDelay: 2, retryBackoff: true, retryDelayMax: 15 },
  /** A time of a clinic that may have become free. */
  "free-place": { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 300 },
  /** A publish that has its time. */
  publish: { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  /** One name's order; failures are in its row, which is queued again. */
  certificate: { retryLimit: 2, retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
  sweep: { retryLimit: 3, retryDelay: 30, retryBackoff: true, retryDelayMax: 300 },
} as const;
export type QueueName = keyof typeof QUEUES;

export interface Job {
  data: Record<string, string>;
  /** No further try follows this one. */
  isLastTry: boolean;
}

interface Work {
  queue: QueueName;
  /** Jobs at once in this process. */
  concurrency: number;
  run: (job: Job) => Promise<void>;
}

export interface JobCounts {
  queue: string;
  waiting: number;
  /** Of those, the ones whose time has come. */
  due: number;
}

export interface Queue extends JobSender {
  /** Runs the jobs of a queue in this process from now on. */
  work: (work: Work) => Promise<void>;
  /** Runs a job of the queue `sweep` by the clock: a cron line in UTC. One process at a time takes it. */
  schedule: (name: string, cron: string) => Promise<void>;
  /** Also of `dead-letters`, the jobs that were given up. */
  count: () => Promise<JobCounts[]>;
  /** Lets running jobs end, for a few seconds. */
  close: () => Promise<void>;
}

/** pg-boss on the product's own database: jobs are written in the transaction of what they follow from. */
export async function openQueue(
  database: DatabaseHandle,
  { log, metrics, isWorking }: { log: Logger; metrics: Pick<Metrics, "jobs">; isWorking: boolean },
): Promise<Queue> {
  const boss = new PgBoss({
    db: storeOf(database),
    backend: database.pglite ? "pglite" : "postgres",
    supervise: isWorking,
    schedule: isWorking,
    useListenNotify: isWorking,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  boss.on("warning", (warning) => log.warn({ warning }, "the job queue warns"));
  await boss.start();
  await boss.createQueue(DEAD_LETTERS);
  for (const [name, options] of Object.entries(QUEUES)) {
    const current = { ...options, notify: true, expireInSeconds: EXPIRES_SECONDS };
    await boss.createQueue(name, { ...current, deadLetter: DEAD_LETTERS });
    // One that an earlier version made has that version's settings.
    await boss.updateQueue(name, current);
  }
  // Remembers the queues: looked up within a transaction of PGlite, they would wait for its end for ever.
  for (const name of Object.keys(QUEUES)) await boss.findJobs(name, { key: "none", queued: true });
  return {
    insert: (transaction, queue, jobs) => insertJobs(boss, transaction, queue, jobs),
    work: (work) => startWork(boss, work, { log, metrics }),
    schedule: (name, cron) => boss.schedule("sweep", cron, { name }, { key: name }),
    count: () => countJobs(boss),
    close: () => boss.stop({ graceful: true, timeout: STOP_LIMIT_MS }),
  };
}

async function insertJobs(boss: PgBoss, transaction: Database, queue: string, jobs: NewJob[]): Promise<void> {
  await boss.insert(queue, jobs, { db: fromDrizzle(transaction as never, sql) });
}

async function startWork(
  boss: PgBoss,
  { queue, concurrency, run }: Work,
  { log, metrics }: { log: Logger; metrics: Pick<Metrics, "jobs"> },
): Promise<void> {
  const runOne = async (job: JobWithMetadata<Record<string, string>>) => {
    const isLastTry = job.retryCount >= job.retryLimit;
    try {
      await run({ data: job.data, isLastTry });
      metrics.jobs.inc({ queue, outcome: "done" });
      return { id: job.id, status: "completed" as const };
    } catch (error) {
      metrics.jobs.inc({ queue, outcome: isLastTry ? "dead" : "retried" });
      log[isLastTry ? "error" : "warn"]({ err: error, queue, jobId: job.id }, "a job failed");
      return { id: job.id, status: "failed" as const, output: { message: messageOf(error) } };
    }
  };
  await boss.work(
    queue,
    {
      batchSize: concurrency,
      includeMetadata: true,
      perJobResults: true,
      burstWhenBatchFull: true,
      pollingIntervalSeconds: 2,
      notifyPollingIntervalSeconds: 2,
    },
    (jobs: JobWithMetadata<Record<string, string>>[]) => Promise.all(jobs.map(runOne)),
  );
}

/** As of the last supervision. */
async function countJobs(boss: PgBoss): Promise<JobCounts[]> {
  const queues = await boss.getQueues([...Object.keys(QUEUES), DEAD_LETTERS]);
  return queues.map(({ name, queuedCount, readyCount }) => ({
    queue: name,
    waiting: queuedCount,
    due: readyCount,
  }));
}

function storeOf({ jobPool, pglite, listen }: DatabaseHandle): Db {
  if (pglite) return fromPglite(pglite);
  if (!jobPool) throw new Error("the database has neither connections nor an embedded engine");
  return {
    executeSql: (text, values) => jobPool.query(text, values as unknown[]),
    listen: async (channel, onNotification, onReconnect) => {
      const close = await listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close };
    },
  };
}

/** Stored with the job, for as long as the queue keeps it. */
function messageOf(thrown: unknown): string {
  const error = withoutValues(thrown);
  return error instanceof Error ? error.message : String(error);
}
