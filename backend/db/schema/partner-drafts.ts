import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, partners } from "./partners";

/** What a partner's site may become: shown by its preview alone, never on a live domain. */
export const partnerDrafts = pgTable("partner_drafts", {
  partnerId: text()
    .primaryKey()
    .references(() => partners.id, { onDelete: "cascade" }),
  /** The validated tenant file, defaults filled in. */
  config: jsonb().notNull(),
  digest: text().notNull(),
  publishedAt: instant().notNull(),
  /** Who ran the command, as their machine calls them. */
  publishedBy: text().notNull(),
});
