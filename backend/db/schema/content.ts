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
} from "drizzle-orm/pg-core";
import type { PublishedFile } from "@/contract/api/content";
import type { TermTranslations } from "@/contract/api/partner-and-terms";
import { products } from "./catalogue";
import { id, ownId, ownRow, partnerId } from "./partners";

export const banners = pgTable(
  "banners",
  {
    id: ownId(),
    partnerId: partnerId(),
    bannerLocation: text({ enum: ["HOME_TOP", "HOME_SIDE", "PRODUCT_LIST"] }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    badge: text(),
    imageUrl: text().notNull(),
    imageAlt: text().notNull(),
    linkTo: text().notNull(),
    buttonText: text().notNull(),
    productId: id(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("banners_location").on(table.partnerId, table.bannerLocation),
    check(
      "banners_location_known",
      sql`${table.bannerLocation} in ('HOME_TOP', 'HOME_SIDE', 'PRODUCT_LIST')`,
    ),
    ownRow("banners_product", table, "productId", products),
  ],
);

export const notices = pgTable(
  "notices",
  {
    id: ownId(),
    partnerId: partnerId(),
    title: text().notNull(),
    contentHtml: text().notNull(),
    isPinned: boolean().notNull(),
    publishedAt: date({ mode: "string" }).notNull(),
    attachments: jsonb().$type<PublishedFile[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("notices_order").on(table.partnerId, table.publishedAt),
  ],
);

export const terms = pgTable(
  "terms",
  {
    id: ownId(),
    partnerId: partnerId(),
    slug: text().notNull(),
    termTitle: text().notNull(),
    target: text({ enum: ["CUSTOMER", "POST"] })
      .notNull()
      .default("CUSTOMER"),
    isRequired: boolean().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("terms_slug").on(table.partnerId, table.slug),
  ],
);

/** A term's texts; the current one is the latest in effect. */
export const termVersions = pgTable(
  "term_versions",
  {
    partnerId: partnerId(),
    termId: id().notNull(),
    version: text().notNull(),
    effectiveAt: date({ mode: "string" }).notNull(),
    contentHtml: text().notNull(),
    /** Title and summary for readers of other languages. */
    translations: jsonb().$type<TermTranslations>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.termId, table.version] }),
    ownRow("term_versions_term", table, "termId", terms).onDelete("cascade"),
  ],
);
