import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { products } from "./catalogue";
import { employees } from "./employees";
import { id, ownId, ownRow, partnerId } from "./partners";

/** By law only for members, those with isNoYouth for adults. */
export const beforeAfters = pgTable(
  "before_afters",
  {
    id: ownId(),
    partnerId: partnerId(),
    title: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    beforeImageUrl: text().notNull(),
    afterImageUrl: text().notNull(),
    /** 시술 4주 후 … */
    elapsed: text().notNull(),
    isNoYouth: boolean().notNull(),
    productId: id(),
    employeeId: id(),
    publishedAt: date({ mode: "string" }).notNull(),
    /** Signs the addresses of its pictures. */
    pictureKey: uuid().notNull().defaultRandom(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("before_afters_order").on(table.partnerId, table.publishedAt),
    ownRow("before_afters_product", table, "productId", products),
    ownRow("before_afters_employee", table, "employeeId", employees),
  ],
);

/** By law only for members. */
export const partnerReviews = pgTable(
  "partner_reviews",
  {
    id: ownId(),
    partnerId: partnerId(),
    /** Masked where it is shown. */
    authorName: text().notNull(),
    /** 1 to 5. */
    rating: integer().notNull(),
    content: text().notNull(),
    imageUrl: text(),
    /** Where it was written: 네이버, 구글, 방문 … */
    source: text().notNull(),
    productId: id(),
    publishedAt: date({ mode: "string" }).notNull(),
    /** Signs the addresses of its pictures. */
    pictureKey: uuid().notNull().defaultRandom(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("partner_reviews_order").on(table.partnerId, table.publishedAt),
    check("partner_reviews_rating", sql`${table.rating} between 1 and 5`),
    ownRow("partner_reviews_product", table, "productId", products),
  ],
);
