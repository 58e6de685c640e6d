import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import {
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  type MessageKind,
  STAFF_MESSAGE_KINDS,
  VISITOR_MESSAGE_KINDS,
} from "@/contract/messages/kinds";
import { id, instant, ownRow, partnerId } from "./partners";
import { reservations } from "./reservations";
import { staff, staffRoles } from "./staff";

/** What a message needs besides its reservation. */
export type MessageDetails =
  | { kind: "offered"; starts: string[]; endsAt: string; link: string }
  | { kind: "privateQuestion"; postId: number };

/** Every message to visitors and to a clinic's people, before and after it went out: the ledger. */
export const messages = pgTable(
  "messages",
  {
    partnerId: partnerId(),
    /** Given to the provider: what was accepted once is not sent again. */
    id: uuid().notNull().defaultRandom(),
    /** Null: about a post. */
    reservationId: id(),
    kind: text({ enum: [...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS] })
      .$type<MessageKind>()
      .notNull(),
    /** The account that is told; null: the visitor. */
    staffId: id().references(() => staff.id, { onDelete: "cascade" }),
    /** What it follows from: a version of the reservation, the time of the visit that it reminds of, or a post. */
    occasion: text().notNull(),
    /** Null: chosen when it is sent. */
    channel: text({ enum: MESSAGE_CHANNELS }),
    dueAt: instant().notNull(),
    state: text({ enum: MESSAGE_STATES }).notNull().default("due"),
    tries: integer().notNull().default(0),
    /** When the provider was last asked. */
    triedAt: instant(),
    /** An earlier try may have been accepted: the provider is asked for it before another. */
    isUncertain: boolean().notNull().default(false),
    /** Accepted by the provider. */
    sentAt: instant(),
    /** As the provider has reported; null: not known. */
    deliveredAt: instant(),
    provider: text(),
    /** The provider's own id of it. */
    providerId: text(),
    /** Won; null: not said. */
    cost: integer(),
    /** A code of the last refusal, or why it was not delivered; for people, in words, by the contract. */
    failure: text(),
    templateVersion: integer(),
    /** As it was sent; erased with the visitor. */
    text: text(),
    /** Erased when it surely is not sent again: links are secrets. */
    details: jsonb().$type<MessageDetails>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    // Nobody is told twice of one thing.
    unique("messages_once")
      .on(table.partnerId, table.reservationId, table.kind, table.channel, table.occasion, table.staffId)
      .nullsNotDistinct(),
    index("messages_due").on(table.dueAt).where(sql`${table.state} in ('due', 'sending')`),
    index("messages_list").on(table.partnerId, table.dueAt),
    index("messages_provider")
      .on(table.provider, table.providerId)
      .where(sql`${table.providerId} is not null`),
    check(
      "messages_kind",
      sql.raw(`kind in (${quoted([...VISITOR_MESSAGE_KINDS, ...STAFF_MESSAGE_KINDS])})`),
    ),
    check("messages_state", sql.raw(`state in (${quoted(MESSAGE_STATES)})`)),
    check("messages_channel", sql.raw(`channel in (${quoted(MESSAGE_CHANNELS)})`)),
    ownRow("messages_reservation_owner", table, "reservationId", reservations).onDelete("cascade"),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** What somebody of a clinic wants to be told, and how; without a row, in the studio alone. */
export const staffNotices = pgTable(
  "staff_notices",
  {
    partnerId: partnerId(),
    staffId: id().notNull(),
    kind: text({ enum: STAFF_MESSAGE_KINDS }).notNull(),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    /** Where mail goes; null on other channels: the account's phone. */
    email: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.staffId, table.kind] }),
    foreignKey({
      name: "staff_notices_role",
      columns: [table.partnerId, table.staffId],
      foreignColumns: [staffRoles.partnerId, staffRoles.staffId],
    }).onDelete("cascade"),
    check("staff_notices_kind", sql.raw(`kind in (${quoted(STAFF_MESSAGE_KINDS)})`)),
    check("staff_notices_channel", sql.raw(`channel in (${quoted(MESSAGE_CHANNELS)})`)),
    check("staff_notices_email", sql`(${table.channel} = 'mail') = (${table.email} is not null)`),
  ],
);

function quoted(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(", ");
}
