import { randomUUID } from "node:crypto";
import type { ApiInput } from "@/contract/api";
import { reservationHolds } from "../db/schema/reservation-holds";
import { openClinic, type TestClinic } from "./clinic";
import type { Engine } from "./engines";
import { FRIDAY_MORNING } from "./test-backend";

export type HoldBody = ApiInput<"PUT /reservation-holds/:id">["body"];
type Options = Parameters<TestClinic["call"]>[2];
export interface Slot {
  holdId?: string;
  employeeId?: number;
}

export const MINUTE_MS = 60_000;

/** The strict clinic, and what visitors do there who hold times of its first doctor. */
export async function openHoldClinic(engine: Engine) {
  const clinic = await openClinic(engine);
  const [kim = 0, lee = 0] = clinic.doctors;
  let visitors = 0;

  /** Another device each time: limits by address have tests of their own. */
  const fromElsewhere = () => {
    visitors += 1;
    return { "x-forwarded-for": `10.0.${visitors >> 8}.${visitors & 255}` };
  };
  const hold = (
    reservedAt: string,
    { id = randomUUID(), ...others }: Partial<HoldBody> & { id?: string } = {},
    options: Options = {},
  ) => {
    const body: HoldBody = { kind: "visit", reservedAt, employeeId: kim, ...others };
    const asking = { headers: fromElsewhere(), ...options };
    return clinic.call("PUT /reservation-holds/:id", { params: { id }, body }, asking);
  };
  const releaseHold = (id: string, options: Options = {}) =>
    clinic.call("DELETE /reservation-holds/:id", { params: { id } }, options);
  const timesOf = async (date: string, query: Slot = { employeeId: kim }, options: Options = {}) =>
    (await clinic.call("GET /partner-schedules/time", { query: { date, ...query } }, options)).body.rows;
  async function isFree(reservedAt: string, query?: Slot, options?: Options) {
    const times = await timesOf(reservedAt.slice(0, 10), query, options);
    return times.find((time) => Date.parse(time.reservedAt) === Date.parse(reservedAt))?.isAvailable;
  }
  const later = (ms: number) => {
    clinic.clock.now = new Date(FRIDAY_MORNING.getTime() + ms);
  };
  async function reset() {
    clinic.clock.now = FRIDAY_MORNING;
    await clinic.db.delete(reservationHolds);
  }
  const holdCount = () => clinic.db.$count(reservationHolds);

  return { clinic, kim, lee, fromElsewhere, hold, releaseHold, timesOf, isFree, later, reset, holdCount };
}

export type HoldClinic = Awaited<ReturnType<typeof openHoldClinic>>;
