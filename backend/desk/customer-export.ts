import { eq, inArray, isNull, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { attachments, customerPosts } from "../db/schema/boards";
import {
  cartItems,
  customerNotes,
  customers,
  deviceMarks,
  marketingChoices,
  recentProducts,
  sessions,
} from "../db/schema/customers";
import { consents, reservationMoves, reservationOptions, reservations } from "../db/schema/reservations";
import type { OwnedTable } from "../db/scope";
import { writeAudit } from "../staff/audit";
import type { StudioCall } from "../staff/studio-call";
import { readChanges } from "./customer-card";
import { customersCsv } from "./customer-csv";
import { requireCustomer } from "./customers";

/** What admits somebody, or names another party: it is nothing about the person. */
const SECRETS = new Set([
  "partnerId",
  "calendarToken",
  "identityHash",
  "tokenHash",
  "markHash",
  "passwordHash",
  "storageKey",
]);

type Row = Record<string, unknown>;

/** All that the clinic holds about one person, as it is stored; who exported it stands in the history. */
export async function exportCustomer(call: StudioCall, id: number) {
  const { now, auditActor } = call;
  return call.scope.transaction(async (scope) => {
    const customer = await requireCustomer(call, id, { scope });
    const rowsOf = async (table: OwnedTable, where: SQL): Promise<Row[]> =>
      (await scope.rows(table, { where })).map(withoutSecrets);
    const owned = (table: OwnedTable & { customerId: PgColumn }) => rowsOf(table, eq(table.customerId, id));
    const booked = await owned(reservations);
    const written = await owned(customerPosts);
    const options = await rowsOf(
      reservationOptions,
      inArray(reservationOptions.reservationId, idsOf(booked)),
    );
    const moves = await rowsOf(reservationMoves, inArray(reservationMoves.reservationId, idsOf(booked)));
    const files = await rowsOf(attachments, inArray(attachments.postId, idsOf(written)));
    const exported = {
      exportedAt: now.toISOString(),
      customer: withoutSecrets(customer),
      reservations: booked.map((row) => ({
        ...row,
        treatments: options.filter(({ reservationId }) => reservationId === row.id),
        moves: moves.filter(({ reservationId }) => reservationId === row.id),
      })),
      consents: await owned(consents),
      marketingChoices: await owned(marketingChoices),
      posts: written.map((row) => ({ ...row, files: files.filter(({ postId }) => postId === row.id) })),
      notes: await owned(customerNotes),
      cart: await owned(cartItems),
      recentProducts: await owned(recentProducts),
      sessions: await owned(sessions),
      verifiedDevices: await owned(deviceMarks),
      changes: (await readChanges(scope, id)).map((change) => ({ ...change })),
    };
    await writeAudit(scope, auditActor, now, {
      action: "customer.exported",
      thing: { kind: "customer", id },
      before: null,
      after: null,
    });
    return exported;
  });
}

/** All customers who have not left, as CSV; the history keeps who took it, and how many they were. */
export const exportList = (call: StudioCall): Promise<{ csv: string; customers: number }> =>
  call.scope.transaction(async (scope) => {
    const rows = await scope.rows(customers, {
      where: isNull(customers.leftAt),
      orderBy: [customers.id],
    });
    const csv = await customersCsv({ scope, now: call.now }, rows);
    await writeAudit(scope, call.auditActor, call.now, {
      action: "customers.exported",
      thing: { kind: "customers", id: 0 },
      before: null,
      after: { customers: rows.length },
    });
    return { csv, customers: rows.length };
  });

const idsOf = (rows: Row[]): number[] => rows.map(({ id }) => Number(id));

const withoutSecrets = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !SECRETS.has(key)));
