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
import { id, instant, ownId, ownRow, partnerId } from "./partners";

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
    ownRow("product_categories_parent", table, "parentId", table),
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
    /** Further search words. */
    hashTags: text().array().notNull().default([]),
    languageCode: text().notNull().default("ko"),
    sortOrder: integer().notNull(),
    createdAt: instant().notNull().defaultNow(),
    /** Normalised text for keyword search (catalogue/search-text.ts). */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`search_text(name || ' ' || summary || ' ' || joined_words(badges) || ' ' || joined_words(hash_tags))`,
      ),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("products_key").on(table.partnerId, table.key),
    // For the orders of productOrder.
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
    ownRow("product_category_links_product", table, "productId", products).onDelete("cascade"),
    ownRow("product_category_links_category_owner", table, "categoryId", productCategories).onDelete(
      "cascade",
    ),
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
    ownRow("related_products_product", table, "productId", products).onDelete("cascade"),
    ownRow("related_products_related", table, "relatedId", products).onDelete("cascade"),
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
    /** Won. Null: price on request. */
    price: integer(),
    /** The lowest price of a range. */
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
    ownRow("product_options_product_owner", table, "productId", products).onDelete("cascade"),
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
    /** Accessible only by its link: /products/{productId}/secret/{eventId}. */
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
    ownRow("event_prices_event", table, "eventId", events).onDelete("cascade"),
    ownRow("event_prices_option_owner", table, "optionId", productOptions).onDelete("cascade"),
  ],
);
