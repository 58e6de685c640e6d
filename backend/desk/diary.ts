import { and, asc, count, eq, gt, gte, inArray, lt, lte, ne } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Diary, DiaryDoctor } from "@/contract/studio/desk";
import { inInboxOrder } from "@/contract/studio/offer-rules";
import { type Doctor, workingHours } from "../booking/agenda";
import { type CalendarDay, noteOf, readCalendarDay } from "../booking/clinic-calendar";
import type { Span } from "../booking/clinic-hours";
import { findLeftOut } from "../booking/left-out";
import { findOffered } from "../booking/offer-rows";
import { loadTimetable } from "../booking/timetable";
import { employeeBlocks, employees } from "../db/schema/employees";
import type { OfferRow } from "../db/schema/reservation-offers";
import { reservations } from "../db/schema/reservations";
import { addDays, clockText, type Day, dayOf, daysBetween, instantAt, weekdayOf } from "../lib/clinic-time";
import { ApiError } from "../lib/errors";
import { groupBy } from "../lib/group-by";
import type { StudioCall } from "../staff/studio-call";
import { contactOf, describeCards, toBlock } from "./cards";

const MOST_UNDECIDED = 50;
/** Public holidays are known for a few years around today. */
const DAYS_BACK = 3660;
const DAYS_AHEAD = 1100;
const WEEKDAY_NAMES = ["일", "월", "화", "수", "목", "금", "토"];

/** A day of the clinic with its doctors and reservations, and the earlier visits that nobody has decided. */
export async function readDiary(call: StudioCall, date: Day): Promise<Diary> {
  requireKnownDay(call, date);
  const { scope, tenant, now } = call;
  const { startAt, endAt, status } = reservations;
  const { id, position, specialty } = employees;
  const isThatDay = (column: PgColumn) =>
    and(gte(column, instantAt(date, 0)), lt(column, instantAt(addDays(date, 1), 0)));
  const [timetable, titles, rows, blocks, blocked, late] = await Promise.all([
    loadTimetable(scope, tenant),
    scope.pick(employees, { id, position, specialty }),
    scope.rows(reservations, {
      where: isThatDay(startAt),
      orderBy: [asc(startAt), asc(reservations.id)],
    }),
    scope.rows(employeeBlocks, {
      where: isThatDay(employeeBlocks.startAt),
      orderBy: [asc(employeeBlocks.startAt)],
    }),
    findLeftOut(scope, now),
    scope.rows(reservations, {
      where: and(inArray(status, ["waiting", "confirmed"]), lte(endAt, now)),
      orderBy: [asc(endAt), asc(reservations.id)],
      limit: MOST_UNDECIDED,
    }),
  ]);
  const cards = await describeCards(call, [...rows, ...blocked, ...late]);
  const day = readCalendarDay(timetable.calendar, date);
  const titleOf = new Map(titles.map(({ id: key, ...title }) => [key, title]));
  return {
    date,
    hours: textOf(day.hours),
    closedBecause: closedBecause(day),
    lunch: textOf(day.hours?.lunch ?? null),
    doctors: timetable.doctors.map((doctor) => ({
      ...(titleOf.get(doctor.id) ?? { position: "", specialty: "" }),
      ...columnOf(doctor, day),
    })),
    reservations: cards.slice(0, rows.length),
    blocks: blocks.map(toBlock),
    blocked: cards.slice(rows.length, rows.length + blocked.length),
    undecided: cards.slice(rows.length + blocked.length),
  };
}

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
  const [cards, offered] = await Promise.all([describeCards(call, rows), findOffered(call.scope, ids)]);
  const offersOf = groupBy(offered, ({ reservationId }) => reservationId);
  const requests = rows.flatMap((row, index) => {
    const { phone, memo } = contactOf(call, row);
    const card = cards[index];
    return card ? [{ ...card, memo, customerPhone: phone, offer: describeOffer(offersOf.get(row.id)) }] : [];
  });
  return inInboxOrder(requests, call.now);
}

function describeOffer(times: OfferRow[] = []) {
  const [first] = times;
  if (!first) return null;
  return {
    times: times.map(({ startAt, employeeId }) => ({ startAt: startAt.toISOString(), employeeId })),
    heldUntil: first.heldUntil.toISOString(),
    endsAt: first.endsAt.toISOString(),
  };
}

function requireKnownDay({ now }: StudioCall, date: Day): void {
  const ahead = daysBetween(dayOf(now), date);
  if (ahead >= -DAYS_BACK && ahead <= DAYS_AHEAD) return;
  throw new ApiError(422, "diary.outOfRange", "일정표에서 볼 수 없는 날짜입니다.");
}

function columnOf(doctor: Doctor, day: CalendarDay): Omit<DiaryDoctor, "position" | "specialty"> {
  const hours = workingHours(doctor, day);
  const why = doctor.daysOff.has(day.day) ? "휴가" : weeklyOff(day);
  const note = closedBecause(day) ?? why;
  return { id: doctor.id, name: doctor.name, hours: textOf(hours), note: hours ? null : note };
}

/** Null on a day on which the clinic works. */
const closedBecause = (day: CalendarDay): string | null =>
  day.hours ? null : (noteOf(day) ?? weeklyOff(day));

const weeklyOff = ({ day }: CalendarDay) => `${WEEKDAY_NAMES[weekdayOf(day)]}요일 정기 휴무`;

const textOf = (span: Span | null) => span && { start: clockText(span.start), end: clockText(span.end) };
