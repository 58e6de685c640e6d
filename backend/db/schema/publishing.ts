import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./partners";

/** What is left to do once a write is committed. Of no partner: it outlives the one that it is about. */
export const TASK_KINDS = ["write-edge", "purge-pages", "release-domain", "remove-file"] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** Written with what it follows from, gone when it is done: whoever comes next finishes what a killed process left. */
export const tenancyTasks = pgTable(
  "tenancy_tasks",
  {
    kind: text({ enum: TASK_KINDS }).notNull(),
    /** A partner's id, a domain, a file's key, or `all`. */
    subject: text().notNull(),
    /** Another one each time it is asked for: what is asked for while it is being done is not done with it. */
    mark: uuid().notNull(),
    requestedAt: instant().notNull(),
    /** Why it did not succeed when it was last tried. */
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

/** What was written to an Edge Config store, so that only what differs is written again. */
export const edgeItems = pgTable(
  "edge_items",
  {
    storeId: text().notNull(),
    key: text().notNull(),
    /** Empty while it is being written: after a killed process nobody knows whether it was. */
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.key] })],
);
