import { and, asc, count, eq, gt, gte, lt, ne } from "drizzle-orm";
import { inInboxOrder } from "@/contract/studio/offer-rules";
import { noteOf, readCalendarDay } from "../booking/clinic-calendar";
import { loadTimetable } from "../booking/timetable";
import { reservations } from "../db/schema/reservations";
import { addDays, type Day, dayOf, instantAt } from "../lib/clinic-time";
import type { StudioCall } from "../staff/studio-call";
import { contactOf, describeCards } from "./cards";
import { closedBecause, requireKnownDay } from "./diary-days";
import { readOffers } from "./read-offers";

/** How many reservations each day of a month has; cancelled ones do not count. */
export async function readMonth(call: StudioCall, month: string) {
  const first = `${month}-01`;
  requireKnownDay(call, first);
  const { startAt, status } = reservations;
  const [year = 0, number = 1] = month.split("-").map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const [timetable, starts] = await Promise.all([
    loadTimetable(call.scope, call.tenant),
    call.scope.pick(
      reservations,
      { startAt, bookings: count() },
      {
        where: and(
          ne(status, "canceled"),
          gte(startAt, instantAt(first, 0)),
          lt(startAt, instantAt(addDays(first, days), 0)),
        ),
        groupBy: [startAt],
      },
    ),
  ]);
  const bookings = new Map<Day, number>();
  for (const start of starts) {
    const day = dayOf(start.startAt);
    bookings.set(day, (bookings.get(day) ?? 0) + start.bookings);
  }
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(first, index);
    const day = readCalendarDay(timetable.calendar, date);
    const note = day.hours ? noteOf(day) : closedBecause(day);
    return { date, bookings: bookings.get(date) ?? 0, isClosed: day.hours === null, note };
  });
}

/** What waits for the clinic's yes, in the order of the inbox; what is over is among the undecided instead. */
export async function readRequests(call: StudioCall) {
  const { status, endAt, createdAt, id } = reservations;
  const rows = await call.scope.rows(reservations, {
    where: and(eq(status, "waiting"), gt(endAt, call.now)),
    orderBy: [asc(createdAt), asc(id)],
  });
  const ids = rows.map((row) => row.id);
  const [cards, offers] = await Promise.all([describeCards(call, rows), readOffers(call.scope, ids)]);
  const requests = rows.flatMap((row, index) => {
    const { phone, memo } = contactOf(call, row);
    const card = cards[index];
    return card ? [{ ...card, memo, customerPhone: phone, offer: offers.get(row.id) ?? null }] : [];
  });
  return inInboxOrder(requests, call.now);
}
