import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { products } from "./catalogue";
import { id, ownId, partnerId } from "./partners";

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
    /** One of the few that the customer center opens with. */
    isTop: boolean().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("faqs_order").on(table.partnerId, table.sortOrder),
    foreignKey({
      name: "faqs_group",
      columns: [table.partnerId, table.groupId],
      foreignColumns: [faqGroups.partnerId, faqGroups.id],
    }).onDelete("cascade"),
  ],
);

/** What to mind after a treatment. */
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
    foreignKey({
      name: "product_after_notices_product",
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "product_after_notices_notice",
      columns: [table.partnerId, table.afterNoticeId],
      foreignColumns: [afterNotices.partnerId, afterNotices.id],
    }).onDelete("cascade"),
  ],
);
