import { tenantSchema } from "@/contract/tenant/tenant";
import type { Database } from "../db/client";
import { TenantFileError } from "./read-json";
import { ALL, listTasks } from "./tasks";
import { listTenantIds, readTenant } from "./tenant-files";
import { digestOf, listHosts, readWanted, requirePartner } from "./versions";

export interface ShownPartner {
  id: string;
  name: string;
  version: number | null;
  deployStatus: "deployed" | "preparing" | "closed";
  /** An instant in ISO's spelling. */
  publishedAt: string;
  /** Those that are served, the primary one first. */
  hosts: string[];
  digest: string;
  /** Of the configuration as JSON. */
  bytes: number;
  isSeeded: boolean;
  /** How the tenant's file stands to what is live. */
  file: "live" | "differs" | "invalid" | "missing";
  /** What publishing has yet to do, by whichever run comes next. */
  unfinished: string[];
}

/** What is live of a partner; throws TenancyError where nothing is. */
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
