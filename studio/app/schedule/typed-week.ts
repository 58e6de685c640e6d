import type { Hours, Schedule, Week } from "@/contract/studio/schedule";
import { clockText, minutesOfClock } from "../when";

/** From Monday on, as weeks are read; 0 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
const USUAL: Hours = { start: "10:00", end: "19:00" };

/** What is typed over the week that was seen. */
export interface TypedWeek {
  seen: Week;
  week: Week;
}

export const hoursOn = (week: Week, weekday: number): Hours | null =>
  week.find((day) => day.weekday === weekday)?.hours ?? null;

/** The week with other hours of a weekday; null takes the day off. */
export function withHours(week: Week, weekday: number, hours: Hours | null): Week {
  const others = week.filter((day) => day.weekday !== weekday);
  const days = hours ? [...others, { weekday, hours }] : others;
  return days.sort((one, other) => one.weekday - other.weekday);
}

/** What a day that was off begins with: the clinic's own hours, those of another day, or usual ones. */
export const firstHours = (opening: Schedule["opening"], week: Week, weekday: number): Hours =>
  opening.find((day) => day.weekday === weekday)?.hours ?? week[0]?.hours ?? USUAL;

export const isSameWeek = (one: Week, other: Week): boolean => textOf(one) === textOf(other);

const textOf = (week: Week) =>
  week
    .map(({ weekday, hours }) => `${weekday} ${hours.start} ${hours.end}`)
    .sort()
    .join();

/** False where a day ends before it begins. */
export const isWeek = (week: Week): boolean =>
  week.every(({ hours: { start, end } }) => minutesOfClock(start) < minutesOfClock(end));

/** Whether a day is worked at hours at which the clinic is closed. */
export const isOutside = (opening: Schedule["opening"], { weekday, hours }: Week[number]): boolean => {
  const own = opening.find((day) => day.weekday === weekday)?.hours;
  return !own || hours.start < own.start || hours.end > own.end;
};

/** Worked hours of a week without the clinic's lunch: `40`, `31.5`. */
export function weekHours(opening: Schedule["opening"], week: Week): string {
  const minutes = week.reduce((sum, { weekday, hours }) => {
    const day = opening.find((each) => each.weekday === weekday);
    const worked = day?.hours ? overlap(hours, day.hours) : 0;
    return sum + worked - (day?.lunch && worked > 0 ? overlap(hours, day.lunch) : 0);
  }, 0);
  return String(Math.round(minutes / 6) / 10);
}

const overlap = (one: Hours, other: Hours): number =>
  Math.max(
    0,
    Math.min(minutesOfClock(one.end), minutesOfClock(other.end)) -
      Math.max(minutesOfClock(one.start), minutesOfClock(other.start)),
  );

/** The whole hours that every bar of a schedule shows. */
export function barHours({ opening, doctors }: Pick<Schedule, "opening" | "doctors">): {
  from: number;
  to: number;
} {
  const all = [...opening, ...doctors.flatMap(({ week }) => week)].flatMap(({ hours }) => hours ?? []);
  const from = Math.min(9, ...all.map(({ start }) => Math.floor(minutesOfClock(start) / 60)));
  const to = Math.max(20, ...all.map(({ end }) => Math.ceil(minutesOfClock(end) / 60)));
  return { from, to };
}

const HALF_HOURS = Array.from({ length: 36 }, (_, index) => clockText(6 * 60 + index * 30));

/** Half-hours from six to half past eleven at night, and the clock that is set where it is none of them. */
export const clocksWith = (clock: string): string[] =>
  HALF_HOURS.includes(clock) ? HALF_HOURS : [...HALF_HOURS, clock].sort();
