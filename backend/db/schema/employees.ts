import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  unique,
} from "drizzle-orm/pg-core";
import { id, ownId, partnerId } from "./partners";

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
    career: jsonb().$type<string[]>().notNull(),
    education: jsonb().$type<string[]>().notNull(),
    languages: jsonb().$type<string[]>().notNull(),
    sortOrder: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    unique("employees_key").on(table.partnerId, table.key),
    check("employees_type", sql`${table.type} in ('doctor')`),
  ],
);

/** Weekly working hours in the clinic's zone; no row: a day off. */
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
    foreignKey({
      name: "employee_hours_employee",
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }).onDelete("cascade"),
  ],
);

export const employeeDaysOff = pgTable(
  "employee_days_off",
  { partnerId: partnerId(), employeeId: id().notNull(), date: date({ mode: "string" }).notNull() },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.employeeId, table.date] }),
    foreignKey({
      name: "employee_days_off_employee",
      columns: [table.partnerId, table.employeeId],
      foreignColumns: [employees.partnerId, employees.id],
    }).onDelete("cascade"),
  ],
);

/** The clinic's own closed days, besides public holidays. */
export const closedDays = pgTable(
  "closed_days",
  { partnerId: partnerId(), date: date({ mode: "string" }).notNull(), reason: text().notNull() },
  (table) => [primaryKey({ columns: [table.partnerId, table.date] })],
);

/** Days on which the clinic opens for fewer hours than its week says (shorten works). */
export const shortenWorks = pgTable(
  "shorten_works",
  {
    partnerId: partnerId(),
    date: date({ mode: "string" }).notNull(),
    openTime: time().notNull(),
    closeTime: time().notNull(),
    reason: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.date] }),
    check("shorten_works_order", sql`${table.openTime} < ${table.closeTime}`),
  ],
);
