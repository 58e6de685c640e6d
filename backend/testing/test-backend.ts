import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { pino } from "pino";
import type { TenantFile } from "@/contract/tenant/tenant";
import { createErrorReporter } from "@/observation/error-reporter";
import type { DatabaseHandle } from "../db/client";
import { createApp } from "../http/app";
import { readEnvironment } from "../lib/environment";
import { createLog } from "../lib/log";
import { createMetrics } from "../lib/metrics";
import { messageProviders } from "../messages/accounts";
import { DevelopmentIdentity } from "../providers/development-identity";
import { DirectoryStorage } from "../providers/directory-storage";
import { createHoldLimits } from "../providers/hold-limits";
import { DevelopmentMail } from "../providers/mail";
import { platformMessages } from "../providers/platform-messages";
import { createPostLimits } from "../providers/post-limits";
import { createSignInLimits } from "../providers/sign-in-limits";
import { DevelopmentSms } from "../providers/sms";
import { publishTenants } from "../publishing/publish";
import { openQueue } from "../queue/queue";
import type { Revalidator } from "../revalidation/revalidator";
import { openChangeFeed } from "../staff/change-feed";
import { createTenancy } from "../tenancy/tenancy";
import { TenantDirectory } from "../tenancy/tenant-directory";
import { callsOf } from "./call-app";
import { deliveriesOf } from "./deliveries";
import type { Engine } from "./engines";
import { peopleOf } from "./people";
import { writeTenants } from "./tenants";

/** A Friday, 09:00 at the clinic. */
export const FRIDAY_MORNING = new Date("2026-11-20T00:00:00Z");

const silent = pino({ level: "silent" });

/** The whole backend on an engine, without a port, with a clock of its own. */
export async function createTestBackend(
  engine: Engine,
  tenantFiles: TenantFile[],
  widgetDir = tmpdir(),
  contentOf?: Parameters<typeof writeTenants>[1],
) {
  const database = await engine.open();
  const folder = await writeTenants(tenantFiles, contentOf);
  const clock = { now: FRIDAY_MORNING };
  const now = () => clock.now;
  const logLines: string[] = [];
  const log = createLog("info", { write: (line: string) => logLines.push(line) });
  const environment = readEnvironment({
    TENANTS_DIR: folder,
    WIDGET_DIR: widgetDir,
    LOG_LEVEL: "silent",
    // A call may say where it comes from.
    IS_BEHIND_PROXY: "true",
  });
  const { db } = database;
  const outcomes = await publishTenants({ db, folder, now: now() }, { by: "a test" });
  const tenants = new TenantDirectory({ db, platformHost: "localhost", localPort: 3000, now });
  const sms = new DevelopmentSms(silent, ["82", "1"]);
  const mail = new DevelopmentMail(silent);
  const identity = new DevelopmentIdentity(environment.PUBLIC_BACKEND_URL, now);
  const allLimits = createLimits(database.pool);
  const { limits } = allLimits;
  const filesFolder = `${folder}-files`;
  const storage = new DirectoryStorage(filesFolder);
  const metrics = createMetrics({ pool: database.pool });
  const errorReporter = createErrorReporter({ program: "backend", log, receiver: null });
  const revalidatedTags: string[] = [];
  const ending = { isEnding: false };
  const queue = await openQueue(database, { log, metrics, isWorking: false });
  const services = {
    environment,
    db,
    tenants,
    tenancy: createTenancy(environment, database, { now, storage }),
    queue,
    sms,
    mail,
    messageProvider: messageProviders(db, environment, platformMessages(environment, sms, mail)),
    identity,
    ...allLimits,
    storage,
    log,
    metrics,
    errorReporter,
    revalidator: recordingRevalidator(revalidatedTags, now),
    now,
    isEnding: () => ending.isEnding,
    publishToken: "publish-secret",
    feed: await openChangeFeed(database.listen),
  };
  const app = createApp(services);
  const deliverMessages = deliveriesOf(services);
  const call = callsOf(app, deliverMessages);
  const people = peopleOf({ call, sms, identity, limits });

  async function close() {
    await queue.close();
    await services.feed.close();
    await database.close();
    await rm(folder, { recursive: true });
    await rm(filesFolder, { recursive: true, force: true });
  }
  return {
    app,
    services,
    call,
    deliverMessages,
    ...people,
    clock,
    db,
    folder,
    filesFolder,
    storage,
    outcomes,
    sms,
    mail,
    identity,
    limits,
    tenants,
    logLines,
    metrics,
    revalidatedTags,
    ending,
    close,
  };
}

const recordingRevalidator = (into: string[], now: () => Date): Revalidator => ({
  revalidate: async (tags) => {
    into.push(...tags);
    return { tags, writtenAt: now(), at: now(), seconds: 0, storefronts: [], missing: [] };
  },
  close: async () => {},
});

/** High enough for tests that are not about them. */
const createLimits = (pool: DatabaseHandle["pool"]) => ({
  limits: createSignInLimits(pool, {
    codesPerAddress: 100_000,
    codesPerPhone: 1000,
    codesPerPhoneADay: 1000,
    codesPerPartner: 100_000,
    verificationsPerAddress: 10_000,
  }),
  postLimits: createPostLimits(pool, { postsPerAddress: 10, uploadsPerAddress: 30 }),
  holdLimits: createHoldLimits(pool, { holdsPerAddress: 30, holdsAtOnce: 5 }),
});

export type TestBackend = Awaited<ReturnType<typeof createTestBackend>>;
