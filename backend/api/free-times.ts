import { eq } from "drizzle-orm";
import type { reservationsContract } from "@/contract/api/reservations";
import { type DayReader, lastDay, readDays } from "../booking/agenda";
import { requireOwnReservation } from "../booking/change";
import { findSlot } from "../booking/find-slot";
import { availableDate, isBookable, timesOf, type VisitRequest } from "../booking/free-times";
import { loadAgenda } from "../booking/load-agenda";
import { findConflict } from "../booking/own-reservations";
import { reasonOf } from "../booking/refusals";
import { loadTimetable, requireDoctor, type Timetable } from "../booking/timetable";
import { durationOf, requireOptions } from "../booking/treatments";
import type { Call } from "../call/call";
import type { Handlers } from "../call/handlers";
import { employees } from "../db/schema/employees";
import { clockText, type Day, dayOf, instantAt } from "../lib/clinic-time";
import { requireDayRange } from "./day-range";
import { nextAvailableTimes } from "./next-available";
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

/** Calls about what can be booked. */
export const freeTimeHandlers: Handlers<FreeTimeCalls> = {
  "GET /partner-employee-schedules/employees": async ({ query, call }) => {
    const slotQuery = await readSlotQuery(call, query);
    const where = eq(employees.type, "doctor");
    const [rows, nextAvailable] = await Promise.all([
      call.scope.rows(employees, { where, orderBy: [employees.sortOrder] }),
      nextAvailableTimes(call, slotQuery),
    ]);
    return {
      rows: rows.map((row) => ({ ...row, nextAvailableAt: nextAvailable(row.id) })),
      count: rows.length,
    };
  },

  "GET /partner-schedules/available-dates": async ({ query, call }) => {
    const days = requireDayRange(query.from, query.to);
    const slotQuery = await readSlotQuery(call, query);
    const readDay = await readBookableDays(call, { ...query, ...slotQuery });
    return { rows: days.map((day) => availableDate(readDay(day), slotQuery)), count: days.length };
  },

  "GET /partner-schedules/time": async ({ query, call }) => {
    const slotQuery = await readSlotQuery(call, query);
    const readDay = await readBookableDays(call, { from: query.date, to: query.date, ...slotQuery });
    const day = readDay(query.date);
    // Times that can never be booked (past, too near lunch or closing) are left out, not shown as full.
    const times = [...timesOf(day, slotQuery)].filter(
      ({ availability }) => availability.outcome !== "refused",
    );
    const rows = times.map(({ start, availability }) => ({
      reservedAt: instantAt(query.date, start).toISOString(),
      time: clockText(start),
      isAvailable: isBookable(availability),
      isWaiting: availability.outcome === "waiting",
    }));
    const lunch = day.hours?.lunch;
    return {
      rows,
      count: rows.length,
      durationMinutes: slotQuery.durationMinutes,
      lunch: lunch ? { start: clockText(lunch.start), end: clockText(lunch.end) } : null,
    };
  },

  "GET /customer/reservation-confirm": async ({ query, call }) => {
    await requireOptions(call.scope, call.now, query.productOptionIds ?? [], query.secretEventIds);
    return { row: { isReservationConfirm: call.tenant.homepageConfig.reservationConfirm } };
  },

  "GET /customer/reservation-validation": async ({ query, call }) => {
    const { durationMinutes, ...slotQuery } = await readSlotQuery(call, query);
    const reservedAt = new Date(query.reservedAt);
    const endAt = new Date(reservedAt.getTime() + durationMinutes * MINUTE_MS);
    const customer = await call.optionalCustomer();
    const conflict = customer && (await findConflict(call, customer, { ...slotQuery, reservedAt, endAt }));
    if (conflict) {
      // Reservations of another account with the same phone are not shown.
      const own = conflict.inTheWay.filter(({ customerId }) => customerId === customer.id);
      const inTheWay = await describeReservations(call, own);
      return { row: { ...conflict, isAvailable: false, inTheWay } };
    }
    const availability = await findSlot(call, { ...slotQuery, reservedAt, endAt });
    const { reservationRange } = call.tenant.homepageConfig;
    const reason = reasonOf(availability, reservationRange);
    return { row: { isAvailable: isBookable(availability), reason, code: null, inTheWay: [] } };
  },
};

interface SlotQuery extends VisitRequest {
  /** The customer's own reservation that is being moved. */
  movingId?: number;
  /** The customer's own hold. */
  holdId?: string;
  timetable: Timetable;
}

/** Duration and doctor of a query; a 404 for an unknown treatment, doctor or reservation. */
async function readSlotQuery(
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
): Promise<SlotQuery> {
  const { scope, now, tenant } = call;
  const [options, moving, timetable] = await Promise.all([
    requireOptions(scope, now, productOptionIds, secretEventIds),
    reservationId === undefined ? undefined : requireOwnReservation(call, reservationId),
    loadTimetable(scope, tenant),
  ]);
  requireDoctor(timetable, employeeId);
  const common = { employeeId, holdId, timetable };
  if (!moving) return { ...common, durationMinutes: durationOf(options) };
  const durationMinutes = (moving.endAt.getTime() - moving.startAt.getTime()) / MINUTE_MS;
  return { ...common, durationMinutes, movingId: moving.id };
}

/** Bookings are read only for days that can be booked: on other days they change nothing. */
async function readBookableDays(
  { scope, tenant, now }: Call,
  { from, to, movingId, holdId, timetable }: { from: Day; to: Day } & Omit<SlotQuery, keyof VisitRequest>,
): Promise<DayReader> {
  const today = dayOf(now);
  const last = lastDay(now, tenant.homepageConfig);
  const first = from > today ? from : today;
  const end = to < last ? to : last;
  const days = first <= end ? { from: first, to: end } : { from: today, to: today };
  return readDays(await loadAgenda(scope, tenant, { ...days, movingId, holdId, timetable, now }), now);
}
