import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
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
import { id, instant, ownId, partnerId } from "./partners";

export const customers = pgTable(
  "customers",
  {
    id: ownId(),
    partnerId: partnerId(),
    name: text().notNull(),
    /** Digits only, or E.164 from abroad; null once the customer has left, or once somebody else has proven to have the number. */
    phone: text(),
    /** Proven in place of a phone abroad that SMS does not reach; empty: the phone itself is proven. */
    contactEmail: text().notNull().default(""),
    /** In which messages are written. */
    language: text({ enum: WIDGET_LANGUAGES }).notNull().default("ko"),
    /** True after identity verification. */
    isRegular: boolean().notNull().default(false),
    /** SHA-256 of the identity provider's unique key: the same person, whatever the phone. */
    identityHash: text(),
    birthDate: date({ mode: "string" }),
    gender: text({ enum: ["female", "male"] }),
    email: text(),
    isMarketingReceivable: boolean().notNull().default(false),
    /** When marketing was last agreed to or refused; null: never asked. */
    marketingChangedAt: instant(),
    createdAt: instant().notNull(),
    /** Personal data is erased; reservations stay as the law asks. */
    leftAt: instant(),
    leftReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    // A phone is no person: whoever has a member's number may be a guest beside them. An e-mail proves no phone: two
    // people who name the same number abroad are two accounts.
    unique("customers_phone").on(table.partnerId, table.phone, table.isRegular, table.contactEmail),
    unique("customers_identity").on(table.partnerId, table.identityHash),
    check("customers_phone_digits", sql`${table.phone} ~ '^([0-9]{10,11}|[+][1-9][0-9]{6,14})$'`),
    check(
      "customers_phone_or_identity",
      sql`num_nonnulls(${table.phone}, ${table.identityHash}, ${table.leftAt}) > 0`,
    ),
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
    index("sessions_customer").on(table.partnerId, table.customerId),
    foreignKey({
      name: "sessions_customer_owner",
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete("cascade"),
  ],
);

/** A device that an identity verification was made on: an SMS to its customer's phone signs them in there. */
export const deviceMarks = pgTable(
  "device_marks",
  {
    partnerId: partnerId(),
    /** SHA-256 of what the device keeps. */
    markHash: text().notNull(),
    customerId: id().notNull(),
    verifiedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.markHash] }),
    index("device_marks_customer").on(table.partnerId, table.customerId),
    foreignKey({
      name: "device_marks_customer_owner",
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
    /** Where it went, for a phone that SMS does not reach; empty: by SMS. */
    contactEmail: text().notNull().default(""),
    language: text({ enum: WIDGET_LANGUAGES }).notNull().default("ko"),
    codeHash: text().notNull(),
    expiresAt: instant().notNull(),
    guesses: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.phone] })],
);

/** Each yes and no to marketing, beside the customer's latest; stays after they have left. */
export const marketingChoices = pgTable(
  "marketing_choices",
  {
    id: ownId(),
    partnerId: partnerId(),
    customerId: id().notNull(),
    isReceivable: boolean().notNull(),
    /** Of the marketing term that was shown; null where the partner has none. */
    version: text(),
    chosenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("marketing_choices_customer").on(table.partnerId, table.customerId),
    foreignKey({
      name: "marketing_choices_customer_owner",
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }),
  ],
);

/** What the identity provider said about a person, once: an impUid is good for one sign-in. */
export const identityVerifications = pgTable(
  "identity_verifications",
  {
    partnerId: partnerId(),
    impUid: text().notNull(),
    usedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.impUid] })],
);

/** What a visitor looked at, the latest first: a customer's or a guest's, never both. */
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
    foreignKey({
      name: "recent_products_customer_owner",
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "recent_products_product",
      columns: [table.partnerId, table.productId],
      foreignColumns: [products.partnerId, products.id],
    }).onDelete("cascade"),
  ],
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
    /** The secret event through whose link it was put in; null: none. */
    eventId: id(),
    addedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
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
    foreignKey({
      name: "cart_items_event",
      columns: [table.partnerId, table.eventId],
      foreignColumns: [events.partnerId, events.id],
    }).onDelete("cascade"),
  ],
);
