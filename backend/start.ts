import { createServer } from "node:net";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import { createApp } from "./app";
import { DatabaseUnreachableError, openDatabase } from "./db/client";
import { DirectoryInUseError } from "./db/directory-lock";
import { type Environment, EnvironmentError, readEnvironment } from "./environment";
import { createSmsProvider } from "./providers/create-sms";
import { DevelopmentSms } from "./providers/development-sms";
import { createSignInLimits } from "./providers/rate-limits";
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
  const sms = createSmsProvider(environment, log);
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
  });
  const now = () => new Date();
  const { db } = database;
  for (const { id, status, reasons, isSeeded } of await publishTenants(db, environment.TENANTS_DIR, now())) {
    log[reasons.length > 0 ? "error" : "info"]({ partnerId: id, status, isSeeded, reasons }, "tenant");
  }
  const tenants = new TenantDirectory({ db, platformHost: environment.PLATFORM_HOST, now });
  const limits = createSignInLimits(database.pool, environment.SMS_CODES_PER_ADDRESS);
  const url = `http://${environment.BACKEND_HOST}:${environment.BACKEND_PORT}`;
  const { token: publishToken } = await announceBackend(environment.DATA_DIR, url);
  const app = createApp({ environment, db, tenants, sms, limits, log, now, publishToken });
  const server = serve({
    fetch: app.fetch,
    port: environment.BACKEND_PORT,
    hostname: environment.BACKEND_HOST,
  });
  log.info({ url }, "backend is ready");
  if (sms instanceof DevelopmentSms && !LOOPBACK.test(environment.BACKEND_HOST))
    log.warn("SMS_PROVIDER=development shows sign-in codes to whoever can reach this backend");

  let isEnding = false;
  const end = (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, "backend is ending");
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    server.close(async () => {
      await withdrawBackend(environment.DATA_DIR);
      await database.close();
      process.exit(0);
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
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
