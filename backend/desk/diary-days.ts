import { and, asc, eq, gte, inArray, lt, lte, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { DeskReservation, Diary, DiaryDay, DiaryDays, DiaryDoctor } from "@/contract/studio/desk";
import { type Doctor, workingHours } from "../booking/agenda";
import { OPEN_STATUSES } from "../booking/blocks";
import { type CalendarDay, type ClinicCalendar, noteOf, readCalendarDay } from "../booking/clinic-calendar";
import type { Span } from "../booking/clinic-hours";
import { findLeftOut } from "../booking/left-out";
import { loadTimetable } from "../booking/timetable";
import { employeeBlocks, employees } from "../db/schema/employees";
import { reservations } from "../db/schema/reservations";
import {
  addDays,
  clockText,
  type Day,
  dayOf,
  daysBetween,
  daysFrom,
  instantAt,
  weekdayOf,
} from "../lib/clinic-time";
import { ApiError } from "../lib/errors";
import { groupBy } from "../lib/group-by";
import type { StudioCall } from "../staff/studio-call";
import { contactOf, describeCards, toBlock } from "./cards";
import { readOffers } from "./read-offers";

const MOST_UNDECIDED = 50;
/** Days that a closed one looks ahead for the next open one. */
const MOST_CLOSED = 31;
/** Public holidays are known for a few years around today. */
const DAYS_BACK = 3660;
const DAYS_AHEAD = 1100;
const WEEKDAY_NAMES = ["일", "월", "화", "수", "목", "금", "토"];
/** An id that no doctor has, for an account without a column: it finds nothing. */
const NO_DOCTOR = -1;

interface Days {
  from: Day;
  to: Day;
}

/** A day of the clinic with its doctors and reservations, and the earlier visits that nobody has decided. */
export async function readDiary(call: StudioCall, date: Day): Promise<Diary> {
  const { days, ...toDecide } = await readDays(call, { from: date, to: date }, null);
  const [day] = days;
  if (!day) throw new Error(`No day was read for ${date}`);
  return { ...day, ...toDecide };
}

/** Several days at once; a doctor gets the own column alone. */
export const readDiaryDays = (call: StudioCall, days: Days): Promise<DiaryDays> =>
  readDays(call, days, call.actor.role === "doctor" ? (call.actor.employeeId ?? NO_DOCTOR) : null);

/** In one statement each, however many days. Of one doctor alone, where one is given. */
async function readDays(call: StudioCall, { from, to }: Days, own: number | null): Promise<DiaryDays> {
  requireKnownDay(call, from);
  requireKnownDay(call, to);
  const { scope, tenant, now } = call;
  const { startAt, endAt, status, employeeId } = reservations;
  const { id, position, specialty } = employees;
  const isWithin = (column: PgColumn) =>
    and(gte(column, instantAt(from, 0)), lt(column, instantAt(addDays(to, 1), 0)));
  const isOwn = (column: PgColumn): SQL | undefined => (own === null ? undefined : eq(column, own));
  const [timetable, titles, rows, blocks, hit, late] = await Promise.all([
    loadTimetable(scope, tenant),
    scope.pick(employees, { id, position, specialty }),
    scope.rows(reservations, {
      where: and(isWithin(startAt), isOwn(employeeId)),
      orderBy: [asc(startAt), asc(reservations.id)],
    }),
    scope.rows(employeeBlocks, {
      where: and(isWithin(employeeBlocks.startAt), isOwn(employeeBlocks.employeeId)),
      orderBy: [asc(employeeBlocks.startAt)],
    }),
    findLeftOut(scope, now),
    scope.rows(reservations, {
      where: and(inArray(status, OPEN_STATUSES), lte(endAt, now), isOwn(employeeId)),
      orderBy: [asc(endAt), asc(reservations.id)],
      limit: MOST_UNDECIDED,
    }),
  ]);
  const blocked = hit.filter((row) => own === null || row.employeeId === own);
  const blockedIds = blocked.map((row) => row.id);
  const [cards, offers] = await Promise.all([
    describeCards(call, [...rows, ...blocked, ...late]),
    readOffers(scope, blockedIds),
  ]);
  const titleOf = new Map(titles.map(({ id: key, ...title }) => [key, title]));
  const doctors = timetable.doctors
    .filter((doctor) => own === null || doctor.id === own)
    .map((doctor) => ({ doctor, title: titleOf.get(doctor.id) ?? { position: "", specialty: "" } }));
  const cardsOn = groupBy(cards.slice(0, rows.length), (card) => dayOf(new Date(card.startAt)));
  const blocksOn = groupBy(blocks, (block) => dayOf(block.startAt));
  return {
    days: daysFrom(from, to).map((date) => ({
      ...describeDay(timetable.calendar, date, { doctors, cards: cardsOn.get(date) ?? [] }),
      blocks: (blocksOn.get(date) ?? []).map(toBlock),
    })),
    blocked: blocked.flatMap((row, index) => {
      const card = cards[rows.length + index];
      const customerPhone = contactOf(call, row).phone;
      return card ? [{ ...card, customerPhone, offer: offers.get(row.id) ?? null }] : [];
    }),
    undecided: cards.slice(rows.length + blocked.length),
  };
}

interface TitledDoctor {
  doctor: Doctor;
  title: Pick<DiaryDoctor, "position" | "specialty">;
}

function describeDay(
  calendar: ClinicCalendar,
  date: Day,
  { doctors, cards }: { doctors: TitledDoctor[]; cards: DeskReservation[] },
): Omit<DiaryDay, "blocks"> {
  const day = readCalendarDay(calendar, date);
  return {
    date,
    hours: textOf(day.hours),
    closedBecause: closedBecause(day),
    opensOn: day.hours ? null : opensAfter(calendar, date),
    lunch: textOf(day.hours?.lunch ?? null),
    doctors: doctors.map(({ doctor, title }) => ({ ...title, ...columnOf(doctor, day) })),
    reservations: cards,
  };
}

const opensAfter = (calendar: ClinicCalendar, closed: Day): Day | null =>
  daysFrom(addDays(closed, 1), addDays(closed, MOST_CLOSED)).find(
    (day) => readCalendarDay(calendar, day).hours !== null,
  ) ?? null;

/** A 422 for a day of which nothing is known. */
export function requireKnownDay({ now }: StudioCall, date: Day): void {
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
export const closedBecause = (day: CalendarDay): string | null =>
  day.hours ? null : (noteOf(day) ?? weeklyOff(day));

const weeklyOff = ({ day }: CalendarDay) => `${WEEKDAY_NAMES[weekdayOf(day)]}요일 정기 휴무`;

const textOf = (span: Span | null) => span && { start: clockText(span.start), end: clockText(span.end) };
