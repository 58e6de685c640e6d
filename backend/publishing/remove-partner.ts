import { count, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/client";
import { attachments, customerPosts } from "../db/schema/boards";
import { customers } from "../db/schema/customers";
import { domains } from "../db/schema/domains";
import { mediaFiles } from "../db/schema/media";
import { hosts, partners } from "../db/schema/partners";
import { reservations } from "../db/schema/reservations";
import { tenantVersions } from "../db/schema/tenant-versions";
import { tasksAfter } from "../tenancy/serve-tenant";
import { addTasks } from "../tenancy/tasks";
import type { Tenancy } from "../tenancy/tenancy";

export interface RemovedPartner {
  id: string;
  isThere: boolean;
  hosts: string[];
  /** Rows that are deleted with it. */
  counts: Record<"versions" | "customers" | "reservations" | "posts" | "files", number>;
}

/** Deletes a partner from the database; files and copies elsewhere are left as tasks. */
export async function removePartner(
  { db, now }: Tenancy,
  { id, isDryRun }: { id: string; isDryRun: boolean },
): Promise<RemovedPartner> {
  return db.transaction(async (transaction) => {
    const removed = await countOwned(transaction, id);
    if (isDryRun || !removed.isThere) return removed;
    const files = await transaction
      .select({ subject: attachments.storageKey })
      .from(attachments)
      .where(eq(attachments.partnerId, id));
    const pictures = await transaction
      .select({ subject: mediaFiles.storageKey })
      .from(mediaFiles)
      .where(eq(mediaFiles.partnerId, id));
    const asked = await transaction
      .select({ subject: domains.host })
      .from(domains)
      .where(eq(domains.partnerId, id));
    const domainTasks = asked.map(({ subject }) => ({ kind: "release-domain" as const, subject }));
    const fileTasks = [...files, ...pictures].map(({ subject }) => ({
      kind: "remove-file" as const,
      subject,
    }));
    await addTasks(transaction, [...tasksAfter(id), ...domainTasks, ...fileTasks], now());
    await transaction.delete(partners).where(eq(partners.id, id));
    return removed;
  });
}

async function countOwned(transaction: Database, id: string): Promise<RemovedPartner> {
  // Locked against new rows.
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
      files: (await countOf(attachments)) + (await countOf(mediaFiles)),
    },
  };
}
