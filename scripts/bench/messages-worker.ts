/**
 * A process of the storm of messages: books, moves and cancels visits in the ledger's own transactions, and sends what
 * follows. Killed and started again, it goes on where the database says.
 */
import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { openDatabase } from "../../backend/db/client";
import { customers } from "../../backend/db/schema/customers";
import { type ReservationRow, reservations } from "../../backend/db/schema/reservations";
import { readEnvironment } from "../../backend/lib/environment";
import { sweepMessages } from "../../backend/messages/ledger";
import { writeReservationMessages } from "../../backend/messages/reservation-messages";
import { type MessageProvider, SendError } from "../../backend/providers/message-provider";
import { visitorActor } from "../../backend/staff/audit";
import { openMessageClinic } from "./message-clinic";

const BOOKINGS = 1000;
const MOVES = 300;
const CANCELLATIONS = 200;
const TIMEOUT_MS = 1000;
const DAY_MS = 86_400_000;

const environment = readEnvironment(process.env);
const stub = process.env.STUB_URL ?? "";
const now = () => new Date();

const provider: MessageProvider = {
  name: "stub",
  channels: ["sms"],
  send: async ({ id }) => {
    const answer = await fetch(`${stub}/${id}`, {
      method: "POST",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    if (!answer) throw new SendError("unknown", "timeout");
    if (!answer.ok) throw new SendError("busy", String(answer.status));
    return { providerId: id, cost: 9 };
  },
  find: async ({ id }) => {
    const answer = await fetch(`${stub}/${id}`).catch(() => null);
    if (!answer) throw new SendError("busy", "away");
    return answer.ok ? { providerId: id, cost: 9 } : null;
  },
};
const database = await openDatabase({ databaseUrl: environment.DATABASE_URL, dataDir: environment.DATA_DIR });
const { db } = database;
const clinic = await openMessageClinic(database, { tenantsDir: environment.TENANTS_DIR, provider });
const { queue, scope, tenant } = clinic;
await clinic.send();

const customer = await scope.first(customers).then(async (found) => {
  if (found) return found;
  const [made] = await scope.insert(customers, [{ name: "김손님", phone: "01012345678", createdAt: now() }]);
  if (!made) throw new Error("The customer was not made");
  return made;
});
const numberOf = (index: number) => `ST-${index}`;
const find = (index: number) =>
  scope.first(reservations, { where: eq(reservations.reservationNumber, numberOf(index)) });
/** Each booking has a seat of its own, so that none stands in another's way. */
const startOf = (days: number) => new Date(Math.floor(Date.now() / DAY_MS + days) * DAY_MS + 5 * 3_600_000);

async function change(
  before: ReservationRow,
  set: Partial<ReservationRow>,
  action: "reservation.moved" | "reservation.cancel",
) {
  await scope.transaction(async (inside) => {
    const [after] = await inside.update(
      reservations,
      { ...set, version: before.version + 1 },
      eq(reservations.id, before.id),
    );
    if (!after) throw new Error("The visit is gone");
    await writeReservationMessages(inside, tenant, {
      actor: visitorActor(customer.id),
      at: now(),
      action,
      before,
      after,
    });
  });
}

async function book(index: number): Promise<void> {
  if (await find(index)) return;
  const startAt = startOf(20);
  await scope.transaction(async (inside) => {
    const [after] = await inside.insert(reservations, [
      {
        reservationNumber: numberOf(index),
        customerId: customer.id,
        kind: "visit",
        status: "confirmed",
        startAt,
        endAt: new Date(startAt.getTime() + 1_800_000),
        seat: index + 1,
        holdsTime: true,
        memo: "",
        customerName: customer.name,
        customerPhone: "01012345678",
        isIncludeVat: true,
        ...{ subtotal: 0, vat: 0, total: 0, isSend: true, attribution: {}, createdAt: now() },
      },
    ]);
    if (!after) throw new Error("The visit was not made");
    const actor = visitorActor(customer.id);
    await writeReservationMessages(inside, tenant, {
      actor,
      at: now(),
      action: "reservation.added",
      before: null,
      after,
    });
  });
}

async function storm(): Promise<void> {
  for (let index = 0; index < BOOKINGS; index++) {
    await book(index);
    // Moves and cancellations come between the bookings, soon after their own.
    const other = index - 5;
    const row = other >= 0 ? await find(other) : undefined;
    if (!row) continue;
    const startAt = startOf(30);
    const endAt = new Date(startAt.getTime() + 1_800_000);
    if (other % 10 < (10 * MOVES) / BOOKINGS && row.version === 1)
      await change(row, { startAt, endAt }, "reservation.moved");
    else if (other % 10 >= 10 - (10 * CANCELLATIONS) / BOOKINGS && row.status === "confirmed")
      await change(
        row,
        { status: "canceled", canceledAt: now(), canceledBy: "visitor" },
        "reservation.cancel",
      );
  }
}

await storm();
process.send?.("written");
for (;;) {
  await pause(10_000);
  await sweepMessages(db, queue, now());
}
