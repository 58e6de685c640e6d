import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { productOptions } from "./catalogue";
import { id, instant, ownId, partnerId } from "./partners";

export const customers = pgTable(
  "customers",
  {
    id: ownId(),
    partnerId: partnerId(),
    name: text().notNull(),
    /** Digits only. */
    phone: text().notNull(),
    /** True after identity verification. */
    isRegular: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    unique("customers_owner").on(table.partnerId, table.id),
    unique("customers_phone").on(table.partnerId, table.phone),
    check("customers_phone_digits", sql`${table.phone} ~ '^[0-9]{10,11}$'`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: text().primaryKey(),
    partnerId: partnerId(),
    customerId: id().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("sessions_customer").on(table.customerId),
    foreignKey({
      name: "sessions_customer_owner",
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete("cascade"),
  ],
);

/** The one code that counts for a phone at a partner; a new one takes its place. */
export const smsCodes = pgTable(
  "sms_codes",
  {
    partnerId: partnerId(),
    phone: text().notNull(),
    codeHash: text().notNull(),
    expiresAt: instant().notNull(),
    guesses: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.phone] })],
);

/** A customer's cart or a guest's, never both. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: ownId(),
    partnerId: partnerId(),
    customerId: id(),
    guestId: uuid(),
    optionId: id().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [
    unique("cart_items_customer").on(table.partnerId, table.customerId, table.optionId),
    unique("cart_items_guest").on(table.partnerId, table.guestId, table.optionId),
    check("cart_items_one_owner", sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`),
    foreignKey({
      name: "cart_items_customer_owner",
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "cart_items_option",
      columns: [table.partnerId, table.optionId],
      foreignColumns: [productOptions.partnerId, productOptions.id],
    }).onDelete("cascade"),
  ],
);
