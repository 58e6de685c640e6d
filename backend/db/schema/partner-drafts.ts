import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, partners } from "./partners";

/** An unpublished configuration: shown only in previews. */
export const partnerDrafts = pgTable("partner_drafts", {
  partnerId: text()
    .primaryKey()
    .references(() => partners.id, { onDelete: "cascade" }),
  /** The validated tenant file, defaults filled in. */
  config: jsonb().notNull(),
  digest: text().notNull(),
  publishedAt: instant().notNull(),
  /** The author. */
  publishedBy: text().notNull(),
});
