import { sql } from "drizzle-orm";
import { reservationSerials } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import type { Day } from "../lib/clinic-time";
import { databaseErrorCode, EXCLUSION_VIOLATION } from "../lib/errors";
import { timeTaken } from "./refusals";

/** After this wait a request goes ahead: the lock of the day's row orders bookings as well. */
const MAX_WAIT_MS = 2000;

/** The last request of each partner and day; resolves when it has ended. */
const tails = new Map<string, Promise<unknown>>();

/**
 * A mutex within this process, keyed by partner and day. A request that waits here holds no database connection, and can
 * check availability again before it opens a transaction.
 */
export function withDayMutex<Result>(
  { partnerId }: PartnerScope,
  day: Day,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${partnerId} ${day}`;
  const before = tails.get(key);
  const result = before ? Promise.race([before, pause(MAX_WAIT_MS)]).then(work) : work();
  const tail = result
    .catch(() => {})
    .then(() => {
      if (tails.get(key) === tail) tails.delete(key);
    });
  tails.set(key, tail);
  return result;
}

/** Not of node:timers/promises, which fake timers do not cover. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** The next serial of a day; its row lock makes the day's other bookings wait for this transaction. */
export async function takeSerial(scope: PartnerScope, date: Day): Promise<number> {
  const { last } = await enter(scope, date, 1);
  return last;
}

/** Takes the day's row lock without a serial. */
export async function joinQueue(scope: PartnerScope, date: Day): Promise<void> {
  await enter(scope, date, 0);
}

const enter = (scope: PartnerScope, date: Day, serials: number) =>
  scope.upsert(
    reservationSerials,
    { date, last: serials },
    {
      target: [reservationSerials.partnerId, reservationSerials.date],
      set: { last: sql`${reservationSerials.last} + ${serials}` },
    },
  );

/** A 409 for a write that an exclusion constraint stopped; other errors are thrown as they are. */
export function refuseTaken(error: unknown): never {
  throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? timeTaken() : error;
}
