import type { Figures, FigureTotals } from "@/contract/studio/figures";
import type { Doctor } from "../booking/agenda";
import type { CalendarDay } from "../booking/clinic-calendar";
import { overlaps, type Span } from "../booking/clinic-hours";
import { type Day, daysBetween, daysFrom, weekdayOf } from "../lib/clinic-time";
import { groupBy } from "../lib/group-by";
import { type DoctorSpan, minutesIn, minutesWithin, workedSpans } from "./doctor-time";
import type { CountedVisit } from "./load-visits";
import { type DayRange, isWithin } from "./period";

/** Fewer say nothing. */
export const FEWEST = 20;
const HOUR_MINUTES = 60;
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
const LEADS = [
  { fromDays: 0, toDays: 0 },
  { fromDays: 1, toDays: 3 },
  { fromDays: 4, toDays: 7 },
  { fromDays: 8, toDays: 14 },
  { fromDays: 15, toDays: null },
];

/** What the figures of some days are counted from. */
export interface Counted {
  visits: CountedVisit[];
  /** Those that were not cancelled. */
  keptOn: ReadonlyMap<Day, CountedVisit[]>;
  /** Of each customer, the day. */
  firstVisits: Day[];
  blocksOn: ReadonlyMap<Day, DoctorSpan[]>;
  doctors: Doctor[];
  readDay: (day: Day) => CalendarDay;
}

export const isKept = ({ status }: CountedVisit) => status !== "canceled";
const wasDecided = ({ status }: CountedVisit) =>
  status === "arrived" || status === "completed" || status === "noShow";
const isNoShow = ({ status }: CountedVisit) => status === "noShow";

const shareOf = (part: number, whole: number, fewest = FEWEST): number | null =>
  whole < fewest ? null : Math.min(1, part / whole);

/** The sums of some days. */
export function totalsOf(counted: Counted, range: DayRange, seesSums: boolean): FigureTotals {
  const all = counted.visits.filter(({ day }) => isWithin(day, range));
  const kept = all.filter(isKept);
  const noShows = kept.filter(isNoShow).length;
  return {
    bookings: kept.length,
    amount: seesSums ? kept.reduce((sum, { total }) => sum + total, 0) : null,
    online: kept.filter(({ isOnline }) => isOnline).length,
    noShows,
    noShowShare: shareOf(noShows, kept.filter(wasDecided).length),
    usedShare: usedShare(counted, range, counted.doctors),
    firstVisits: counted.firstVisits.filter((day) => isWithin(day, range)).length,
    canceled: all.length - kept.length,
    canceledLate: all.filter(({ isLate }) => isLate).length,
  };
}

/** Booked minutes of worked minutes; null where nobody worked. */
export function usedShare(counted: Counted, range: DayRange, doctors: readonly Doctor[]): number | null {
  let [used, worked] = [0, 0];
  for (const day of daysFrom(range.from, range.to)) {
    for (const doctor of doctors) {
      const spans = workedSpans(doctor, counted.readDay(day), counted.blocksOn.get(day) ?? []);
      const booked = (counted.keptOn.get(day) ?? []).filter(({ employeeId }) => employeeId === doctor.id);
      worked += minutesIn(spans);
      used += minutesWithin(booked, spans);
    }
  }
  return shareOf(used, worked, 1);
}

/** Bookings by the way they came: in all, and in each column. */
export function bySource(
  counted: Counted,
  columns: readonly DayRange[],
): Pick<Figures, "sources" | "columns"> {
  const within = counted.visits.filter(
    (visit) => isKept(visit) && columns.some((each) => isWithin(visit.day, each)),
  );
  const sources = [...groupBy(within, ({ source }) => source)]
    .map(([name, visits]) => ({ name, bookings: visits.length }))
    .sort((one, other) => other.bookings - one.bookings || one.name.localeCompare(other.name, "ko"));
  return {
    sources,
    columns: columns.map((column) => {
      const here = within.filter(({ day }) => isWithin(day, column));
      return {
        from: column.from,
        isClosed: daysFrom(column.from, column.to).every((day) => counted.readDay(day).hours === null),
        bookings: sources.map(({ name }) => here.filter(({ source }) => source === name).length),
      };
    }),
  };
}

/** How many doctors are free on average, by weekday and hour. */
export function freeHours(counted: Counted, range: DayRange): Figures["free"] {
  const days = daysFrom(range.from, range.to);
  const freeOn = (day: Day, hour: number): number | null => {
    const span: Span = { start: hour * HOUR_MINUTES, end: (hour + 1) * HOUR_MINUTES };
    const working = counted.doctors.filter((doctor) =>
      workedSpans(doctor, counted.readDay(day), counted.blocksOn.get(day) ?? []).some((worked) =>
        overlaps(worked, span),
      ),
    );
    if (working.length === 0) return null;
    const busy = (counted.keptOn.get(day) ?? []).filter((visit) => overlaps(visit, span));
    return working.filter(({ id }) => !busy.some(({ employeeId }) => employeeId === id)).length;
  };
  const open = days.flatMap((day) => counted.readDay(day).hours ?? []);
  const first = Math.floor(Math.min(...open.map(({ start }) => start)) / HOUR_MINUTES);
  const last = Math.ceil(Math.max(...open.map(({ end }) => end)) / HOUR_MINUTES);
  const hours = open.length === 0 ? [] : Array.from({ length: last - first }, (_, index) => first + index);
  const weekdays = MONDAY_FIRST.map((weekday) => ({
    weekday,
    free: hours.map((hour) =>
      averageOf(days.filter((day) => weekdayOf(day) === weekday).flatMap((day) => freeOn(day, hour) ?? [])),
    ),
  })).filter(({ free }) => free.some((count) => count !== null));
  return { hours, weekdays };
}

const averageOf = (counts: readonly number[]): number | null =>
  counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0) / counts.length;

/** No-shows by how many days ahead the visit was booked. */
export function noShowsByLead({ visits }: Counted, range: DayRange): Figures["noShowsByLead"] {
  const decided = visits.filter((visit) => wasDecided(visit) && isWithin(visit.day, range));
  return LEADS.map(({ fromDays, toDays }) => {
    const here = decided.filter(({ bookedOn, day }) => {
      const ahead = daysBetween(bookedOn, day);
      return ahead >= fromDays && ahead <= (toDays ?? ahead);
    });
    return {
      fromDays,
      toDays,
      visits: here.length,
      share: shareOf(here.filter(isNoShow).length, here.length),
    };
  });
}
