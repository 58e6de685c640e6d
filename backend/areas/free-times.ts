import { eq } from "drizzle-orm";
import type { reservationsContract } from "@/contract/api/reservations";
import { type DayReader, lastDay, readDays } from "../booking/agenda";
import { clockText, type Day, dayOf, instantAt } from "../booking/clinic-time";
import { findPlace } from "../booking/find-place";
import { type Asked, availableDate, isBookable, timesOf } from "../booking/free-times";
import { loadAgenda } from "../booking/load-agenda";
import { reasonOf } from "../booking/refusals";
import { durationOf, requireEmployee, requireOptions } from "../booking/treatments";
import { employees } from "../db/schema/employees";
import type { Handlers } from "../router";
import { askedDays } from "./asked-days";
import type { Call } from "./call";
import { nextAvailableTimes } from "./next-available";

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
    const { durationMinutes } = await readAsked(call, query);
    const where = eq(employees.type, "doctor");
    const [rows, nextAvailable] = await Promise.all([
      call.scope.rows(employees, { where, orderBy: [employees.sortOrder] }),
      nextAvailableTimes(call, durationMinutes),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, nextAvailableAt: nextAvailable(row.id) })),
      count: rows.length,
    };
  },

  "GET /partner-schedules/available-dates": async ({ query, call }) => {
    const days = askedDays(query.from, query.to);
    const asked = await readAsked(call, query);
    const readDay = await readBookableDays(call, query);
    return { rows: days.map((day) => availableDate(readDay(day), asked)), count: days.length };
  },

  "GET /partner-schedules/time": async ({ query, call }) => {
    const asked = await readAsked(call, query);
    const readDay = await readBookableDays(call, { from: query.date, to: query.date });
    const day = readDay(query.date);
    const rows = [...timesOf(day, asked)].map(({ start, placement }) => ({
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

  "GET /customer/reservation-confirm": async ({ call }) => ({
    row: { isReservationConfirm: call.tenant.homepageConfig.reservationConfirm },
  }),

  "GET /customer/reservation-validation": async ({ query, call }) => {
    const { durationMinutes, employeeId } = await readAsked(call, query);
    const reservedAt = new Date(query.reservedAt);
    const endAt = new Date(reservedAt.getTime() + durationMinutes * MINUTE_MS);
    const placement = await findPlace(call, { reservedAt, endAt, employeeId });
    const { reservationRange } = call.tenant.homepageConfig;
    return { row: { isAvailable: isBookable(placement), reason: reasonOf(placement, reservationRange) } };
  },
};

/** How long, and of whom; a 404 for a treatment or doctor that is not the partner's. */
async function readAsked(
  { scope, now }: Call,
  { productOptionIds = [], employeeId }: { productOptionIds?: number[]; employeeId?: number },
): Promise<Asked> {
  const [options] = await Promise.all([
    requireOptions(scope, now, productOptionIds),
    requireEmployee(scope, employeeId),
  ]);
  return { durationMinutes: durationOf(options), employeeId };
}

/** Bookings are read only for days that can be booked: of others they change nothing. */
async function readBookableDays(
  { scope, tenant, now }: Call,
  { from, to }: { from: Day; to: Day },
): Promise<DayReader> {
  const today = dayOf(now);
  const last = lastDay(now, tenant.homepageConfig);
  const first = from > today ? from : today;
  const end = to < last ? to : last;
  const agenda = await loadAgenda(
    scope,
    tenant,
    ...(first <= end ? ([first, end] as const) : ([today, today] as const)),
  );
  return readDays(agenda, now);
}
