import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, partnerId } from "./partners";

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

/** When a partner's pages last became new: a row a partner, written as storefronts confirm a purge or do not. */
export const pagePurges = pgTable("page_purges", {
  partnerId: partnerId().primaryKey(),
  /** Of the latest write that every storefront has confirmed; null before the first. */
  writtenAt: instant(),
  /** When the last storefront confirmed it. */
  purgedAt: instant(),
  /** How many storefronts there were. */
  storefronts: integer().notNull().default(0),
  /** Origins that have yet to confirm a later write. */
  missing: text().array().notNull().default(sql`'{}'`),
});
