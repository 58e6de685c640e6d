import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
} from "drizzle-orm/pg-core";
import type { Focus } from "@/contract/api/values";
import { BLOCK_KINDS } from "@/contract/studio/audit";
import { id, instant, ownId, ownRow, partnerId } from "./partners";

export const employees = pgTable(
  "employees",
  {
    id: ownId(),
    partnerId: partnerId(),
    key: text().notNull(),
    type: text({ enum: ["doctor"] }).notNull(),
    name: text().notNull(),
    position: text().notNull(),
    specialty: text().notNull(),
    introduction: text().notNull(),
    imageUrl: text(),
    imageAlt: text(),
    imageFocus: jsonb().$type<Focus>(),
    practiceSince: integer(),
    career: jsonb().$type<string[]>().notNull(),
    education: jsonb().$type<string[]>().notNull(),
    languages: jsonb().$type<string[]>().notNull(),
    sortOrder: integer().notNull(),
    /** When somebody last changed the working week; null: it is the one that the clinic began with. */
    weekChangedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("employees_key").on(table.partnerId, table.key),
    check("employees_type", sql`${table.type} in ('doctor')`),
  ],
);

/** Weekly working hours in the clinic's zone; a missing row is a day off. */
export const employeeHours = pgTable(
  "employee_hours",
  {
    partnerId: partnerId(),
    employeeId: id().notNull(),
    /** 0 is Sunday. */
    weekday: integer().notNull(),
    startTime: time().notNull(),
    endTime: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.employeeId, table.weekday] }),
    check("employee_hours_weekday", sql`${table.weekday} between 0 and 6`),
    check("employee_hours_order", sql`${table.startTime} < ${table.endTime}`),
    ownRow("employee_hours_employee", table, "employeeId", employees).onDelete("cascade"),
  ],
);

export const employeeDaysOff = pgTable(
  "employee_days_off",
  { partnerId: partnerId(), employeeId: id().notNull(), date: date({ mode: "string" }).notNull() },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.employeeId, table.date] }),
    ownRow("employee_days_off_employee", table, "employeeId", employees).onDelete("cascade"),
  ],
);

/**
 * Hours of a day that a doctor cannot be booked in. An exclusion constraint keeps one doctor's apart; reservations that
 * were there before stay until somebody decides them.
 */
export const employeeBlocks = pgTable(
  "employee_blocks",
  {
    id: ownId(),
    partnerId: partnerId(),
    employeeId: id().notNull(),
    kind: text({ enum: BLOCK_KINDS }).notNull(),
    startAt: instant().notNull(),
    /** Exclusive, on the same day. */
    endAt: instant().notNull(),
    reason: text().notNull(),
    /** Who is booked into it later knew of it. */
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("employee_blocks_time").on(table.partnerId, table.startAt),
    check("employee_blocks_kind", sql`${table.kind} in ('block', 'leave')`),
    check("employee_blocks_period", sql`${table.startAt} < ${table.endAt}`),
    ownRow("employee_blocks_employee_owner", table, "employeeId", employees).onDelete("cascade"),
  ],
);
export type EmployeeBlockRow = typeof employeeBlocks.$inferSelect;

/** When somebody made a day a special one, so that who is booked on it is found; null: the clinic began with it. */
const setAt = () => instant();

/** The clinic's own closed days, besides public holidays. */
export const closedDays = pgTable(
  "closed_days",
  {
    partnerId: partnerId(),
    date: date({ mode: "string" }).notNull(),
    reason: text().notNull(),
    setAt: setAt(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.date] })],
);

/** Days with shortened hours (shorten works). */
export const shortenWorks = pgTable(
  "shorten_works",
  {
    partnerId: partnerId(),
    date: date({ mode: "string" }).notNull(),
    openTime: time().notNull(),
    closeTime: time().notNull(),
    reason: text().notNull(),
    setAt: setAt(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.date] }),
    check("shorten_works_order", sql`${table.openTime} < ${table.closeTime}`),
  ],
);
