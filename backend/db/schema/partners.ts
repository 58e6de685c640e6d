import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

export const instant = () => timestamp({ withTimezone: true, mode: "date" });
/** Ids are bigint: every whole number that passes the contract is a valid thing to ask for. */
export const id = () => bigint({ mode: "number" });
/**
 * Half of a primary key, behind partnerId. Seeded things count from 1 for each partner; what is made later has a
 * number of its own above them.
 */
export const ownId = () => id().generatedByDefaultAsIdentity({ startWith: 1_000_001 });

export const partners = pgTable(
  "partners",
  {
    id: text().primaryKey(),
    /** The validated tenant file, defaults filled in. */
    config: jsonb().notNull(),
    deployStatus: text({ enum: ["deployed", "preparing", "closed"] }).notNull(),
    /** Changes with every publish of a different config. */
    digest: text().notNull(),
    publishedAt: instant().notNull(),
    /** The version that is live, of tenant_versions; null for a partner that publishing has never written. */
    version: integer(),
    /** What a TXT record of its domains has to say. */
    domainToken: text().notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Null until the first content was written. */
    seededAt: instant(),
  },
  (table) => [
    check("partners_id", sql`${table.id} ~ '^[a-z][a-z0-9-]{1,30}$'`),
    check("partners_deploy_status", sql`${table.deployStatus} in ('deployed', 'preparing', 'closed')`),
  ],
);

/** Begins every other table: whose row it is. */
export const partnerId = () =>
  text()
    .notNull()
    .references(() => partners.id, { onDelete: "cascade" });

export const hosts = pgTable(
  "hosts",
  {
    host: text().primaryKey(),
    partnerId: partnerId(),
    isPrimary: boolean().notNull(),
  },
  (table) => [
    index("hosts_partner").on(table.partnerId),
    uniqueIndex("hosts_one_primary").on(table.partnerId).where(sql`${table.isPrimary}`),
    check("hosts_lower_case", sql`${table.host} = lower(${table.host})`),
  ],
);
