import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, real, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

/** Links to a preview that were handed out: each is listed, counted, and revoked by itself. */
export const previewLinks = pgTable(
  "preview_links",
  {
    id: ownId(),
    partnerId: partnerId(),
    /** Of the token, which itself is not stored. */
    tokenId: text().notNull(),
    /** Whom it is for. */
    label: text().notNull(),
    /** Whose drafts it shows: `all`, or an account's id. */
    choice: text().notNull(),
    /** Null: made by a command, or from the bar of a preview. */
    staffId: id(),
    madeBy: text().notNull(),
    at: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** How often it was opened; by whom is not known. */
    looks: integer().notNull().default(0),
    lastLookAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    uniqueIndex("preview_links_token").on(table.partnerId, table.tokenId),
    check("preview_links_looks", sql`${table.looks} >= 0`),
  ],
);
export type PreviewLinkRow = typeof previewLinks.$inferSelect;

/** What somebody wrote about a place on a preview's page. */
export const previewNotes = pgTable(
  "preview_notes",
  {
    id: ownId(),
    partnerId: partnerId(),
    /** Of the page, with its query. */
    path: text().notNull(),
    /** A selector of the part of the page that it is pinned to. */
    anchor: text().notNull(),
    /** Within that part, in per cent. */
    x: real().notNull(),
    y: real().notNull(),
    text: text().notNull(),
    authorName: text().notNull(),
    /** Null: by the holder of a link. */
    staffId: id(),
    linkId: id(),
    at: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("preview_notes_path").on(table.partnerId, table.path),
    ownRow("preview_notes_link_owner", table, "linkId", previewLinks),
  ],
);
export type PreviewNoteRow = typeof previewNotes.$inferSelect;
