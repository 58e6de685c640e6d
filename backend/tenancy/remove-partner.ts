import { count, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/client";
import { attachments, customerPosts } from "../db/schema/boards";
import { customers } from "../db/schema/customers";
import { domains } from "../db/schema/domains";
import { hosts, partners } from "../db/schema/partners";
import { reservations } from "../db/schema/reservations";
import { tenantVersions } from "../db/schema/tenant-versions";
import { tasksAfter } from "./serve-tenant";
import { addTasks } from "./tasks";
import type { Tenancy } from "./tenancy";

export interface RemovedPartner {
  id: string;
  /** False where nothing of it was in the database. */
  isThere: boolean;
  hosts: string[];
  /** What goes with it. */
  counts: Record<"versions" | "customers" | "reservations" | "posts" | "files", number>;
}

/** Takes everything of a partner out of the database; visitors' files and copies elsewhere are left to do. */
export async function removePartner(
  { db, now }: Tenancy,
  { id, isDryRun }: { id: string; isDryRun: boolean },
): Promise<RemovedPartner> {
  return db.transaction(async (transaction) => {
    const removed = await readWhatIsThere(transaction, id);
    if (isDryRun || !removed.isThere) return removed;
    const files = await transaction
      .select({ subject: attachments.storageKey })
      .from(attachments)
      .where(eq(attachments.partnerId, id));
    const asked = await transaction
      .select({ subject: domains.host })
      .from(domains)
      .where(eq(domains.partnerId, id));
    const domainTasks = asked.map(({ subject }) => ({ kind: "release-domain" as const, subject }));
    const fileTasks = files.map(({ subject }) => ({ kind: "remove-file" as const, subject }));
    await addTasks(transaction, [...tasksAfter(id), ...domainTasks, ...fileTasks], now());
    await transaction.delete(partners).where(eq(partners.id, id));
    return removed;
  });
}

async function readWhatIsThere(transaction: Database, id: string): Promise<RemovedPartner> {
  // Locked: nothing is added to it any more.
  const [partner] = await transaction.select().from(partners).where(eq(partners.id, id)).for("update");
  const own = await transaction.select().from(hosts).where(eq(hosts.partnerId, id)).orderBy(hosts.host);
  const countOf = async (table: PgTable & { partnerId: PgColumn }) => {
    const [row] = await transaction.select({ rows: count() }).from(table).where(eq(table.partnerId, id));
    return row?.rows ?? 0;
  };
  return {
    id,
    isThere: partner !== undefined,
    hosts: own.map(({ host }) => host),
    counts: {
      versions: await countOf(tenantVersions),
      customers: await countOf(customers),
      reservations: await countOf(reservations),
      posts: await countOf(customerPosts),
      files: await countOf(attachments),
    },
  };
}
