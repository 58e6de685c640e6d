import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { errorReceiverOf } from "@/observation/error-receivers.mjs";
import { createErrorReporter } from "@/observation/error-reporter.mjs";
import { isLoopback } from "@/observation/metrics-access.mjs";
import { createApp } from "./app";
import { sweepAttachments } from "./attachments/claims";
import { sweepHolds } from "./booking/holds";
import { type DatabaseHandle, DatabaseUnreachableError, DataDirError, openDatabase } from "./db/client";
import { DirectoryInUseError } from "./db/directory-lock";
import { watchStatements } from "./db/watch-statements";
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
  refuseDevelopmentProviders,
} from "./environment";
import { listen } from "./http/listen";
import { createMetrics, watchPool } from "./metrics/metrics";
import { createPostLimits } from "./posts/post-limits";
import { createIdentityProvider } from "./providers/create-identity";
import { createMailProvider } from "./providers/create-mail";
import { createSmsProvider } from "./providers/create-sms";
import { createStorage } from "./providers/create-storage";
import { DevelopmentIdentity } from "./providers/development-identity";
import { DevelopmentSms } from "./providers/development-sms";
import { createHoldLimits } from "./providers/hold-limits";
import { createSignInLimits } from "./providers/sign-in-limits";
import { createRevalidator } from "./revalidation/revalidator";
import { Sweeper } from "./sweeper";
import { sweepDomains } from "./tenancy/check-domains";
import { countPublishes } from "./tenancy/count-publishes";
import { domainRulesOf } from "./tenancy/domain-rules";
import { logOutcomes, publishTenants } from "./tenancy/publish";
import { announceBackend, withdrawBackend } from "./tenancy/running-backend";
import { sweepServerErrors } from "./tenancy/server-errors";
import { sweepTasks } from "./tenancy/sweep-tasks";
import { createTenancy } from "./tenancy/tenancy";
import { directorySettingsOf, TenantDirectory } from "./tenancy/tenant-directory";
import { watchTenants } from "./tenancy/watch-tenants";

const SHUTDOWN_LIMIT_MS = 8000;
/** A publish that could not be finished is tried again after so long. */
const UNFINISHED_PUBLISHING_MS = 15_000;
/** Domains whose records may have been set meanwhile are looked at that often. */
const DOMAINS_MS = 30_000;

/** Something a person must mend before the backend can start; its message is all they need. */
class StartError extends Error {}

const plainErrors = [
  StartError,
  EnvironmentError,
  DirectoryInUseError,
  DatabaseUnreachableError,
  DataDirError,
];

/** Migrates, publishes, seeds once, listens; ends in order on SIGTERM and SIGINT. */
export async function startBackend(variables: Record<string, string | undefined>): Promise<void> {
  try {
    await start(readEnvironment(variables));
  } catch (error) {
    const isPlain = plainErrors.some((kind) => error instanceof kind);
    const said = error instanceof Error ? (isPlain ? error.message : error.stack) : error;
    const advice = error instanceof DirectoryInUseError ? " Name another folder: DATA_DIR=.data-2" : "";
    process.stderr.write(`${said}${advice}\n`);
    process.exit(1);
  }
}

async function start(environment: Environment): Promise<void> {
  refuseDevelopmentProviders(environment);
  const log = pino({ level: environment.LOG_LEVEL });
  // Before the database is touched: whoever has the port may have the directory as well.
  await assertPortIsFree(environment);
  const now = () => new Date();
  const sms = createSmsProvider(environment, log);
  const storage = createStorage(environment);
  const identity = createIdentityProvider(environment, now);
  const metrics = createMetrics({ hasProcess: true });
  const errorReporter = createErrorReporter({
    program: "backend",
    log,
    receiver: errorReceiverOf(environment),
    onOutcome: (outcome) => metrics.errorReports.inc({ outcome }),
  });
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
    onStatement: watchStatements({ ...metrics, log }, environment.SLOW_STATEMENT_MS),
  });
  const { db } = database;
  if (database.pool) watchPool(database.pool, metrics.registry);
  const revalidator = createRevalidator(environment, { ...metrics, log, now: Date.now });
  const outcomes = await publishTenants(
    { db, folder: environment.TENANTS_DIR, now: now(), rules: domainRulesOf(environment) },
    { by: "the backend's start", isStart: true },
  );
  countPublishes(metrics, outcomes);
  logOutcomes(log, outcomes);
  const ending = new AbortController();
  const tenancy = createTenancy(environment, database, { now, storage, ending: ending.signal });
  const tenants = new TenantDirectory({ db, now, ...directorySettingsOf(environment) });
  const allLimits = createLimits(database.pool, environment);
  const { BACKEND_HOST: host, BACKEND_PORT: port } = environment;
  const url = `http://${host}:${port}`;
  const { token: publishToken } = await announceBackend(environment.DATA_DIR, url, environment.DATABASE_URL);
  let isAskedToEnd = false;
  const isEnding = () => isAskedToEnd;
  const shared = { environment, db, log, metrics, errorReporter, revalidator, now, isEnding };
  const sending = { sms, mail: createMailProvider(environment, log) };
  const given = { ...shared, ...allLimits, ...sending };
  const app = createApp({ ...given, tenants, tenancy, identity, storage, publishToken });
  const countExpired = (count: number) => {
    metrics.holds.inc({ outcome: "expired" }, count);
    return count;
  };
  const sweepers = [
    new Sweeper({ what: "unclaimed attachments", sweep: () => sweepAttachments(db, storage, now()), log }),
    new Sweeper({ what: "expired holds", sweep: async () => countExpired(await sweepHolds(db, now())), log }),
    new Sweeper({ what: "old error counts", sweep: () => sweepServerErrors(db, now()), log }),
    new Sweeper({
      what: "domains",
      done: "changed",
      sweep: () => sweepDomains(tenancy),
      intervalMs: DOMAINS_MS,
      log,
    }),
    new Sweeper({
      what: "publishing steps that were left",
      done: "finished",
      sweep: () => sweepTasks(tenancy),
      intervalMs: UNFINISHED_PUBLISHING_MS,
      log,
    }),
  ];
  const { close } = listen({ app, port, host });
  const stopWatching = await watchTenants({ environment, tenancy, tenants, log });
  log.info({ url }, "backend is ready");
  if (!isLoopback(host) && (sms instanceof DevelopmentSms || identity instanceof DevelopmentIdentity))
    log.warn("development providers: codes stand in this log, and /development answers this machine alone");

  const end = async (signal: string) => {
    if (isAskedToEnd) return;
    isAskedToEnd = true;
    log.info({ signal }, "backend is ending");
    await pause(environment.DRAIN_SECONDS * 1000);
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    stopWatching();
    await close();
    ending.abort();
    await withdrawBackend(environment.DATA_DIR, publishToken);
    await revalidator.close();
    await errorReporter.close();
    for (const sweeper of sweepers) await sweeper.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

const createLimits = (pool: DatabaseHandle["pool"], environment: Environment) => ({
  limits: createSignInLimits(pool, {
    codesPerAddress: environment.SMS_CODES_PER_ADDRESS,
    codesPerPhone: environment.SMS_CODES_PER_PHONE,
    codesPerPhoneADay: environment.SMS_CODES_PER_PHONE_A_DAY,
    codesPerPartner: environment.SMS_CODES_PER_PARTNER,
    verificationsPerAddress: environment.IDENTITY_TRIES_PER_ADDRESS,
  }),
  postLimits: createPostLimits(pool, {
    postsPerAddress: environment.POSTS_PER_ADDRESS,
    uploadsPerAddress: environment.UPLOADS_PER_ADDRESS,
  }),
  holdLimits: createHoldLimits(pool, {
    holdsPerAddress: environment.HOLDS_PER_ADDRESS,
    holdsAtOnce: environment.HOLDS_AT_ONCE_PER_ADDRESS,
  }),
});

async function assertPortIsFree({ BACKEND_PORT: port, BACKEND_HOST: host }: Environment): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is in use; set BACKEND_PORT to another"
          : `cannot be used (${error.code})`;
      reject(new StartError(`Port ${port} on ${host} ${reason}.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
