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
  uuid,
} from "drizzle-orm/pg-core";
import { RESERVATION_SOURCES, STUDIO_STATUSES } from "@/contract/studio/reservation-steps";
import { terms } from "./content";
import { customers } from "./customers";
import { employees } from "./employees";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

/** Two exclusion constraints at the end of the first migration make a doctor's time and a seat exclusive. */
export const reservations = pgTable(
  "reservations",
  {
    id: ownId(),
    partnerId: partnerId(),
    reservationNumber: text().notNull(),
    customerId: id().notNull(),
    /** Null: the clinic has yet to assign a doctor. */
    employeeId: id(),
    kind: text({ enum: ["visit", "treatment"] }).notNull(),
    status: text({ enum: STUDIO_STATUSES }).notNull(),
    /** Counts what people change: two who change at once are told of each other. */
    version: integer().notNull().default(1),
    source: text({ enum: RESERVATION_SOURCES }).notNull().default("web"),
    startAt: instant().notNull(),
    /** Exclusive. */
    endAt: instant().notNull(),
    /** 1 to the clinic's capacity; null: beyond it. */
    seat: integer(),
    /** False: a request over a full time, which blocks nothing until the clinic confirms. */
    holdsTime: boolean().notNull(),
    purpose: text(),
    memo: text().notNull(),
    customerName: text().notNull(),
    customerPhone: text().notNull(),
    isIncludeVat: boolean().notNull(),
    /** Won, at the time of booking. */
    subtotal: integer().notNull(),
    vat: integer().notNull(),
    total: integer().notNull(),
    isSend: boolean().notNull(),
    attribution: jsonb().$type<Record<string, string>>().notNull(),
    /** Grants access to the calendar file: calendar apps send no token. */
    calendarToken: uuid().notNull().defaultRandom(),
    createdAt: instant().notNull(),
    canceledAt: instant(),
    cancelReason: text(),
    canceledBy: text({ enum: ["visitor", "clinic"] }),
    /** Cancelled by the visitor's wish after the clinic's rule. */
    isLate: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("reservations_number").on(table.partnerId, table.reservationNumber),
    unique("reservations_calendar").on(table.calendarToken),
    index("reservations_customer").on(table.partnerId, table.customerId, table.startAt),
    index("reservations_phone").on(table.partnerId, table.customerPhone, table.startAt),
    index("reservations_time").on(table.partnerId, table.startAt),
    // Of years of visits, the few that wait for a yes or for what became of them.
    index("reservations_undecided")
      .on(table.partnerId, table.endAt)
      .where(sql`${table.status} in ('waiting', 'confirmed')`),
    // Of what is to come, the few that wait for the clinic's yes.
    index("reservations_waiting").on(table.partnerId, table.endAt).where(sql`${table.status} = 'waiting'`),
    check("reservations_kind", sql`${table.kind} in ('visit', 'treatment')`),
    check(
      "reservations_status",
      sql`${table.status} in ('waiting', 'confirmed', 'arrived', 'completed', 'noShow', 'canceled')`,
    ),
    check("reservations_source", sql`${table.source} in ('web', 'phone', 'walkIn')`),
    check("reservations_period", sql`${table.startAt} < ${table.endAt}`),
    check("reservations_seat", sql`${table.seat} >= 1`),
    check(
      "reservations_confirmed_holds",
      sql`${table.status} not in ('confirmed', 'arrived') or ${table.holdsTime}`,
    ),
    check("reservations_sums", sql`${table.subtotal} >= 0 and ${table.total} >= ${table.subtotal}`),
    ownRow("reservations_customer_owner", table, "customerId", customers),
    ownRow("reservations_employee_owner", table, "employeeId", employees),
  ],
);
export type ReservationRow = typeof reservations.$inferSelect;

/** The previous time and doctor of each change. */
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
    ownRow("reservation_moves_reservation_owner", table, "reservationId", reservations).onDelete("cascade"),
  ],
);

/** Booked treatments, as they were at the time of booking: the option itself may be gone. */
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
    /** Won. Null: price on request. */
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
    ownRow("reservation_options_reservation", table, "reservationId", reservations).onDelete("cascade"),
  ],
);

/** The last serial of a day; its row lock serialises the day's bookings. */
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
    ownRow("consents_customer_owner", table, "customerId", customers),
    ownRow("consents_reservation_owner", table, "reservationId", reservations),
    ownRow("consents_term_owner", table, "termId", terms),
  ],
);

/** Completed create requests: the same key and body return the same row. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    partnerId: partnerId(),
    /** Scope of the key: `reservation:customer:17`. */
    owner: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    /** The created row; null within the transaction. */
    resultId: id(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.owner, table.key] })],
);
