import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Focus } from "@/contract/api/values";
import type { Crops, MediaShape } from "@/contract/studio/media-shapes";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

/** Pictures that a clinic's people uploaded. */
export const media = pgTable(
  "media",
  {
    id: ownId(),
    partnerId: partnerId(),
    name: text().notNull(),
    alt: text().notNull(),
    /** Says nothing by choice: it needs no alt. */
    isDecoration: boolean().notNull(),
    /** What stays in sight however it is cut; percent from the upper left. */
    focus: jsonb().$type<Focus>().notNull(),
    /** Cut by hand; other shapes are cut around the focus. */
    crops: jsonb().$type<Crops>().notNull(),
    staffId: id(),
    staffName: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] })],
);
export type MediaRow = typeof media.$inferSelect;

/** A picture's files: the whole one, and a cut for each shape that needs one. */
export const mediaFiles = pgTable(
  "media_files",
  {
    partnerId: partnerId(),
    /** Of its bytes, so that it never changes: `/media/<partner>/<file>`. */
    file: text().notNull(),
    mediaId: id().notNull(),
    /** Null: the whole picture. */
    shape: text().$type<MediaShape>(),
    /** False: an earlier cut, which content or one of its versions may name. */
    isCurrent: boolean().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    storageKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.file] }),
    index("media_files_media").on(table.partnerId, table.mediaId),
    check("media_files_file", sql`${table.file} ~ '^[0-9a-f]{32}\\.webp$'`),
    ownRow("media_files_owner", table, "mediaId", media).onDelete("cascade"),
  ],
);
export type MediaFileRow = typeof mediaFiles.$inferSelect;
