import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, partnerId } from "./partners";

/** close: a publish that ends the site. rollback: makes an earlier version live again. studio: written there, in no file. */
const VERSION_KINDS = ["publish", "rollback", "close", "studio"] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];

/** Every configuration that was ever live; immutable. */
export const tenantVersions = pgTable(
  "tenant_versions",
  {
    partnerId: partnerId(),
    /** Counts from 1 for each partner. */
    version: integer().notNull(),
    kind: text({ enum: VERSION_KINDS }).notNull(),
    /** Of a rollback: the version it made live again. */
    restoredVersion: integer(),
    config: jsonb().notNull(),
    digest: text().notNull(),
    /** Where a command changed one field of what no file has: the tenant's file as last published, with that field. */
    file: jsonb(),
    publishedAt: instant().notNull(),
    publishedBy: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.version] }),
    check("tenant_versions_version", sql`${table.version} >= 1`),
    check("tenant_versions_kind", sql`${table.kind} in ('publish', 'rollback', 'close', 'studio')`),
    check(
      "tenant_versions_restored",
      sql`(${table.kind} = 'rollback') = (${table.restoredVersion} is not null)`,
    ),
  ],
);
