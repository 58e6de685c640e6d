import { sql } from "drizzle-orm";
import { reservationSerials } from "../db/schema/reservations";
import type { PartnerScope } from "../db/scope";
import { databaseErrorCode } from "../errors";
import type { Day } from "./clinic-time";
import { timeTaken } from "./refusals";

const EXCLUSION_VIOLATION = "23P01";

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
