import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { createApp } from "./app";
import { AttachmentSweeper } from "./attachments/sweeper";
import { DatabaseUnreachableError, openDatabase } from "./db/client";
import { DirectoryInUseError } from "./db/directory-lock";
import { type Environment, EnvironmentError, readEnvironment } from "./environment";
import { listen } from "./http/listen";
import { createMetrics } from "./metrics/metrics";
import { createPostLimits } from "./posts/post-limits";
import { createIdentityProvider } from "./providers/create-identity";
import { createSmsProvider } from "./providers/create-sms";
import { createStorage } from "./providers/create-storage";
import { DevelopmentIdentity } from "./providers/development-identity";
import { DevelopmentSms } from "./providers/development-sms";
import { createSignInLimits } from "./providers/rate-limits";
import { publishedTags } from "./revalidation/published-tags";
import { createRevalidator } from "./revalidation/revalidator";
import { publishTenants } from "./tenancy/publish";
import { announceBackend, withdrawBackend } from "./tenancy/running-backend";
import { TenantDirectory } from "./tenancy/tenant-directory";

const SHUTDOWN_LIMIT_MS = 8000;
const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** Something a person must mend before the backend can start; its message is all they need. */
class StartError extends Error {}

const plainErrors = [StartError, EnvironmentError, DirectoryInUseError, DatabaseUnreachableError];

/** Migrates, publishes, seeds once, listens; ends in order on SIGTERM and SIGINT. */
export async function startBackend(variables: Record<string, string | undefined>): Promise<void> {
  try {
    await start(readEnvironment(variables));
  } catch (error) {
    const isPlain = plainErrors.some((kind) => error instanceof kind);
    const said = error instanceof Error ? (isPlain ? error.message : error.stack) : error;
    process.stderr.write(`${said}\n`);
    process.exit(1);
  }
}

async function start(environment: Environment): Promise<void> {
  const log = pino({ level: environment.LOG_LEVEL });
  // Before the database is touched: whoever has the port may have the directory as well.
  await assertPortIsFree(environment);
  const now = () => new Date();
  const sms = createSmsProvider(environment, log);
  const storage = createStorage(environment);
  const identity = createIdentityProvider(environment, now);
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  const { db } = database;
  const metrics = createMetrics({ pool: database.pool, hasProcess: true });
  const revalidator = createRevalidator(environment, { log, revalidations: metrics.revalidations });
  const outcomes = await publishTenants(db, environment.TENANTS_DIR, now());
  for (const { id, status, reasons, isSeeded } of outcomes)
    log[reasons.length > 0 ? "error" : "info"]({ partnerId: id, status, isSeeded, reasons }, "tenant");
  revalidator.revalidate(publishedTags(outcomes));
  const tenants = new TenantDirectory({ db, platformHost: environment.PLATFORM_HOST, now });
  const limits = createSignInLimits(database.pool, {
    codesPerAddress: environment.SMS_CODES_PER_ADDRESS,
    verificationsPerAddress: environment.IDENTITY_TRIES_PER_ADDRESS,
  });
  const postLimits = createPostLimits(database.pool, {
    postsPerAddress: environment.POSTS_PER_ADDRESS,
    uploadsPerAddress: environment.UPLOADS_PER_ADDRESS,
  });
  const { BACKEND_HOST: host, BACKEND_PORT: port } = environment;
  const url = `http://${host}:${port}`;
  const { token: publishToken } = await announceBackend(environment.DATA_DIR, url);
  let isAskedToEnd = false;
  const isEnding = () => isAskedToEnd;
  const shared = { environment, db, log, metrics, revalidator, now, isEnding };
  const app = createApp({ ...shared, tenants, sms, identity, limits, postLimits, storage, publishToken });
  const sweeper = new AttachmentSweeper({ ...shared, storage });
  const { close } = listen({ app, port, host });
  log.info({ url }, "backend is ready");
  const isReachable = !LOOPBACK.test(host);
  if (isReachable && sms instanceof DevelopmentSms)
    log.warn("SMS_PROVIDER=development shows sign-in codes to whoever can reach this backend");
  if (isReachable && identity instanceof DevelopmentIdentity)
    log.warn("IDENTITY_PROVIDER=development lets whoever can reach this backend be anybody");

  const end = async (signal: string) => {
    if (isAskedToEnd) return;
    isAskedToEnd = true;
    log.info({ signal }, "backend is ending");
    await pause(environment.DRAIN_SECONDS * 1000);
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await close();
    await withdrawBackend(environment.DATA_DIR);
    await revalidator.close();
    await sweeper.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

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
