import { sql } from "drizzle-orm";
import { reservationSerials } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { databaseErrorCode } from "../errors";
import type { Day } from "./clinic-time";
import { timeTaken } from "./refusals";

const EXCLUSION_VIOLATION = "23P01";
/** For a turn in this process. Whoever has waited so long goes ahead: the day's row keeps the order as well. */
const LONGEST_TURN_MS = 2000;

/** When the last in line for a day is done, by partner and day. */
const lines = new Map<string, Promise<unknown>>();

/**
 * One after the other within this process, by the day that is wanted: whoever waits here has no connection of the
 * database, and may look once more before a transaction whether there is anything left to want.
 */
export function inTurn<Result>(
  { partnerId }: PartnerScope,
  day: Day,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = `${partnerId} ${day}`;
  const before = lines.get(line);
  const turn = before ? Promise.race([before, longestTurn()]).then(work) : work();
  const end = turn
    .catch(() => {})
    .then(() => {
      if (lines.get(line) === end) lines.delete(line);
    });
  lines.set(line, end);
  return turn;
}

const longestTurn = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, LONGEST_TURN_MS).unref();
  });

/** The next serial of a day; its row's lock keeps the day's other bookings waiting until this one is done. */
export async function takeSerial(scope: PartnerScope, date: Day): Promise<number> {
  const { last } = await enter(scope, date, 1);
  return last;
}

/** Waits for the day's other bookings, and keeps those behind it waiting, without taking a serial. */
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

/** For a write that the exclusion constraints stopped: a 409. Whatever else went wrong stays what it is. */
export function refuseTaken(error: unknown): never {
  throw databaseErrorCode(error) === EXCLUSION_VIOLATION ? timeTaken() : error;
}
