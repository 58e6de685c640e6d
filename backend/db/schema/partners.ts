import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { ClinicFonts } from "@/contract/tenant/clinic-fonts";

export const instant = () => timestamp({ withTimezone: true, mode: "date" });
/** bigint, because the contract accepts any safe integer as an id. */
export const id = () => bigint({ mode: "number" });
/**
 * The primary key together with partnerId. Seeded rows count from 1 for each partner; later ones get a number above.
 */
export const ownId = () => id().generatedByDefaultAsIdentity({ startWith: 1_000_001 });

export const partners = pgTable(
  "partners",
  {
    id: text().primaryKey(),
    /** The validated tenant file, defaults filled in. */
    config: jsonb().notNull(),
    deployStatus: text({ enum: ["deployed", "preparing", "closed"] }).notNull(),
    /** Of the config. */
    digest: text().notNull(),
    publishedAt: instant().notNull(),
    /** Up to when pages were purged at the beginnings and ends of periods; null: since it was published. */
    boundariesAt: instant(),
    /** The live version of tenant_versions; null for a partner that was never published. */
    version: integer(),
    /** The value of the TXT records that prove its domains. */
    domainToken: text().notNull().default(sql`replace(gen_random_uuid()::text, '-', '')`),
    /** Null until content was seeded. */
    seededAt: instant(),
    /** The files of partner_fonts that its pages name; null until they were first cut. */
    fonts: jsonb().$type<ClinicFonts>(),
    /** What those were cut for: anything else makes them stale. */
    fontsKey: text(),
  },
  (table) => [
    check("partners_id", sql`${table.id} ~ '^[a-z][a-z0-9-]{1,30}$'`),
    check("partners_deploy_status", sql`${table.deployStatus} in ('deployed', 'preparing', 'closed')`),
  ],
);

/** The owner of a row, in every other table. */
export const partnerId = () =>
  text()
    .notNull()
    .references(() => partners.id, { onDelete: "cascade" });

/** A foreign key to a row of the same partner: ids alone are not unique. */
export const ownRow = <Field extends string>(
  name: string,
  table: Record<Field | "partnerId", AnyPgColumn>,
  field: Field,
  parent: Record<"partnerId" | "id", AnyPgColumn>,
) =>
  foreignKey({
    name,
    columns: [table.partnerId, table[field]],
    foreignColumns: [parent.partnerId, parent.id],
  });

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

const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Font files of a partner's own: a page that is still cached may name an earlier one. */
export const partnerFonts = pgTable(
  "partner_fonts",
  {
    partnerId: partnerId(),
    /** Changes with what is in it. */
    file: text().notNull(),
    bytes: bytes().notNull(),
    cutAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.file] })],
);
