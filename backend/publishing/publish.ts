import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { partners } from "../db/schema/partners";
import { databaseErrorCode } from "../lib/errors";
import type { Metrics } from "../lib/metrics";
import { TenantFileError } from "../lib/read-json";
import { readContent } from "../seed/read-content";
import { dryRunSeeding, seedPartner } from "../seed/seed-partner";
import { type DomainRules, NO_PROOF } from "../tenancy/domain-rules";
import { findDraftDigest } from "../tenancy/find-draft";
import { inBothSpellings } from "../tenancy/host-names";
import {
  findTakenHosts,
  type Stored,
  storeTenant,
  type TakenHost,
  TakenHostsError,
} from "../tenancy/store-tenant";
import { addTasks } from "../tenancy/tasks";
import {
  contentFolder,
  hostChanges,
  listTenantIds,
  parseTenant,
  readTenant,
  tenantFile,
} from "../tenancy/tenant-files";
import { digestOf, liveStudioVersion, readLastFile, readWanted } from "../tenancy/versions";

export interface PublishOutcome {
  id: string;
  status: "published" | "unchanged" | "refused";
  /** The live version, or null. */
  version: number | null;
  /** Errors with file, field path and reason. */
  reasons: string[];
  isSeeded: boolean;
  hostsAdded: string[];
  hostsRemoved: string[];
  /** Of a dry run: the live configuration, or null, and the new one. */
  change?: { before: Tenant | null; after: Tenant };
}

interface PublishRequest {
  /** By default every tenant of the folder. */
  ids?: string[];
  /** The author. */
  by: string;
  kind?: "publish" | "close";
  /** Published instead of the tenant's file. */
  files?: Record<string, unknown>;
  /** Publishes this field alone where the site is not as the file last made it: changed in the studio, or rolled back. */
  onlyField?: "domains" | "deployStatus";
  /** At a backend's start, which publishes no draft; see also storeTenant. */
  isStart?: boolean;
  isDryRun?: boolean;
}

export interface PublishContext {
  db: Database;
  folder: string;
  now: Date;
  /** By default no domain has to be proven. */
  rules?: DomainRules;
}

/** Publishes each tenant by itself: a refused one keeps its last valid version and stops no other. */
export async function publishTenants(
  context: PublishContext,
  request: PublishRequest,
  progress: (line: string) => void = () => {},
): Promise<PublishOutcome[]> {
  const ids = request.ids ?? (await listTenantIds(context.folder));
  const outcomes: PublishOutcome[] = [];
  for (const [index, id] of ids.entries()) {
    progress(`${id} (${index + 1} of ${ids.length})`);
    outcomes.push(await publishTenant(context, id, request));
  }
  return outcomes;
}

/** One line per tenant; scripts/start.mjs reads it. */
export function logOutcomes(log: Logger, outcomes: PublishOutcome[]): void {
  for (const { id, status, reasons, isSeeded } of outcomes)
    log[reasons.length > 0 ? "error" : "info"]({ partnerId: id, status, isSeeded, reasons }, "tenant");
}

const publishTenant = (context: PublishContext, id: string, request: PublishRequest) =>
  orRefused(id, async (outcome) => {
    const written = await tenantOf(context, id, request);
    const { tenant, file } = await chooseFields(context, written, request);
    if (request.isDryRun) return await dryRunPublish(context, tenant);
    if (request.isStart && (await findDraftDigest(context.db, id)) === digestOf(tenant))
      return { ...outcome, status: "unchanged" };
    if (request.isStart) await refuseOverStudio(context, tenant);
    const { isChanged, ...stored } = await storeOrRefuse(context, tenant, { ...request, file });
    Object.assign(outcome, stored, { status: isChanged ? "published" : "unchanged" });
    outcome.isSeeded = await seedOnce(context, id);
    return outcome;
  });

/** At a start a changed file does not replace what was changed in the studio since: a person decides, by `publish`. */
async function refuseOverStudio({ db, folder }: PublishContext, tenant: Tenant): Promise<void> {
  const version = await liveStudioVersion(db, tenant.id);
  if (!version || digestOf(await readLastFile(db, tenant.id)) === digestOf(tenant)) return;
  throw new TenantFileError(tenantFile(folder, tenant.id), [
    `it has changed, and so has the site: version ${version.version} by ${version.publishedBy} has changes of the studio. ` +
      `Look at what differs: npm run tenants -- publish ${tenant.id} --dry-run`,
  ]);
}

/** The file; or with `onlyField`, over what no file made live, that field alone. */
async function chooseFields(
  { db, folder }: PublishContext,
  written: Tenant,
  { onlyField }: PublishRequest,
): Promise<{ tenant: Tenant; file?: object }> {
  const [stored] = await db.select().from(partners).where(eq(partners.id, written.id));
  if (!onlyField || !stored) return { tenant: written };
  const live = await readWanted(db, stored);
  const lastFile = await readLastFile(db, written.id);
  if (digestOf(live) === digestOf(lastFile)) return { tenant: written };
  const changed = { [onlyField]: written[onlyField] };
  return {
    tenant: parseTenant(folder, written.id, { ...live, ...changed }),
    file: Object.assign({}, lastFile, changed),
  };
}

/** Turns a TenantFileError into a refused outcome, with what was done before it. */
export async function orRefused(
  id: string,
  work: (outcome: PublishOutcome) => Promise<PublishOutcome>,
): Promise<PublishOutcome> {
  const outcome: PublishOutcome = { ...NOTHING_DONE, id };
  try {
    return await work(outcome);
  } catch (error) {
    if (!(error instanceof TenantFileError)) throw error;
    return { ...outcome, reasons: error.reasons.map((reason) => `${error.file}: ${reason}`) };
  }
}

const NOTHING_DONE: Omit<PublishOutcome, "id"> = {
  status: "refused",
  version: null,
  reasons: [],
  isSeeded: false,
  hostsAdded: [],
  hostsRemoved: [],
};

async function dryRunPublish(context: PublishContext, tenant: Tenant): Promise<PublishOutcome> {
  const { db, folder, rules = NO_PROOF } = context;
  refuseTaken(folder, tenant, await findTakenHosts(db, tenant, rules));
  const [stored] = await db.select().from(partners).where(eq(partners.id, tenant.id));
  const before = stored ? await readWanted(db, stored) : null;
  const content = await readContent(contentFolder(folder, tenant.id));
  if (content) await dryRunSeeding(content);
  return {
    ...NOTHING_DONE,
    ...hostChanges(before, tenant),
    id: tenant.id,
    status: before && digestOf(before) === digestOf(tenant) ? "unchanged" : "published",
    version: stored?.version ?? null,
    isSeeded: content !== null && !stored?.seededAt,
    change: { before, after: tenant },
  };
}

/** Seeds a partner's content once; returns whether it did. */
export async function seedOnce({ db, folder, now }: PublishContext, id: string): Promise<boolean> {
  const content = await readContent(contentFolder(folder, id));
  if (!content) return false;
  const isSeeded = await seedPartner(db, id, content, now).catch(refuseContent(folder, id));
  // Also when the configuration was published before.
  if (isSeeded) await addTasks(db, [{ kind: "purge-pages", subject: id }], now);
  return isSeeded;
}

function tenantOf(
  { folder }: PublishContext,
  id: string,
  { files }: PublishRequest,
): Promise<Tenant> | Tenant {
  return files && Object.hasOwn(files, id) ? parseTenant(folder, id, files[id]) : readTenant(folder, id);
}

/** Makes a tenant live; throws TenantFileError for domains of another partner. */
export async function storeOrRefuse(
  { db, folder, now, rules = NO_PROOF }: PublishContext,
  tenant: Tenant,
  {
    by,
    kind = "publish",
    isStart,
    file,
  }: Pick<PublishRequest, "by" | "kind" | "isStart"> & { file?: object },
): Promise<Stored> {
  try {
    return await storeTenant(db, tenant, { now, rules, by, kind, isStart, file });
  } catch (error) {
    if (error instanceof TakenHostsError) refuseTaken(folder, tenant, error.taken);
    throw error;
  }
}

export function refuseTaken(folder: string, tenant: Tenant, taken: TakenHost[]): void {
  if (taken.length === 0) return;
  const reasons = taken.map(
    ({ field, host, owner }) => `${field}: ${inBothSpellings(host)} belongs to ${owner}`,
  );
  throw new TenantFileError(tenantFile(folder, tenant.id), reasons);
}

/** Constraint violations are errors of the content: a period that ends before it begins, and the like. */
const refuseContent = (folder: string, id: string) => (error: unknown) => {
  const isRefused = /^2[23]/.test(databaseErrorCode(error) ?? "");
  const { cause } = error as Error;
  if (!isRefused || !(cause instanceof Error)) throw error;
  throw new TenantFileError(contentFolder(folder, id), [cause.message]);
};

/** Counts outcomes, except those of dry runs. */
export function countPublishes({ publishes }: Pick<Metrics, "publishes">, outcomes: PublishOutcome[]): void {
  for (const { status, change } of outcomes) if (!change) publishes.inc({ status });
}
