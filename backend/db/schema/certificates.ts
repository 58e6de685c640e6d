import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "./partners";

/** An account at a certificate authority, by the address of its directory. */
export const acmeAccounts = pgTable("acme_accounts", {
  directory: text().primaryKey(),
  /** The account's private key, sealed for `acme <directory>`. */
  key: text().notNull(),
  /** Null until the authority has confirmed it. */
  url: text(),
});

/** An order at an authority that has not ended, with the sealed key of its certificate. */
export interface OpenOrder {
  directory: string;
  url: string;
  key: string;
}

/** A row for every name that is to have a certificate, also before it has one. */
export const certificates = pgTable(
  "certificates",
  {
    host: text().primaryKey(),
    /** PEM, the name's own certificate first; null until one was issued. */
    chain: text(),
    /** Its private key in PEM, sealed for `certificate <host>`. */
    key: text(),
    /** The authority that issued it. */
    directory: text(),
    issuedAt: instant(),
    expiresAt: instant(),
    /** When the next one is due: the authority's wish, else at two thirds of the life. */
    renewAt: instant(),
    /** When the authority is asked again for its wish; null where it has none. */
    askAt: instant(),
    openOrder: jsonb().$type<OpenOrder>(),
    /** Not before: a job was just queued, or a try has failed. */
    nextTryAt: instant().notNull(),
    /** Until when one process works at it alone. */
    leasedUntil: instant(),
    /** Tries that failed one after another. */
    failures: integer().notNull().default(0),
    failingSince: instant(),
    /** A code of certificates/failures.ts. */
    failure: text(),
    /** The authority's own words. */
    detail: text(),
  },
  (table) => [
    index("certificates_next_try").on(table.nextTryAt),
    index("certificates_issued").on(table.issuedAt),
    check("certificates_host", sql`${table.host} ~ '^[a-z0-9.-]{1,253}$'`),
    check("certificates_whole", sql`(${table.chain} is null) = (${table.key} is null)`),
  ],
);
export type CertificateRow = typeof certificates.$inferSelect;

/** What an authority asks for at /.well-known/acme-challenge/<token>. */
export const acmeChallenges = pgTable("acme_challenges", {
  token: text().primaryKey(),
  host: text().notNull(),
  response: text().notNull(),
  expiresAt: instant().notNull(),
});

/** New orders of the last week, for the authorities' limits. */
export const acmeOrders = pgTable(
  "acme_orders",
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    directory: text().notNull(),
    host: text().notNull(),
    /** The registrable domain. */
    apex: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index("acme_orders_account").on(table.directory, table.at),
    index("acme_orders_apex").on(table.directory, table.apex, table.at),
  ],
);
