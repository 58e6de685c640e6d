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
  uuid,
} from "drizzle-orm/pg-core";
import { employees } from "./employees";
import { id, instant, partnerId } from "./partners";

/**
 * Times that visitors have chosen and not booked yet. The day's queue keeps them exclusive, among themselves and
 * against reservations; one that has expired is nobody's, whether it was swept yet or not.
 */
export const reservationHolds = pgTable(
  "reservation_holds",
  {
    partnerId: partnerId(),
    /** Made by the visitor's widget. */
    id: uuid().notNull(),
    /** Of the address that asked: only to count its holds. */
    addressHash: text().notNull(),
    /** Null: any doctor was wished for. */
    wishedEmployeeId: id(),
    employeeId: id(),
    startAt: instant().notNull(),
    /** Exclusive. */
    endAt: instant().notNull(),
    seat: integer(),
    /** False: a place beyond a full time, which is kept from nobody. */
    holdsTime: boolean().notNull(),
    isWaiting: boolean().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("reservation_holds_time").on(table.partnerId, table.startAt),
    index("reservation_holds_address").on(table.partnerId, table.addressHash),
    index("reservation_holds_expiry").on(table.expiresAt),
    check("reservation_holds_period", sql`${table.startAt} < ${table.endAt}`),
    check("reservation_holds_seat", sql`${table.seat} >= 1`),
    foreignKey({
      name: "reservation_holds_employee_owner",
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }).onDelete("cascade"),
  ],
);
