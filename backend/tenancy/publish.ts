import { createHash } from "node:crypto";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Tenant } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { hosts, partners } from "../db/schema/partners";
import { readContent } from "../db/seed/read-content";
import { seedPartner } from "../db/seed/seed-partner";
import { databaseErrorCode } from "../errors";
import { TenantFileError } from "./read-json";
import { contentFolder, hostFields, listTenantIds, readTenant, tenantFile } from "./tenant-files";

export interface PublishOutcome {
  id: string;
  status: "published" | "unchanged" | "refused";
  /** File, field path and reason of everything that is wrong. */
  reasons: string[];
  isSeeded: boolean;
}

/** Publishes each tenant by itself: one that is refused keeps its last good version and stops no other. */
export async function publishTenants(
  db: Database,
  folder: string,
  now: Date,
  ids?: string[],
): Promise<PublishOutcome[]> {
  const outcomes: PublishOutcome[] = [];
  for (const id of ids ?? (await listTenantIds(folder)))
    outcomes.push(await publishTenant(db, folder, id, now));
  return outcomes;
}

async function publishTenant(db: Database, folder: string, id: string, now: Date): Promise<PublishOutcome> {
  const outcome: PublishOutcome = { id, status: "refused", reasons: [], isSeeded: false };
  try {
    const tenant = await readTenant(folder, id);
    await refuseTakenHosts(db, tenant, tenantFile(folder, id));
    outcome.status = (await storeTenant(db, tenant, now)) ? "published" : "unchanged";
    const content = await readContent(contentFolder(folder, id));
    if (content) outcome.isSeeded = await seedPartner(db, id, content, now).catch(refuseContent(folder, id));
  } catch (error) {
    if (!(error instanceof TenantFileError)) throw error;
    outcome.reasons = error.reasons.map((reason) => `${error.file}: ${reason}`);
  }
  return outcome;
}

/** What the database's own rules refuse is the content's fault: a period that ends before it begins, and the like. */
const refuseContent = (folder: string, id: string) => (error: unknown) => {
  const isRefused = /^2[23]/.test(databaseErrorCode(error) ?? "");
  const { cause } = error as Error;
  if (!isRefused || !(cause instanceof Error)) throw error;
  throw new TenantFileError(contentFolder(folder, id), [cause.message]);
};

/** Throws for each domain that another partner has. */
export async function refuseTakenHosts(db: Database, tenant: Tenant, file: string): Promise<void> {
  const fields = hostFields(tenant);
  const names = fields.map(({ host }) => host);
  const taken = await db
    .select()
    .from(hosts)
    .where(and(inArray(hosts.host, names), ne(hosts.partnerId, tenant.id)));
  const reasons = taken.map(({ host, partnerId }) => {
    const field = fields.find((candidate) => candidate.host === host)?.field;
    return `${field}: ${host} belongs to ${partnerId}`;
  });
  if (reasons.length > 0) throw new TenantFileError(file, reasons);
}

/** Answers whether anything changed. */
async function storeTenant(db: Database, tenant: Tenant, now: Date): Promise<boolean> {
  const digest = createHash("sha256").update(JSON.stringify(tenant)).digest("hex");
  return db.transaction(async (transaction) => {
    const [stored] = await transaction.select().from(partners).where(eq(partners.id, tenant.id));
    if (stored?.digest === digest) return false;
    const row = { config: tenant, deployStatus: tenant.deployStatus, digest, publishedAt: now };
    await transaction
      .insert(partners)
      .values({ id: tenant.id, ...row })
      .onConflictDoUpdate({ target: partners.id, set: row });
    await transaction.delete(hosts).where(eq(hosts.partnerId, tenant.id));
    await transaction.insert(hosts).values(
      hostFields(tenant).map(({ host, field }) => ({
        host,
        partnerId: tenant.id,
        isPrimary: field === "domains.primary",
      })),
    );
    return true;
  });
}
