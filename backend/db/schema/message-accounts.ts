import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { MESSAGE_MEDIA } from "@/contract/messages/kinds";
import { instant, partnerId } from "./partners";

/** A clinic's own accounts at providers of messages; without one, its messages go by the platform's. */
export const messageAccounts = pgTable(
  "message_accounts",
  {
    partnerId: partnerId(),
    medium: text({ enum: MESSAGE_MEDIA }).notNull(),
    /** The account's settings with their secrets, sealed by CREDENTIALS_KEYS. */
    sealed: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.medium] }),
    check(
      "message_accounts_medium",
      sql.raw(`medium in (${MESSAGE_MEDIA.map((one) => `'${one}'`).join(", ")})`),
    ),
  ],
);
