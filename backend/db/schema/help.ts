import { boolean, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { products } from "./catalogue";
import { id, ownId, ownRow, partnerId } from "./partners";

export const faqGroups = pgTable(
  "faq_groups",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    title: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("faq_groups_key").on(table.partnerId, table.key),
  ],
);

export const faqs = pgTable(
  "faqs",
  {
    id: ownId(),
    partnerId: partnerId(),
    groupId: id().notNull(),
    question: text().notNull(),
    /** Clean HTML. */
    answerHtml: text().notNull(),
    /** Shown first in the customer center. */
    isTop: boolean().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("faqs_order").on(table.partnerId, table.sortOrder),
    ownRow("faqs_group", table, "groupId", faqGroups).onDelete("cascade"),
  ],
);

/** Aftercare instructions. */
export const afterNotices = pgTable(
  "after_notices",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    title: text().notNull(),
    /** Clean HTML. */
    contentHtml: text().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("after_notices_key").on(table.partnerId, table.key),
  ],
);

export const productAfterNotices = pgTable(
  "product_after_notices",
  { partnerId: partnerId(), productId: id().notNull(), afterNoticeId: id().notNull() },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.productId, table.afterNoticeId] }),
    ownRow("product_after_notices_product", table, "productId", products).onDelete("cascade"),
    ownRow("product_after_notices_notice", table, "afterNoticeId", afterNotices).onDelete("cascade"),
  ],
);
