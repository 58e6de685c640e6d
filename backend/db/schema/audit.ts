import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ACTOR_KINDS, type AuditedAction } from "@/contract/studio/audit";
import { id, instant, ownId, partnerId } from "./partners";

/** Who changed what, written in the transaction of the change. A trigger refuses updates and deletions. */
export const audit = pgTable(
  "audit",
  {
    id: ownId(),
    partnerId: partnerId(),
    at: instant().notNull(),
    actorKind: text({ enum: ACTOR_KINDS }).notNull(),
    /** The account or customer; null for commands and jobs. */
    actorId: id(),
    actorName: text().notNull(),
    action: text().$type<AuditedAction>().notNull(),
    thingKind: text().notNull(),
    thingId: id().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.id] }),
    index("audit_thing").on(table.partnerId, table.thingKind, table.thingId, table.id),
    check("audit_actor_kind", sql`${table.actorKind} in ('visitor', 'staff', 'command', 'job')`),
  ],
);
