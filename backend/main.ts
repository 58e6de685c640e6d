import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { errorReceiverOf } from "@/observation/error-receivers";
import { createErrorReporter } from "@/observation/error-reporter";
import { isLoopback } from "@/observation/metrics-access";
import { startCertificates } from "./certificates/certificate-jobs";
import { purgeUnconfirmed } from "./content/live-since";
import { type DatabaseHandle, DatabaseUnreachableError, DataDirError, openDatabase } from "./db/client";
import { DirectoryInUseError } from "./db/directory-lock";
import { watchStatements } from "./db/watch-statements";
import { createHosts } from "./http/app";
import { listen } from "./http/listen";
import type { Services } from "./http/request/services";
import { startJobs } from "./jobs";
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
  refuseDevelopmentProviders,
} from "./lib/environment";
import { createLog } from "./lib/log";
import { createMetrics, watchPool } from "./lib/metrics";
import { Sweeper } from "./lib/sweeper";
import { messageProviders } from "./messages/accounts";
import { registerBackend, unregisterBackend } from "./operation/running-backend";
import { createIdentityProvider } from "./providers/create-identity";
import { createStorage } from "./providers/create-storage";
import { DevelopmentIdentity } from "./providers/development-identity";
import { createHoldLimits } from "./providers/hold-limits";
import { createMailProvider } from "./providers/mail";
import { platformMessages } from "./providers/platform-messages";
import { createPostLimits } from "./providers/post-limits";
import { createSignInLimits } from "./providers/sign-in-limits";
import { createSmsProvider, DevelopmentSms } from "./providers/sms";
import { sweepTasks } from "./publishing/finish-publishing";
import { updateClinicFonts } from "./publishing/fonts/clinic-fonts";
import { countPublishes, logOutcomes, publishTenants } from "./publishing/publish";
import { watchTenants } from "./publishing/watch-tenants";
import { openQueue } from "./queue/queue";
import { createRevalidator } from "./revalidation/revalidator";
import { openChangeFeed } from "./staff/change-feed";
import { seedDevelopmentStaff } from "./staff/development-staff";
import { sweepDomains } from "./tenancy/check-domains";
import { domainRulesOf } from "./tenancy/domain-rules";
import { createTenancy, type Tenancy } from "./tenancy/tenancy";
import { directorySettingsOf, TenantDirectory } from "./tenancy/tenant-directory";

const SHUTDOWN_LIMIT_MS = 8000;
const PUBLISHING_RETRY_MS = 15_000;
const DOMAIN_CHECK_MS = 30_000;

/** Has to be fixed before the backend can start; shown without a stack. */
class StartError extends Error {}

const plainErrors = [
  StartError,
  EnvironmentError,
  DirectoryInUseError,
  DatabaseUnreachableError,
  DataDirError,
];

/** Migrates, publishes, seeds once and listens; shuts down on SIGTERM and SIGINT. */
async function startBackend(variables: Record<string, string | undefined>): Promise<void> {
  try {
    await start(readEnvironment(variables));
  } catch (error) {
    const isPlain = plainErrors.some((kind) => error instanceof kind);
    const message = error instanceof Error ? (isPlain ? error.message : error.stack) : error;
    const advice = error instanceof DirectoryInUseError ? " Set another folder: DATA_DIR=.data-2" : "";
    process.stderr.write(`${message}${advice}\n`);
    process.exit(1);
  }
}

async function start(environment: Environment): Promise<void> {
  refuseDevelopmentProviders(environment);
  const log = createLog(environment.LOG_LEVEL);
  // Before the database is opened: a process on this port may use the same directory.
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
  await publishAtStart({ db, log, metrics, now }, environment);
  const ending = new AbortController();
  const onPurged = (seconds: number) => metrics.purgeDuration.observe(seconds);
  const tenancy = createTenancy(environment, database, { now, storage, ending: ending.signal, onPurged });
  const tenants = new TenantDirectory({ db, now, ...directorySettingsOf(environment) });
  const allLimits = createLimits(database.pool, environment);
  const { BACKEND_HOST: host, BACKEND_PORT: port } = environment;
  const url = `http://${host}:${port}`;
  const { token: publishToken } = await registerBackend(environment.DATA_DIR, url, environment.DATABASE_URL);
  let hasShutdownBegun = false;
  const isEnding = () => hasShutdownBegun;
  const shared = { environment, db, log, metrics, errorReporter, revalidator, now, isEnding };
  const mail = createMailProvider(environment, log);
  const platform = platformMessages(environment, sms, mail);
  const sending = { sms, mail, messageProvider: messageProviders(db, environment, platform) };
  const queue = await openQueue(database, { log, metrics, isWorking: environment.RUNS_JOBS });
  const given = { ...shared, ...allLimits, ...sending, queue };
  const feed = await openChangeFeed(database.listen);
  const services = { ...given, tenants, tenancy, identity, storage, publishToken, feed };
  const app = createHosts(services);
  if (environment.RUNS_JOBS) await startJobs(services);
  const sweepers = [
    ...startSweepers(tenancy, log),
    ...(await startCertificates({ environment, db, queue, log, metrics, now })),
  ];
  const { close } = listen({ app, port, host });
  const stopWatching = await watchTenants({ environment, tenancy, tenants, log });
  await purgeUnconfirmed(services, now());
  log.info({ url }, "backend is ready");
  if (isLoopback(host) && sms instanceof DevelopmentSms) await seedDevelopmentStaff(db, now());
  if (!isLoopback(host) && (sms instanceof DevelopmentSms || identity instanceof DevelopmentIdentity))
    log.warn("development providers: codes are in this log, and /development is open to this machine only");

  const end = async (signal: string) => {
    if (hasShutdownBegun) return;
    hasShutdownBegun = true;
    log.info({ signal }, "backend is ending");
    await pause(environment.DRAIN_SECONDS * 1000);
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    stopWatching();
    await feed.close();
    await close();
    ending.abort();
    await unregisterBackend(environment.DATA_DIR, publishToken);
    await revalidator.close();
    await errorReporter.close();
    for (const sweeper of sweepers) await sweeper.close();
    await queue.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

const startSweepers = (tenancy: Tenancy, log: Logger): Sweeper[] => [
  new Sweeper({
    what: "domains",
    done: "changed",
    sweep: () => sweepDomains(tenancy),
    intervalMs: DOMAIN_CHECK_MS,
    log,
  }),
  new Sweeper({
    what: "unfinished publishing tasks",
    done: "finished",
    sweep: async () => (await sweepTasks(tenancy)) + (await updateClinicFonts(tenancy.db, tenancy.now())),
    intervalMs: PUBLISHING_RETRY_MS,
    log,
  }),
];

type PublishPlace = Pick<Services, "db" | "log" | "metrics" | "now">;

async function publishAtStart(
  { db, log, metrics, now }: PublishPlace,
  environment: Environment,
): Promise<void> {
  const outcomes = await publishTenants(
    { db, folder: environment.TENANTS_DIR, now: now(), rules: domainRulesOf(environment) },
    { by: "the backend's start", isStart: true },
  );
  countPublishes(metrics, outcomes);
  logOutcomes(log, outcomes);
  // Without their own fonts pages have the slices; a sweeper tries again.
  await updateClinicFonts(db, now()).catch((error: unknown) =>
    log.error({ err: error }, "clinics' fonts were not cut"),
  );
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

await startBackend(process.env);
