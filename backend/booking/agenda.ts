import { addDays, type Day, dayOf, daysBetween, instantAt, weekdayOf } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";
import { type CalendarDay, type ClinicCalendar, readCalendarDay } from "./clinic-calendar";
import { overlapOf, type Span } from "./clinic-hours";

export const GRID_MINUTES = 30;
export const VISIT_MINUTES = 30;
export const LEAD_MINUTES = 30;
const MINUTE_MS = 60_000;

/** The switches of homepageConfig that decide what can be booked. */
interface BookingRules {
  reservationMode: "STRICT" | "FREE";
  isForceReservation: boolean;
  /** Days ahead. */
  reservationRange: number;
  /** Visitors at the same time. */
  reservationCapacity: number;
}

export interface Doctor {
  id: number;
  name: string;
  /** By weekday, 0 is Sunday; none is a day off. */
  week: Map<number, Span>;
  daysOff: Set<Day>;
}

/** A reservation that blocks its time, or a visitor's hold of one. */
export interface Booking {
  employeeId: number | null;
  /** A reservation's seat, or whose hold takes one: at one moment, the same value is one seat. Null: it takes none. */
  seat: number | string | null;
  startAt: Date;
  endAt: Date;
}

/** What the visitor who asks holds already: the time, and the doctor they asked for, null for any. */
export interface OwnHold {
  startAt: Date;
  endAt: Date;
  wishedEmployeeId: number | null;
}

/** What a clinic's free times are calculated from. */
export interface Agenda {
  calendar: ClinicCalendar;
  rules: BookingRules;
  doctors: Doctor[];
  /** Ordered by start. */
  bookings: Booking[];
  ownHold?: OwnHold | undefined;
}

export type DayRefusal = "past" | "outOfRange" | "holiday" | "closed";

type BookedSpan = Pick<Booking, "employeeId" | "seat"> & Span;

/** One day of the clinic, calculated once for all its times. */
export interface ClinicDay extends CalendarDay {
  /** Why nothing can be booked on this day. */
  refusal: DayRefusal | null;
  bookings: BookedSpan[];
  bookingsOf: Map<number | null, BookedSpan[]>;
  /** The present, in minutes after this day's midnight; negative before it. */
  minutesNow: number;
  agenda: Agenda;
}

export type DayReader = (day: Day) => ClinicDay;

/** Reads days of an agenda at an instant; each is calculated once. */
export function readDays(agenda: Agenda, now: Date): DayReader {
  const today = dayOf(now);
  const cache = new Map<Day, ClinicDay>();
  const read: DayReader = (date) => {
    const midnight = instantAt(date, 0).getTime();
    const minutes = (instant: Date) => (instant.getTime() - midnight) / MINUTE_MS;
    const day = readCalendarDay(agenda.calendar, date);
    const bookings = bookingsBetween(agenda.bookings, midnight, instantAt(addDays(date, 1), 0).getTime()).map(
      ({ employeeId, seat, startAt, endAt }) => ({
        employeeId,
        seat,
        start: minutes(startAt),
        end: minutes(endAt),
      }),
    );
    return {
      ...day,
      refusal: refuseDay(agenda, day, today),
      bookings,
      bookingsOf: groupBy(bookings, ({ employeeId }) => employeeId),
      minutesNow: minutes(now),
      agenda,
    };
  };
  return (date) => {
    const day = cache.get(date) ?? read(date);
    cache.set(date, day);
    return day;
  };
}

/** Binary search over the ordered bookings: a clinic has thousands of them, a day few. */
function bookingsBetween(bookings: Booking[], from: number, to: number): Booking[] {
  const first = firstFrom(bookings, from);
  return bookings.slice(first, firstFrom(bookings, to, first));
}

function firstFrom(bookings: Booking[], instant: number, low = 0): number {
  let [from, to] = [low, bookings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((bookings[middle]?.startAt.getTime() ?? instant) < instant) from = middle + 1;
    else to = middle;
  }
  return from;
}

function refuseDay({ rules }: Agenda, { day, hours, holiday }: CalendarDay, today: Day): DayRefusal | null {
  const daysAhead = daysBetween(today, day);
  if (daysAhead < 0) return "past";
  if (daysAhead > rules.reservationRange) return "outOfRange";
  if (holiday !== null) return "holiday";
  return hours === null ? "closed" : null;
}

/** A doctor's hours on a day, within the clinic's own; null on a day off. */
export function workingHours(doctor: Doctor, { day, hours }: CalendarDay): Span | null {
  const own = doctor.daysOff.has(day) ? undefined : doctor.week.get(weekdayOf(day));
  return own && hours ? overlapOf(own, hours) : null;
}

/** The last day that can be booked. */
export const lastDay = (now: Date, { reservationRange }: BookingRules): Day =>
  addDays(dayOf(now), reservationRange);
