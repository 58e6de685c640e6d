import { eq } from "drizzle-orm";
import type { reservationsContract } from "@/contract/api/reservations";
import { type DayReader, lastDay, readDays } from "../booking/agenda";
import { clockText, type Day, dayOf, instantAt } from "../booking/clinic-time";
import { findPlace } from "../booking/find-place";
import { type Asked, availableDate, isBookable, timesOf } from "../booking/free-times";
import { loadAgenda } from "../booking/load-agenda";
import { findHindrance } from "../booking/own-reservations";
import { reasonOf } from "../booking/refusals";
import { loadTimetable, requireDoctor, type Timetable } from "../booking/timetable";
import { durationOf, requireOptions } from "../booking/treatments";
import { employees } from "../db/schema/employees";
import type { Handlers } from "../router";
import { askedDays } from "./asked-days";
import type { Call } from "./call";
import { nextAvailableTimes } from "./next-available";
import { requireOwnReservation } from "./own-reservation";
import { describeReservations } from "./reservation-rows";

const MINUTE_MS = 60_000;

type FreeTimeCalls = Pick<
  typeof reservationsContract,
  | "GET /partner-employee-schedules/employees"
  | "GET /partner-schedules/available-dates"
  | "GET /partner-schedules/time"
  | "GET /customer/reservation-confirm"
  | "GET /customer/reservation-validation"
>;

/** The calls that ask what could be booked. */
export const freeTimeHandlers: Handlers<FreeTimeCalls> = {
  "GET /partner-employee-schedules/employees": async ({ query, call }) => {
    const asked = await readAsked(call, query);
    const where = eq(employees.type, "doctor");
    const [rows, nextAvailable] = await Promise.all([
      call.scope.rows(employees, { where, orderBy: [employees.sortOrder] }),
      nextAvailableTimes(call, asked),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, nextAvailableAt: nextAvailable(row.id) })),
      count: rows.length,
    };
  },

  "GET /partner-schedules/available-dates": async ({ query, call }) => {
    const days = askedDays(query.from, query.to);
    const asked = await readAsked(call, query);
    const readDay = await readBookableDays(call, { ...query, ...asked });
    return { rows: days.map((day) => availableDate(readDay(day), asked)), count: days.length };
  },

  "GET /partner-schedules/time": async ({ query, call }) => {
    const asked = await readAsked(call, query);
    const readDay = await readBookableDays(call, { from: query.date, to: query.date, ...asked });
    const day = readDay(query.date);
    // What can never be booked (past, too near lunch or closing) is no time to offer, not even as full.
    const times = [...timesOf(day, asked)].filter(({ placement }) => placement.outcome !== "refused");
    const rows = times.map(({ start, placement }) => ({
      reservedAt: instantAt(query.date, start).toISOString(),
      time: clockText(start),
      isAvailable: isBookable(placement),
      isWaiting: placement.outcome === "waiting",
    }));
    const lunch = day.hours?.lunch;
    return {
      rows,
      count: rows.length,
      durationMinutes: asked.durationMinutes,
      lunch: lunch ? { start: clockText(lunch.start), end: clockText(lunch.end) } : null,
    };
  },

  "GET /customer/reservation-confirm": async ({ query, call }) => {
    await requireOptions(call.scope, call.now, query.productOptionIds ?? [], query.secretEventIds);
    return { row: { isReservationConfirm: call.tenant.homepageConfig.reservationConfirm } };
  },

  "GET /customer/reservation-validation": async ({ query, call }) => {
    const { durationMinutes, ...asked } = await readAsked(call, query);
    const reservedAt = new Date(query.reservedAt);
    const endAt = new Date(reservedAt.getTime() + durationMinutes * MINUTE_MS);
    const customer = await call.optionalCustomer();
    const hindrance = customer && (await findHindrance(call, customer, { ...asked, reservedAt, endAt }));
    if (hindrance) {
      // Of another account with the same phone nothing is shown.
      const own = hindrance.inTheWay.filter(({ customerId }) => customerId === customer.id);
      const inTheWay = await describeReservations(call, own);
      return { row: { ...hindrance, isAvailable: false, inTheWay } };
    }
    const placement = await findPlace(call, { ...asked, reservedAt, endAt });
    const { reservationRange } = call.tenant.homepageConfig;
    const reason = reasonOf(placement, reservationRange);
    return { row: { isAvailable: isBookable(placement), reason, code: null, inTheWay: [] } };
  },
};

interface Sought extends Asked {
  /** The customer's own reservation that is to be moved. */
  movingId?: number;
  /** The asker's own hold. */
  holdId?: string;
  timetable: Timetable;
}

/** How long, and of whom; a 404 for a treatment, doctor or reservation that is not there to be asked about. */
async function readAsked(
  call: Call,
  {
    productOptionIds = [],
    secretEventIds,
    employeeId,
    reservationId,
    holdId,
  }: {
    productOptionIds?: number[];
    secretEventIds?: number[];
    employeeId?: number;
    reservationId?: number;
    holdId?: string;
  },
): Promise<Sought> {
  const { scope, now, tenant } = call;
  const [options, moving, timetable] = await Promise.all([
    requireOptions(scope, now, productOptionIds, secretEventIds),
    reservationId === undefined ? undefined : requireOwnReservation(call, reservationId),
    loadTimetable(scope, tenant),
  ]);
  requireDoctor(timetable, employeeId);
  const sought = { employeeId, holdId, timetable };
  if (!moving) return { ...sought, durationMinutes: durationOf(options) };
  const durationMinutes = (moving.endAt.getTime() - moving.startAt.getTime()) / MINUTE_MS;
  return { ...sought, durationMinutes, movingId: moving.id };
}

/** Bookings are read only for days that can be booked: of others they change nothing. */
async function readBookableDays(
  { scope, tenant, now }: Call,
  { from, to, movingId, holdId, timetable }: { from: Day; to: Day } & Omit<Sought, keyof Asked>,
): Promise<DayReader> {
  const today = dayOf(now);
  const last = lastDay(now, tenant.homepageConfig);
  const first = from > today ? from : today;
  const end = to < last ? to : last;
  const days = first <= end ? { from: first, to: end } : { from: today, to: today };
  return readDays(await loadAgenda(scope, tenant, { ...days, movingId, holdId, timetable, now }), now);
}
