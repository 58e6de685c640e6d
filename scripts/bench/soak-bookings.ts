import { setInterval as every, setTimeout as pause } from "node:timers/promises";
import { count, lte } from "drizzle-orm";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import type { Database } from "../../backend/db/client";
import { messages } from "../../backend/db/schema/messages";
import { addDays, dayOf } from "../../backend/lib/clinic-time";
import { fillCustomers } from "./fill-customers";
import { type Studio, studioClinicOf } from "./soak-studio";

const BOOKING_EVERY_MS = 500;
const DAYS_AHEAD = 45;
/** For events and messages of the last bookings. */
const SETTLED_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 500;

export interface Booked {
  /** Ids by clinic. */
  ids: Map<string, Set<number>>;
  /** By status. */
  answers: Record<string, number>;
}

/** Books at the studio's clinics, twice a second, until the signal: each for a guest of its own, at a time that is free. */
export async function bookSteadily(
  db: Database,
  { backendPort, seconds, signal }: { backendPort: number; seconds: number; signal: AbortSignal },
): Promise<Booked> {
  const most = Math.ceil((seconds * 1000) / BOOKING_EVERY_MS);
  const tokens = await fillCustomers(db, most, new Date(), studioClinicOf);
  const booked: Booked = { ids: new Map(), answers: {} };
  const bookOne = async (token: string, index: number) => {
    const clinic = studioClinicOf(index);
    const ask = async (path: string, init: RequestInit = {}) => {
      const headers = { [TENANT_ORIGIN_HEADER]: `http://${clinic}.localhost`, ...init.headers };
      const response = await fetch(`http://127.0.0.1:${backendPort}${path}`, { ...init, headers });
      return { status: response.status, body: await response.json() };
    };
    const employeeId = 1 + (index % 2);
    const date = addDays(dayOf(new Date()), 1 + ((index * 7) % DAYS_AHEAD));
    const { body: day } = await ask(`/partner-schedules/time?date=${date}&employeeId=${employeeId}`);
    const free = day.rows.filter(({ isAvailable }: { isAvailable: boolean }) => isAvailable);
    const time = free[index % Math.max(free.length, 1)];
    // The clinic is closed on that day.
    if (!time) return;
    const { status, body } = await ask("/customer/reservations", {
      method: "POST",
      headers: {
        authorization: token,
        "content-type": "application/json",
        "idempotency-key": `soak-${index}`,
      },
      body: JSON.stringify({ kind: "visit", agreements: [], employeeId, reservedAt: time.reservedAt }),
    });
    booked.answers[status] = (booked.answers[status] ?? 0) + 1;
    if (status === 200) booked.ids.set(clinic, (booked.ids.get(clinic) ?? new Set()).add(body.row.id));
  };
  let index = 0;
  try {
    for await (const _ of every(BOOKING_EVERY_MS, undefined, { signal })) {
      const token = tokens[index];
      if (token) await bookOne(token, index++);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return booked;
}

export interface Told {
  /** Events of bookings that the streams got, of those that they had to get. */
  received: number;
  expected: number;
  /** Messages whose time has come, by state. */
  messages: Record<string, number>;
}

/** Waits a while for the last events and messages. */
export async function tellOf(db: Database, { streams }: Studio, { ids }: Booked): Promise<Told> {
  const until = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const told = await readTold();
    const { due = 0, sending = 0 } = told.messages;
    const isSettled = told.received === told.expected && due + sending === 0;
    if (isSettled || performance.now() > until) return told;
    await pause(LOOK_EVERY_MS);
  }

  async function readTold(): Promise<Told> {
    const pairs = streams.flatMap(({ clinic, heard }) =>
      [...(ids.get(clinic) ?? [])].map((id) => heard.has(id)),
    );
    const isDue = lte(messages.dueAt, new Date());
    const due = await db
      .select({ state: messages.state, rows: count() })
      .from(messages)
      .where(isDue)
      .groupBy(messages.state);
    return {
      received: pairs.filter(Boolean).length,
      expected: pairs.length,
      messages: Object.fromEntries(due.map(({ state, rows }) => [state, rows])),
    };
  }
}
