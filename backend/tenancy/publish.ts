import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { partners } from "../db/schema/partners";
import { readContent } from "../db/seed/read-content";
import { rehearseSeeding, seedPartner } from "../db/seed/seed-partner";
import { databaseErrorCode } from "../errors";
import { type DomainRules, NO_PROOF } from "./domain-rules";
import { findDraftDigest } from "./find-draft";
import { inBothSpellings } from "./host-names";
import { TenantFileError } from "./read-json";
import { findTakenHosts, type Stored, storeTenant, type TakenHost, TakenHostsError } from "./store-tenant";
import { addTasks } from "./tasks";
import {
  contentFolder,
  hostChanges,
  listTenantIds,
  parseTenant,
  readTenant,
  tenantFile,
} from "./tenant-files";
import { digestOf, readWanted } from "./versions";

export interface PublishOutcome {
  id: string;
  status: "published" | "unchanged" | "refused";
  /** The version that is live now; null where there is none. */
  version: number | null;
  /** File, field path and reason of everything that is wrong. */
  reasons: string[];
  isSeeded: boolean;
  hostsAdded: string[];
  hostsRemoved: string[];
  /** Of a dry run: what is live, null where nothing is, and what would be. */
  change?: { before: Tenant | null; after: Tenant };
}

export interface PublishRequest {
  /** Without any, every tenant of the folder. */
  ids?: string[];
  /** Who asked for it. */
  by: string;
  kind?: "publish" | "close";
  /** What to publish in place of a tenant's file. */
  files?: Record<string, unknown>;
  /** A backend's start, which publishes no draft: see also storeTenant. */
  isStart?: boolean;
  /** Says what would be done, and writes nothing. */
  isDryRun?: boolean;
}

/** Where tenants are read and written. */
export interface PublishPlace {
  db: Database;
  folder: string;
  now: Date;
  /** Which domains have to be proven; none where nothing is said. */
  rules?: DomainRules;
}

/** Publishes each tenant by itself: one that is refused keeps its last good version and stops no other. */
export async function publishTenants(
  place: PublishPlace,
  request: PublishRequest,
  progress: (line: string) => void = () => {},
): Promise<PublishOutcome[]> {
  const ids = request.ids ?? (await listTenantIds(place.folder));
  const outcomes: PublishOutcome[] = [];
  for (const [index, id] of ids.entries()) {
    progress(`${id} (${index + 1} of ${ids.length})`);
    outcomes.push(await publishTenant(place, id, request));
  }
  return outcomes;
}

/** A line for each tenant; scripts/lib/refused-tenants.mjs reads it. */
export function logOutcomes(log: Logger, outcomes: PublishOutcome[]): void {
  for (const { id, status, reasons, isSeeded } of outcomes)
    log[reasons.length > 0 ? "error" : "info"]({ partnerId: id, status, isSeeded, reasons }, "tenant");
}

const publishTenant = (place: PublishPlace, id: string, request: PublishRequest) =>
  orRefused(id, async (outcome) => {
    const tenant = await tenantOf(place, id, request);
    if (request.isDryRun) return await rehearsePublish(place, tenant);
    if (request.isStart && (await findDraftDigest(place.db, id)) === digestOf(tenant))
      return { ...outcome, status: "unchanged" };
    const { isChanged, ...stored } = await storeOrRefuse(place, tenant, request);
    Object.assign(outcome, stored, { status: isChanged ? "published" : "unchanged" });
    outcome.isSeeded = await seedOnce(place, id);
    return outcome;
  });

/** What the work on one tenant comes to, where its files are to blame with every reason. It fills in what it has done. */
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

/** Of a tenant that was refused. */
const NOTHING_DONE: Omit<PublishOutcome, "id"> = {
  status: "refused",
  version: null,
  reasons: [],
  isSeeded: false,
  hostsAdded: [],
  hostsRemoved: [],
};

async function rehearsePublish(place: PublishPlace, tenant: Tenant): Promise<PublishOutcome> {
  const { db, folder, rules = NO_PROOF } = place;
  refuseTaken(folder, tenant, await findTakenHosts(db, tenant, rules));
  const [stored] = await db.select().from(partners).where(eq(partners.id, tenant.id));
  const before = stored ? await readWanted(db, stored) : null;
  const content = await readContent(contentFolder(folder, tenant.id));
  if (content) await rehearseSeeding(content);
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

/** Writes a partner's content, where that has not been done before; answers whether it did. */
export async function seedOnce({ db, folder, now }: PublishPlace, id: string): Promise<boolean> {
  const content = await readContent(contentFolder(folder, id));
  if (!content) return false;
  const isSeeded = await seedPartner(db, id, content, now).catch(refuseContent(folder, id));
  // Also where the configuration had been there before.
  if (isSeeded) await addTasks(db, [{ kind: "purge-pages", subject: id }], now);
  return isSeeded;
}

function tenantOf({ folder }: PublishPlace, id: string, { files }: PublishRequest): Promise<Tenant> | Tenant {
  return files && Object.hasOwn(files, id) ? parseTenant(folder, id, files[id]) : readTenant(folder, id);
}

/** Makes a tenant live; throws TenantFileError for domains that are another partner's. */
export async function storeOrRefuse(
  { db, folder, now, rules = NO_PROOF }: PublishPlace,
  tenant: Tenant,
  { by, kind = "publish", isStart }: Pick<PublishRequest, "by" | "kind" | "isStart">,
): Promise<Stored> {
  try {
    return await storeTenant(db, tenant, { now, rules, by, kind, isStart });
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

/** What the database's own rules refuse is the content's fault: a period that ends before it begins, and the like. */
const refuseContent = (folder: string, id: string) => (error: unknown) => {
  const isRefused = /^2[23]/.test(databaseErrorCode(error) ?? "");
  const { cause } = error as Error;
  if (!isRefused || !(cause instanceof Error)) throw error;
  throw new TenantFileError(contentFolder(folder, id), [cause.message]);
};
