import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PublishedFile } from "@/contract/api/content";
import { customers } from "./customers";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

/** A board of the clinic's own entries (/boards), or of customers' posts (/cscenter/boards). */
export const boardTypes = pgTable(
  "board_types",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    kind: text({ enum: ["clinic", "customer"] }).notNull(),
    look: text({ enum: ["LIST", "GALLERY", "VIDEO"] }).notNull(),
    categories: text().array().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("board_types_key").on(table.partnerId, table.key),
  ],
);

/** The clinic's own entries. */
export const boards = pgTable(
  "boards",
  {
    id: ownId(),
    partnerId: partnerId(),
    boardTypeId: id().notNull(),
    category: text(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Clean HTML. */
    contentHtml: text().notNull(),
    imageUrl: text(),
    imageAlt: text().notNull(),
    videoId: text(),
    hashTags: text().array().notNull(),
    attachments: jsonb().$type<PublishedFile[]>().notNull(),
    isPinned: boolean().notNull(),
    publishedAt: date({ mode: "string" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("boards_order").on(table.partnerId, table.boardTypeId, table.publishedAt),
    check("boards_video", sql`${table.videoId} ~ '^[A-Za-z0-9_-]{11}$'`),
    ownRow("boards_type", table, "boardTypeId", boardTypes).onDelete("cascade"),
  ],
);

/** Visitors' posts with the clinic's answers. */
export const customerPosts = pgTable(
  "customer_posts",
  {
    id: ownId(),
    partnerId: partnerId(),
    boardTypeId: id().notNull(),
    /** Counts up within its board. */
    number: integer().notNull(),
    customerId: id(),
    category: text(),
    title: text().notNull(),
    /** Plain text. */
    content: text().notNull(),
    authorName: text().notNull(),
    /** Digits only; shown to the clinic alone. */
    phone: text().notNull(),
    passwordHash: text().notNull(),
    isPrivate: boolean().notNull(),
    agreements: jsonb().$type<{ termId: number; version: string; agreedAt: string }[]>().notNull(),
    answerHtml: text(),
    answeredAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Set by the clinic: its writer alone reads it. */
    hiddenAt: instant(),
    /** Set when texts, phone and password were erased. */
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("customer_posts_number").on(table.partnerId, table.boardTypeId, table.number),
    index("customer_posts_phone").on(table.partnerId, table.phone),
    ownRow("customer_posts_type", table, "boardTypeId", boardTypes).onDelete("cascade"),
    ownRow("customer_posts_customer", table, "customerId", customers),
  ],
);

/** Texts that the clinic answers with again and again. */
export const answerSnippets = pgTable(
  "answer_snippets",
  {
    id: ownId(),
    partnerId: partnerId(),
    title: text().notNull(),
    /** Plain text. */
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.id] })],
);

/** A visitor's file: uploaded first, then claimed by a post. */
export const attachments = pgTable(
  "attachments",
  {
    id: uuid().primaryKey(),
    partnerId: partnerId(),
    /** Null until a post claims it. */
    postId: id(),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Secret: signs the links to the file. */
    storageKey: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index("attachments_post").on(table.partnerId, table.postId),
    index("attachments_unclaimed").on(table.createdAt).where(sql`${table.postId} is null`),
    ownRow("attachments_post_owner", table, "postId", customerPosts).onDelete("cascade"),
  ],
);
