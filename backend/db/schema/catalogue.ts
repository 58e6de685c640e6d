import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { id, instant, ownId, partnerId } from "./partners";

export const productCategories = pgTable(
  "product_categories",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    bodyGroup: text().notNull(),
    concernGroup: text().notNull(),
    icon: text(),
    parentId: id(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("product_categories_key").on(table.partnerId, table.key),
    foreignKey({
      name: "product_categories_parent",
      columns: [table.partnerId, table.parentId],
      foreignColumns: [table.partnerId, table.id],
    }),
  ],
);

export const products = pgTable(
  "products",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    imageUrl: text().notNull(),
    imageAlt: text().notNull(),
    gallery: jsonb().$type<{ url: string; alt: string }[]>().notNull(),
    badges: text().array().notNull(),
    isRecommend: boolean().notNull(),
    facts: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    recommendedFor: text().array().notNull(),
    steps: jsonb().$type<{ title: string; description: string; minutes: number | null }[]>().notNull(),
    descriptionHtml: text().notNull(),
    cautionHtml: text().notNull(),
    /** Sold only together with a secret event; in no list, search or sitemap. */
    isSecret: boolean().notNull().default(false),
    /** Words under which it is found besides its name. */
    hashTags: text().array().notNull().default([]),
    languageCode: text().notNull().default("ko"),
    sortOrder: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** What a keyword is looked for in, in one spelling (catalogue/search-text.ts). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_text(name || ' ' || summary || ' ' || joined_words(badges) || ' ' || joined_words(hash_tags))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("products_key").on(table.partnerId, table.key),
    // The orders of the lists, as they are asked for: see productOrder.
    index("products_recommended")
      .on(table.partnerId, table.isRecommend.desc().nullsFirst(), table.sortOrder, table.id)
      .where(sql`not ${table.isSecret}`),
    index("products_latest")
      .on(table.partnerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not ${table.isSecret}`),
    index("products_search").using("gin", table.partnerId, sql`search_grams(${table.searchText})`),
  ],
);

export const productCategoryLinks = pgTable(
  "product_category_links",
  { partnerId: partnerId(), productId: id().notNull(), categoryId: id().notNull() },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.productId, table.categoryId] }),
    index("product_category_links_category").on(table.partnerId, table.categoryId),
    foreignKey({
      name: "product_category_links_product",
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "product_category_links_category_owner",
      columns: [table.partnerId, table.categoryId],
      foreignColumns: [productCategories.partnerId, productCategories.id],
    }).onDelete("cascade"),
  ],
);

export const relatedProducts = pgTable(
  "related_products",
  {
    partnerId: partnerId(),
    productId: id().notNull(),
    relatedId: id().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.productId, table.relatedId] }),
    check("related_products_other", sql`${table.productId} <> ${table.relatedId}`),
    foreignKey({
      name: "related_products_product",
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "related_products_related",
      columns: [table.partnerId, table.relatedId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete("cascade"),
  ],
);

export const productOptions = pgTable(
  "product_options",
  {
    id: ownId(),
    partnerId: partnerId(),
    productId: id().notNull(),
    key: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** Won. Null: the clinic says it when it is asked. */
    price: integer(),
    /** The clinic names the price as the lowest of a range. */
    isPriceFrom: boolean().notNull().default(false),
    durationMinutes: integer().notNull(),
    isDefault: boolean().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("product_options_key").on(table.partnerId, table.key),
    index("product_options_product").on(table.partnerId, table.productId, table.sortOrder),
    check("product_options_price", sql`${table.price} >= 0`),
    check("product_options_duration", sql`${table.durationMinutes} between 5 and 480`),
    foreignKey({
      name: "product_options_product_owner",
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete("cascade"),
  ],
);

export const events = pgTable(
  "events",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    title: text().notNull(),
    titleGroup: text().notNull(),
    summary: text().notNull(),
    imageUrl: text().notNull(),
    imageAlt: text().notNull(),
    startAt: instant().notNull(),
    /** Exclusive. */
    endAt: instant().notNull(),
    /** Reached by its link alone: /products/{productId}/secret/{eventId}. */
    isSecret: boolean().notNull().default(false),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("events_key").on(table.partnerId, table.key),
    index("events_period").on(table.partnerId, table.endAt),
    check("events_period_order", sql`${table.startAt} < ${table.endAt}`),
  ],
);

/** What an option costs while the event runs. */
export const eventPrices = pgTable(
  "event_prices",
  {
    partnerId: partnerId(),
    eventId: id().notNull(),
    optionId: id().notNull(),
    price: integer().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.eventId, table.optionId] }),
    index("event_prices_option").on(table.partnerId, table.optionId),
    check("event_prices_price", sql`${table.price} >= 0`),
    foreignKey({
      name: "event_prices_event",
      columns: [table.partnerId, table.eventId],
      foreignColumns: [events.partnerId, events.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "event_prices_option_owner",
      columns: [table.partnerId, table.optionId],
      foreignColumns: [productOptions.partnerId, productOptions.id],
    }).onDelete("cascade"),
  ],
);
