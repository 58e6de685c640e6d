import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { PopupItem } from "@/contract/api/popups";
import type { StoryBlock } from "@/contract/api/story-blocks";
import { products } from "./catalogue";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

const cover = { imageUrl: text().notNull(), imageAlt: text().notNull() };

export const exhibitions = pgTable(
  "exhibitions",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    ...cover,
    blocks: jsonb().$type<StoryBlock[]>().notNull(),
    startAt: instant().notNull(),
    /** Exclusive; null: open end. */
    endAt: instant(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("exhibitions_key").on(table.partnerId, table.key),
    check("exhibitions_period", sql`${table.endAt} is null or ${table.startAt} < ${table.endAt}`),
  ],
);

export const exhibitionProducts = pgTable(
  "exhibition_products",
  {
    partnerId: partnerId(),
    exhibitionId: id().notNull(),
    productId: id().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.exhibitionId, table.productId] }),
    index("exhibition_products_product").on(table.partnerId, table.productId),
    ownRow("exhibition_products_exhibition", table, "exhibitionId", exhibitions).onDelete("cascade"),
    ownRow("exhibition_products_product_owner", table, "productId", products).onDelete("cascade"),
  ],
);

export const brandings = pgTable(
  "brandings",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    ...cover,
    blocks: jsonb().$type<StoryBlock[]>().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("brandings_key").on(table.partnerId, table.key),
  ],
);

/** A page of blocks: introduce, space, landing. */
export const pages = pgTable(
  "pages",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    blocks: jsonb().$type<StoryBlock[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("pages_key").on(table.partnerId, table.key),
  ],
);

export const popups = pgTable(
  "popups",
  {
    id: ownId(),
    partnerId: partnerId(),
    locations: text().array().notNull(),
    weight: integer().notNull(),
    popupItems: jsonb().$type<PopupItem[]>().notNull(),
    pcWidth: integer().notNull(),
    pcHeight: integer().notNull(),
    mobileWidth: integer().notNull(),
    mobileHeight: integer().notNull(),
    pcSizeType: text({ enum: ["RATIO", "PIXEL"] }).notNull(),
    isAutoPlacement: boolean().notNull(),
    direction: text({
      enum: [
        "TOP",
        "BOTTOM",
        "LEFT",
        "RIGHT",
        "TOP_LEFT",
        "TOP_RIGHT",
        "BOTTOM_LEFT",
        "BOTTOM_RIGHT",
        "CENTER",
      ],
    }).notNull(),
    startAt: instant().notNull(),
    /** Exclusive; null: open end. */
    endAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("popups_weight").on(table.partnerId, table.weight),
    check("popups_period", sql`${table.endAt} is null or ${table.startAt} < ${table.endAt}`),
  ],
);

/** Short codes for long addresses: `/…?s=<code>` in a message. */
export const shortenUrls = pgTable(
  "shorten_urls",
  { partnerId: partnerId(), code: text().notNull(), targetUrl: text().notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.code] })],
);

/** The search overlay's recommended keywords. */
export const partnerKeywords = pgTable(
  "partner_keywords",
  { partnerId: partnerId(), keyword: text().notNull(), sortOrder: integer().notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.keyword] })],
);
