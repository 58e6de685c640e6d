import type { PartnerInformation } from "@/contract/tenant/partner";
import { type OpeningHours, openingHours, type Span } from "./clinic-hours";
import { addDays, type Day, dayOf, daysBetween, instantAt, weekdayOf } from "./clinic-time";
import { isPublicHoliday } from "./holidays";

export const GRID_MINUTES = 30;
export const VISIT_MINUTES = 30;
export const LEAD_MINUTES = 30;
const MINUTE_MS = 60_000;

/** homepageConfig's switches that decide what can be booked. */
export interface BookingRules {
  reservationMode: "STRICT" | "FREE";
  isForceReservation: boolean;
  /** Days ahead. */
  reservationRange: number;
  /** Visitors at the same time. */
  reservationCapacity: number;
}

export interface Doctor {
  id: number;
  /** By weekday, 0 is Sunday; none is a day off. */
  week: Map<number, Span>;
  daysOff: Set<Day>;
}

/** A reservation that holds its time. */
export interface Booking {
  employeeId: number | null;
  seat: number | null;
  startAt: Date;
  endAt: Date;
}

/** What a clinic's free times follow from. */
export interface Agenda {
  information: PartnerInformation;
  rules: BookingRules;
  doctors: Doctor[];
  closedDays: Set<Day>;
  bookings: Booking[];
}

export type DayRefusal = "past" | "outOfRange" | "holiday" | "closed";

/** One day of the clinic, worked out once for every time of it. */
export interface ClinicDay {
  day: Day;
  /** Why nothing can be booked on this day. */
  refusal: DayRefusal | null;
  isHoliday: boolean;
  hours: OpeningHours | null;
  bookings: (Omit<Booking, "startAt" | "endAt"> & Span)[];
  /** Minutes after midnight from which times can be booked. */
  earliest: number;
  agenda: Agenda;
}

export type DayReader = (day: Day) => ClinicDay;

/** Reads days of an agenda as they are at an instant. */
export function readDays(agenda: Agenda, now: Date): DayReader {
  const today = dayOf(now);
  const bookingsByDay = new Map<Day, Booking[]>();
  for (const booking of agenda.bookings) {
    const day = dayOf(booking.startAt);
    bookingsByDay.set(day, [...(bookingsByDay.get(day) ?? []), booking]);
  }
  return (day) => {
    const midnight = instantAt(day, 0).getTime();
    const minutes = (instant: Date) => (instant.getTime() - midnight) / MINUTE_MS;
    const isHoliday = isPublicHoliday(day);
    const hours = openingHours(agenda.information, day);
    return {
      day,
      isHoliday,
      hours,
      refusal: refuseDay(agenda, { day, today, isHoliday, hours }),
      bookings: (bookingsByDay.get(day) ?? []).map(({ employeeId, seat, startAt, endAt }) => ({
        employeeId,
        seat,
        start: minutes(startAt),
        end: minutes(endAt),
      })),
      earliest: minutes(now) + LEAD_MINUTES,
      agenda,
    };
  };
}

function refuseDay(
  agenda: Agenda,
  { day, today, isHoliday, hours }: Pick<ClinicDay, "day" | "isHoliday" | "hours"> & { today: Day },
): DayRefusal | null {
  const daysAhead = daysBetween(today, day);
  if (daysAhead < 0) return "past";
  if (daysAhead > agenda.rules.reservationRange) return "outOfRange";
  if (isHoliday) return "holiday";
  return hours === null || agenda.closedDays.has(day) ? "closed" : null;
}

/** The hours a doctor works on a day; null when off. */
export const workingHours = (doctor: Doctor, day: Day): Span | null =>
  doctor.daysOff.has(day) ? null : (doctor.week.get(weekdayOf(day)) ?? null);

/** The last day that can be booked. */
export const lastDay = (now: Date, { reservationRange }: BookingRules): Day =>
  addDays(dayOf(now), reservationRange);
