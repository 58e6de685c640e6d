import { tenantSchema } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { TenantFileError } from "../lib/read-json";
import { ALL, listTasks } from "../tenancy/tasks";
import { listTenantIds, readTenant } from "../tenancy/tenant-files";
import { digestOf, listHosts, readWanted, requirePartner } from "../tenancy/versions";

export interface ShownPartner {
  id: string;
  name: string;
  version: number | null;
  deployStatus: "deployed" | "preparing" | "closed";
  /** ISO 8601. */
  publishedAt: string;
  /** Served hosts, the primary one first. */
  hosts: string[];
  digest: string;
  /** Of the configuration as JSON. */
  bytes: number;
  isSeeded: boolean;
  /** The tenant's file compared with what is live. */
  file: "live" | "differs" | "invalid" | "missing";
  /** Outstanding tasks. */
  unfinished: string[];
}

/** The live state of a partner; throws TenancyError without one. */
export async function showPartner(
  { db, folder }: { db: Database; folder: string },
  { id }: { id: string },
): Promise<ShownPartner> {
  const row = await requirePartner(db, id);
  const tenant = tenantSchema.parse(row.config);
  return {
    id,
    name: tenant.partnerInformation.displayName,
    version: row.version,
    deployStatus: row.deployStatus,
    publishedAt: row.publishedAt.toISOString(),
    hosts: await listHosts(db, id),
    digest: row.digest,
    bytes: Buffer.byteLength(JSON.stringify(tenant)),
    isSeeded: row.seededAt !== null,
    file: await compareFile(folder, id, digestOf(await readWanted(db, row))),
    unfinished: await unfinishedTasks(db, id),
  };
}

async function unfinishedTasks(db: Database, id: string): Promise<string[]> {
  const tasks = await listTasks(db);
  return tasks.filter(({ subject }) => subject === id || subject === ALL).map(({ kind }) => kind);
}

async function compareFile(folder: string, id: string, digest: string): Promise<ShownPartner["file"]> {
  if (!(await listTenantIds(folder)).includes(id)) return "missing";
  try {
    return digestOf(await readTenant(folder, id)) === digest ? "live" : "differs";
  } catch (error) {
    if (error instanceof TenantFileError) return "invalid";
    throw error;
  }
}
