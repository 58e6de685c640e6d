import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { employees } from "./employees";
import { id, instant, ownId, ownRow, partnerId } from "./partners";
import { reservations } from "./reservations";

/**
 * Other times that the clinic offers for a request or a confirmed visit, a row each; those of one offer share token, time
 * and end.
 */
export const reservationOffers = pgTable(
  "reservation_offers",
  {
    partnerId: partnerId(),
    id: ownId(),
    reservationId: id().notNull(),
    employeeId: id().notNull(),
    startAt: instant().notNull(),
    /** Exclusive. */
    endAt: instant().notNull(),
    /** Of the row in reservation_holds that keeps the time from others until heldUntil. */
    holdId: uuid().notNull(),
    /** Afterwards the time is offered while it is free. */
    heldUntil: instant().notNull(),
    /** When the offer ends by itself. */
    endsAt: instant().notNull(),
    /** Of the secret in the visitor's link. */
    tokenHash: text().notNull(),
    /** Null: by a job, of a place that became free. */
    createdById: id(),
    createdAt: instant().notNull(),
    /** When the offer was accepted, withdrawn or overtaken by another change. Null: open, or expired. */
    closedAt: instant(),
    /** The visitor chose this one. */
    acceptedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("reservation_offers_reservation").on(table.partnerId, table.reservationId),
    index("reservation_offers_token").on(table.partnerId, table.tokenHash),
    check("reservation_offers_period", sql`${table.startAt} < ${table.endAt}`),
    check("reservation_offers_end", sql`${table.endsAt} < ${table.startAt}`),
    ownRow("reservation_offers_reservation_owner", table, "reservationId", reservations).onDelete("cascade"),
    ownRow("reservation_offers_employee_owner", table, "employeeId", employees).onDelete("cascade"),
  ],
);
export type OfferRow = typeof reservationOffers.$inferSelect;
