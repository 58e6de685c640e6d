import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { WIDGET_LANGUAGES } from "@/contract/widget/messages";
import { events, productOptions, products } from "./catalogue";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

export const customers = pgTable(
  "customers",
  {
    id: ownId(),
    partnerId: partnerId(),
    name: text().notNull(),
    /** Digits only, or E.164 from abroad; null for former members, and once another person has proven to own it. */
    phone: text(),
    /** Proven instead of a phone abroad that SMS does not reach; empty: the phone is proven. */
    contactEmail: text().notNull().default(""),
    /** Of messages. */
    language: text({ enum: WIDGET_LANGUAGES }).notNull().default("ko"),
    /** True after identity verification. */
    isRegular: boolean().notNull().default(false),
    /** SHA-256 of the identity provider's unique key of the person. */
    identityHash: text(),
    birthDate: date({ mode: "string" }),
    gender: text({ enum: ["female", "male"] }),
    email: text(),
    isMarketingReceivable: boolean().notNull().default(false),
    /** The last consent or refusal; null: none yet. */
    marketingChangedAt: instant(),
    createdAt: instant().notNull(),
    /** Set when personal data was erased; reservations stay as the law requires. */
    leftAt: instant(),
    leftReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    // A phone does not identify a person: a guest may have a member's number. An e-mail proves no phone: two people who
    // enter the same number abroad have two accounts.
    unique("customers_phone").on(table.partnerId, table.phone, table.isRegular, table.contactEmail),
    unique("customers_identity").on(table.partnerId, table.identityHash),
    check("customers_phone_digits", sql`${table.phone} ~ '^([0-9]{10,11}|[+][1-9][0-9]{6,14})$'`),
    check(
      "customers_phone_or_identity",
      sql`num_nonnulls(${table.phone}, ${table.identityHash}, ${table.leftAt}) > 0`,
    ),
  ],
);

/** The clinic's own words about a customer; no customer sees them. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    partnerId: partnerId(),
    id: ownId(),
    customerId: id().notNull(),
    /** The account that wrote it, and its name then. */
    staffId: id().notNull(),
    staffName: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("customer_notes_customer").on(table.partnerId, table.customerId),
    check("customer_notes_text", sql`char_length(${table.text}) between 1 and 1000`),
    ownRow("customer_notes_customer_owner", table, "customerId", customers).onDelete("cascade"),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the token, which is not stored. */
    tokenHash: text().primaryKey(),
    partnerId: partnerId(),
    customerId: id().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("sessions_customer").on(table.partnerId, table.customerId),
    ownRow("sessions_customer_owner", table, "customerId", customers).onDelete("cascade"),
  ],
);

/** A device of an identity verification: on it an SMS code signs the member in. */
export const deviceMarks = pgTable(
  "device_marks",
  {
    partnerId: partnerId(),
    /** SHA-256 of the device's token. */
    markHash: text().notNull(),
    customerId: id().notNull(),
    verifiedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.markHash] }),
    index("device_marks_customer").on(table.partnerId, table.customerId),
    ownRow("device_marks_customer_owner", table, "customerId", customers).onDelete("cascade"),
  ],
);

/** The valid code of a phone at a partner; a new one replaces it. */
export const smsCodes = pgTable(
  "sms_codes",
  {
    partnerId: partnerId(),
    phone: text().notNull(),
    /** The recipient where SMS does not reach the phone; empty: sent by SMS. */
    contactEmail: text().notNull().default(""),
    language: text({ enum: WIDGET_LANGUAGES }).notNull().default("ko"),
    codeHash: text().notNull(),
    expiresAt: instant().notNull(),
    guesses: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.phone] })],
);

/** The history of marketing consents and refusals; kept for former members. */
export const marketingChoices = pgTable(
  "marketing_choices",
  {
    id: ownId(),
    partnerId: partnerId(),
    customerId: id().notNull(),
    isReceivable: boolean().notNull(),
    /** Of the marketing term; null where the partner has none. */
    version: text(),
    chosenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("marketing_choices_customer").on(table.partnerId, table.customerId),
    ownRow("marketing_choices_customer_owner", table, "customerId", customers),
  ],
);

/** Consumed verifications: an impUid is valid for one sign-in. */
export const identityVerifications = pgTable(
  "identity_verifications",
  {
    partnerId: partnerId(),
    impUid: text().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.impUid] })],
);

/** Recently viewed products of a customer or a guest, never both. */
export const recentProducts = pgTable(
  "recent_products",
  {
    id: ownId(),
    partnerId: partnerId(),
    customerId: id(),
    guestId: uuid(),
    productId: id().notNull(),
    viewedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("recent_products_customer").on(table.partnerId, table.customerId, table.productId),
    unique("recent_products_guest").on(table.partnerId, table.guestId, table.productId),
    check("recent_products_one_owner", sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`),
    ownRow("recent_products_customer_owner", table, "customerId", customers).onDelete("cascade"),
    ownRow("recent_products_product", table, "productId", products).onDelete("cascade"),
  ],
);

/** Of a customer or a guest, never both. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: ownId(),
    partnerId: partnerId(),
    customerId: id(),
    guestId: uuid(),
    optionId: id().notNull(),
    /** The secret event of the link it was added by. */
    eventId: id(),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("cart_items_customer").on(table.partnerId, table.customerId, table.optionId),
    unique("cart_items_guest").on(table.partnerId, table.guestId, table.optionId),
    check("cart_items_one_owner", sql`num_nonnulls(${table.customerId}, ${table.guestId}) = 1`),
    ownRow("cart_items_customer_owner", table, "customerId", customers).onDelete("cascade"),
    ownRow("cart_items_option", table, "optionId", productOptions).onDelete("cascade"),
    ownRow("cart_items_event", table, "eventId", events).onDelete("cascade"),
  ],
);
