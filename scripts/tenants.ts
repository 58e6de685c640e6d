import { parseArgs } from "node:util";
import { pino } from "pino";
import { DatabaseUnreachableError, openDatabase } from "../backend/db/client";
import { DirectoryInUseError } from "../backend/db/directory-lock";
import { type Environment, EnvironmentError, readEnvironment } from "../backend/environment";
import { createMetrics } from "../backend/metrics/metrics";
import { publishedTags } from "../backend/revalidation/published-tags";
import { createRevalidator } from "../backend/revalidation/revalidator";
import { checkTenants } from "../backend/tenancy/check-tenants";
import { type PublishOutcome, publishTenants } from "../backend/tenancy/publish";
import { publishThroughBackend } from "../backend/tenancy/running-backend";

const USAGE = `npm run tenants -- <command> [id …]

  list              every tenant file, its hosts and its state
  check [id …]      read tenant files and content as publishing would; 1 when anything is wrong
  publish [id …]    make tenant files the live configuration; a refused one keeps its last good version
`;

const { positionals } = parseArgs({ allowPositionals: true });
const [command, ...rest] = positionals;
const ids = rest.length > 0 ? rest : undefined;

async function list(environment: Environment): Promise<number> {
  for (const { id, tenant, reasons } of await checkTenants(environment.TENANTS_DIR, ids)) {
    const hosts = tenant ? [tenant.domains.primary, ...tenant.domains.aliases].join(", ") : "-";
    console.log([id, tenant?.deployStatus ?? "invalid", hosts, `${reasons.length} problems`].join("\t"));
  }
  return 0;
}

async function check(environment: Environment): Promise<number> {
  const checked = await checkTenants(environment.TENANTS_DIR, ids);
  for (const { id, reasons } of checked) {
    if (reasons.length === 0) console.log(`${id}: good`);
    for (const reason of reasons) console.error(`${id}: ${reason}`);
  }
  return checked.some(({ reasons }) => reasons.length > 0) ? 1 : 0;
}

async function publish(environment: Environment): Promise<number> {
  const outcomes = await publishWhereverTheDatabaseIs(environment);
  for (const { id, status, isSeeded, reasons } of outcomes) {
    console.log(`${id}: ${status}${isSeeded ? ", content written" : ""}`);
    for (const reason of reasons) console.error(`${id}: ${reason}`);
  }
  return outcomes.some(({ reasons }) => reasons.length > 0) ? 1 : 0;
}

/** The embedded database has one process at a time: when that is the backend, the backend publishes. */
async function publishWhereverTheDatabaseIs(environment: Environment): Promise<PublishOutcome[]> {
  const settings = { databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR };
  try {
    const database = await openDatabase(settings);
    try {
      const outcomes = await publishTenants(database.db, environment.TENANTS_DIR, new Date(), ids);
      await tellStorefronts(environment, outcomes);
      return outcomes;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    return publishThroughBackend(environment.DATA_DIR, ids);
  }
}

/** REVALIDATE_URL and REVALIDATE_SECRET say who has to hear of it. */
async function tellStorefronts(environment: Environment, outcomes: PublishOutcome[]): Promise<void> {
  const log = pino({ level: "warn" }, pino.destination(2));
  const { revalidate, close } = createRevalidator(environment, {
    log,
    revalidations: createMetrics().revalidations,
  });
  revalidate(publishedTags(outcomes));
  await close();
}

const plainErrors = [EnvironmentError, DatabaseUnreachableError];
const commands: Record<string, (environment: Environment) => Promise<number>> = { list, check, publish };
const run = command === undefined ? undefined : commands[command];
try {
  if (!run) console.error(USAGE);
  process.exitCode = run ? await run(readEnvironment(process.env)) : 2;
} catch (error) {
  if (!(error instanceof Error) || !plainErrors.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
