/** In the order of a clock's weekday numbers: 0 is Sunday. */
export const WEEKDAY_NAMES = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
export type WeekdayName = (typeof WEEKDAY_NAMES)[number];

type HourField = `${WeekdayName}${"Open" | "Close" | "LunchStart" | "LunchEnd"}`;

/** A partner's hours as the partner information has them: clock times, null where there is none. */
export type OpeningHours = Record<HourField | "lunchStart" | "lunchEnd", string | null> & {
  operationTimeType: "weekWeekend" | "perDay";
};

export interface ClockRange {
  start: string;
  end: string;
}

export interface DayHours {
  open: ClockRange;
  lunch: ClockRange | null;
}

/** One day's hours, or null when the clinic is closed. */
export function hoursOf(hours: OpeningHours, weekday: WeekdayName): DayHours | null {
  const open = range(hours[`${weekday}Open`], hours[`${weekday}Close`]);
  if (!open) return null;
  return { open, lunch: range(hours[`${weekday}LunchStart`], hours[`${weekday}LunchEnd`]) };
}

/** True where the partner has said when it is open. */
export const hasHours = (hours: OpeningHours): boolean =>
  WEEKDAY_NAMES.some((day) => hoursOf(hours, day) !== null);

type HoursRowName = "weekday" | "saturday" | "holiday" | "sunday" | "lunch" | WeekdayName;

export interface HoursRow {
  name: HoursRowName;
  /** Null: closed; on the lunch row: none given. */
  range: ClockRange | null;
  /** Where days differ in it. */
  lunch?: ClockRange | null;
  isToday: boolean;
}

/** Spec §2: the rows of an opening hours table. Holidays have no hours of their own: the clinic is closed. */
export function hoursRows(hours: OpeningHours, today: WeekdayName): HoursRow[] {
  return hours.operationTimeType === "perDay" ? perDayRows(hours, today) : weekWeekendRows(hours, today);
}

function weekWeekendRows(hours: OpeningHours, today: WeekdayName): HoursRow[] {
  const isWeekend = today === "saturday" || today === "sunday";
  return [
    { name: "weekday", range: openRange(hours, "monday"), isToday: !isWeekend },
    { name: "saturday", range: openRange(hours, "saturday"), isToday: today === "saturday" },
    { name: "holiday", range: null, isToday: false },
    { name: "sunday", range: openRange(hours, "sunday"), isToday: today === "sunday" },
    { name: "lunch", range: generalLunch(hours), isToday: false },
  ];
}

function perDayRows(hours: OpeningHours, today: WeekdayName): HoursRow[] {
  return [
    ...weekFromMonday().map((name) => ({
      name,
      range: openRange(hours, name),
      lunch: hoursOf(hours, name)?.lunch ?? null,
      isToday: name === today,
    })),
    { name: "holiday", range: null, isToday: false },
  ];
}

/** The lunch time of every open day: null where there is none, "differs" where days have their own. */
export function sharedLunch(hours: OpeningHours): ClockRange | null | "differs" {
  if (hours.operationTimeType === "weekWeekend") return generalLunch(hours);
  const lunches = weekFromMonday()
    .flatMap((day) => hoursOf(hours, day) ?? [])
    .map(({ lunch }) => lunch);
  const texts = new Set(lunches.map((lunch) => lunch && formatRange(lunch)));
  if (texts.size > 1) return "differs";
  return lunches[0] ?? range(hours.lunchStart, hours.lunchEnd);
}

/** Monday first, as a week is read. */
export function weekFromMonday(): WeekdayName[] {
  const [sunday, ...others] = WEEKDAY_NAMES;
  return [...others, sunday];
}

/** `10:30 – 20:00`. */
export function formatRange({ start, end }: ClockRange): string {
  return `${start} – ${end}`;
}

/** `10–19`, minutes only where there are any: for a week in one row. */
export function formatShortRange({ start, end }: ClockRange): string {
  return `${shortClock(start)}–${shortClock(end)}`;
}

const shortClock = (clock: string) => clock.replace(/^0/, "").replace(/:00$/, "");
const openRange = (hours: OpeningHours, day: WeekdayName) => hoursOf(hours, day)?.open ?? null;
const generalLunch = (hours: OpeningHours) =>
  range(hours.lunchStart, hours.lunchEnd) ?? hoursOf(hours, "monday")?.lunch ?? null;

function range(start: string | null, end: string | null): ClockRange | null {
  return start && end ? { start, end } : null;
}
