import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant, partnerId } from "./partners";

const DOMAIN_STATES = ["pending", "live", "failing"] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** Every domain of the tenant files with its verification state; `hosts` has those that are served. */
export const domains = pgTable(
  "domains",
  {
    host: text().primaryKey(),
    partnerId: partnerId(),
    isPrimary: boolean().notNull(),
    state: text({ enum: DOMAIN_STATES }).notNull(),
    /** Why it is not live. */
    reason: text(),
    checkedAt: instant(),
    /** When ownership was first proven; served from then on, also while its records fail. */
    verifiedAt: instant(),
    failingSince: instant(),
    /** It was taken out of the tenant's file, and is served until then. */
    endsAt: instant(),
  },
  (table) => [
    index("domains_partner").on(table.partnerId),
    index("domains_check").on(table.state, table.checkedAt),
    check("domains_state", sql`${table.state} in ('pending', 'live', 'failing')`),
    check("domains_live", sql`${table.state} <> 'live' or ${table.verifiedAt} is not null`),
  ],
);
