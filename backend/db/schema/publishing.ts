import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./partners";

/** Work that follows a committed write. Not owned by a partner, so that it survives its removal. */
const TASK_KINDS = ["write-edge", "purge-pages", "release-domain", "remove-file"] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** An outbox: written in the transaction of the write, deleted when done, so that a crashed process's work is resumed. */
export const tenancyTasks = pgTable(
  "tenancy_tasks",
  {
    kind: text({ enum: TASK_KINDS }).notNull(),
    /** A partner's id, a domain, a file's key, or `all`. */
    subject: text().notNull(),
    /** New with each request: a task requested again while it runs is not deleted by the first run. */
    mark: uuid().notNull(),
    requestedAt: instant().notNull(),
    /** The error of the last attempt. */
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject] }),
    check(
      "tenancy_tasks_kind",
      sql`${table.kind} in ('write-edge', 'purge-pages', 'release-domain', 'remove-file')`,
    ),
  ],
);

/** Items written to an Edge Config store, so that only differences are written. */
export const edgeItems = pgTable(
  "edge_items",
  {
    storeId: text().notNull(),
    key: text().notNull(),
    /** Empty while it is being written: unknown after a crash. */
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.key] })],
);
