import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { productOptions } from "./catalogue";
import { terms } from "./content";
import { customers } from "./customers";
import { employees } from "./employees";
import { id, instant, ownId, partnerId } from "./partners";

/** Two exclusion constraints, at the end of the first migration, keep a doctor's time and a seat exclusive. */
export const reservations = pgTable(
  "reservations",
  {
    id: ownId(),
    partnerId: partnerId(),
    reservationNumber: text().notNull(),
    customerId: id().notNull(),
    /** Null: a doctor is yet to be chosen by the clinic. */
    employeeId: id(),
    kind: text({ enum: ["visit", "treatment"] }).notNull(),
    status: text({ enum: ["waiting", "confirmed", "canceled", "completed"] }).notNull(),
    startAt: instant().notNull(),
    /** Exclusive. */
    endAt: instant().notNull(),
    /** 1 to the clinic's capacity; null: beyond it. */
    seat: integer(),
    /** False: asked for over a full time, and taking nobody's place until the clinic confirms. */
    holdsTime: boolean().notNull(),
    purpose: text(),
    memo: text().notNull(),
    customerName: text().notNull(),
    customerPhone: text().notNull(),
    isIncludeVat: boolean().notNull(),
    /** Won, as reckoned when it was booked. */
    subtotal: integer().notNull(),
    vat: integer().notNull(),
    total: integer().notNull(),
    isSend: boolean().notNull(),
    attribution: jsonb().$type<Record<string, string>>().notNull(),
    /** Opens the calendar file to whoever has it: a phone's calendar sends no token. */
    calendarToken: uuid().notNull().defaultRandom(),
    createdAt: instant().notNull(),
    canceledAt: instant(),
    cancelReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("reservations_number").on(table.partnerId, table.reservationNumber),
    unique("reservations_calendar").on(table.calendarToken),
    index("reservations_customer").on(table.partnerId, table.customerId, table.startAt),
    index("reservations_phone").on(table.partnerId, table.customerPhone, table.startAt),
    index("reservations_time").on(table.partnerId, table.startAt),
    check("reservations_kind", sql`${table.kind} in ('visit', 'treatment')`),
    check("reservations_status", sql`${table.status} in ('waiting', 'confirmed', 'canceled', 'completed')`),
    check("reservations_period", sql`${table.startAt} < ${table.endAt}`),
    check("reservations_seat", sql`${table.seat} >= 1`),
    check("reservations_confirmed_holds", sql`${table.status} <> 'confirmed' or ${table.holdsTime}`),
    check("reservations_sums", sql`${table.subtotal} >= 0 and ${table.total} >= ${table.subtotal}`),
    foreignKey({
      name: "reservations_customer_owner",
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }),
    foreignKey({
      name: "reservations_employee_owner",
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }),
  ],
);
export type ReservationRow = typeof reservations.$inferSelect;

/** Where a reservation was before each change of its time. */
export const reservationMoves = pgTable(
  "reservation_moves",
  {
    id: ownId(),
    partnerId: partnerId(),
    reservationId: id().notNull(),
    fromStartAt: instant().notNull(),
    fromEmployeeId: id(),
    movedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("reservation_moves_reservation").on(table.partnerId, table.reservationId),
    foreignKey({
      name: "reservation_moves_reservation_owner",
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }).onDelete("cascade"),
  ],
);

/** What was booked, as it was when it was booked. */
export const reservationOptions = pgTable(
  "reservation_options",
  {
    partnerId: partnerId(),
    reservationId: id().notNull(),
    optionId: id().notNull(),
    productId: id().notNull(),
    productName: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** Won. Null: the clinic says it at the visit. */
    price: integer(),
    isPriceFrom: boolean().notNull().default(false),
    originalPrice: integer(),
    discountRate: integer(),
    durationMinutes: integer().notNull(),
    isDefault: boolean().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.reservationId, table.optionId] }),
    foreignKey({
      name: "reservation_options_reservation",
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "reservation_options_option",
      columns: [table.partnerId, table.optionId],
      foreignColumns: [productOptions.partnerId, productOptions.id],
    }),
  ],
);

/** The last serial given out for a day; its row's lock puts a day's bookings in a queue. */
export const reservationSerials = pgTable(
  "reservation_serials",
  { partnerId: partnerId(), date: date({ mode: "string" }).notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.date] })],
);

/** Who agreed to which version of a term, and when. */
export const consents = pgTable(
  "consents",
  {
    id: ownId(),
    partnerId: partnerId(),
    customerId: id().notNull(),
    reservationId: id(),
    termId: id().notNull(),
    version: text().notNull(),
    agreedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("consents_customer").on(table.partnerId, table.customerId),
    foreignKey({
      name: "consents_customer_owner",
      columns: [table.partnerId, table.customerId],
      foreignColumns: [customers.partnerId, customers.id],
    }),
    foreignKey({
      name: "consents_reservation_owner",
      columns: [table.partnerId, table.reservationId],
      foreignColumns: [reservations.partnerId, reservations.id],
    }),
    foreignKey({
      name: "consents_term_owner",
      columns: [table.partnerId, table.termId],
      foreignColumns: [terms.partnerId, terms.id],
    }),
  ],
);

/** Create calls that were answered: the same key and body get the same thing again. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    partnerId: partnerId(),
    /** Who asked and for what: `reservation:customer:17`. */
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** The id of what was made; null while it is being made. */
    resultId: id(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.owner, table.key] })],
);
