import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./partners";

/** Counts of unexpected errors per hour and call or page; details are in the log. */
export const serverErrors = pgTable(
  "server_errors",
  {
    hour: instant().notNull(),
    source: text({ enum: ["backend", "storefront"] }).notNull(),
    /** Empty: no partner's; part of the key, so not null. */
    partnerId: text().notNull(),
    /** A call of the contract, or a page's route. */
    call: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.source, table.partnerId, table.call] }),
    index("server_errors_partner").on(table.partnerId, table.hour),
  ],
);
