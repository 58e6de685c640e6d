import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ContentKind } from "@/contract/content/kinds";
import { PUBLISH_STATES } from "@/contract/studio/content";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

type Body = Record<string, unknown>;

/** What a thing's row has beside its body: the content files' name of it, and its place among the others. */
export interface ThingRow {
  key?: string;
  sortOrder?: number;
}

const thing = { kind: text().$type<ContentKind>().notNull(), thingId: id().notNull() };
const author = { staffId: id(), staffName: text().notNull() };

/** Changes that are not live yet: one of a thing. */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    partnerId: partnerId(),
    ...thing,
    /** Another number for each save, and none again after a publish or a discard: what a writer has seen. */
    revision: ownId(),
    /** The version it was begun on. */
    baseVersion: integer().notNull(),
    /** Null: publishing removes the thing. */
    body: jsonb().$type<Body>(),
    /** The thing is not live yet. */
    isNew: boolean().notNull(),
    ...author,
    at: instant().notNull(),
    /** The scheduled publish that it waits for. */
    publishId: id(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.kind, table.thingId] }),
    check("content_drafts_revision", sql`${table.revision} >= 1`),
  ],
);
export type ContentDraftRow = typeof contentDrafts.$inferSelect;

export const publishes = pgTable(
  "publishes",
  {
    id: ownId(),
    partnerId: partnerId(),
    state: text({ enum: PUBLISH_STATES }).notNull(),
    kind: text({ enum: ["publish", "undo", "files"] }).notNull(),
    ...author,
    at: instant().notNull(),
    dueAt: instant().notNull(),
    /** When every storefront had its pages; null before that. */
    liveAt: instant(),
    /** Of an undo: the publish that it took back. */
    undoneId: id(),
    /** Rules that were confirmed by who published. */
    confirmed: jsonb().$type<string[]>().notNull().default([]),
    note: text().notNull().default(""),
    failure: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    check("publishes_state", sql`${table.state} in ('published', 'scheduled', 'failed', 'cancelled')`),
    check("publishes_kind", sql`${table.kind} in ('publish', 'undo', 'files')`),
  ],
);
export type PublishRow = typeof publishes.$inferSelect;

/** Everything that was ever live; immutable. Version 0 is what was there before the first publish. */
export const contentVersions = pgTable(
  "content_versions",
  {
    partnerId: partnerId(),
    ...thing,
    version: integer().notNull(),
    /** Null: the thing did not exist. */
    body: jsonb().$type<Body>(),
    /** Of a removal: what the removed row had beside its body. */
    removedRow: jsonb().$type<ThingRow>(),
    /** Null for version 0. */
    publishId: id(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.kind, table.thingId, table.version] }),
    index("content_versions_publish").on(table.partnerId, table.publishId),
    check("content_versions_version", sql`${table.version} >= 0`),
    ownRow("content_versions_publish_owner", table, "publishId", publishes),
  ],
);
export type ContentVersionRow = typeof contentVersions.$inferSelect;
