import {
  type ClockRange,
  type DayHours,
  hoursOf,
  type OpeningHours,
  type WeekdayName,
  weekFromMonday,
} from "@/lib/opening-hours";

const WORKDAYS: readonly WeekdayName[] = ["monday", "tuesday", "wednesday", "thursday", "friday"];
/** Search engines read a day that opens and closes at midnight as closed. */
const MIDNIGHT = "00:00";

/**
 * schema.org OpeningHoursSpecification of a week, as the page's own table has it: lunch parts a day in two, days of the
 * same hours stand together, and on holidays the clinic is closed. Empty where no hours are known.
 */
export function openingHoursJsonLd(hours: OpeningHours): object[] {
  const daysByRange = new Map<string, WeekdayName[]>();
  for (const day of weekFromMonday()) {
    for (const { start, end } of rangesOf(hours, day)) {
      const key = `${start}/${end}`;
      daysByRange.set(key, [...(daysByRange.get(key) ?? []), day]);
    }
  }
  if (daysByRange.size === 0) return [];
  const open = [...daysByRange].map(([range, days]) => {
    const [opens = MIDNIGHT, closes = MIDNIGHT] = range.split("/");
    return specification(days.map(dayUrl), opens, closes);
  });
  return [...open, specification(["https://schema.org/PublicHolidays"], MIDNIGHT, MIDNIGHT)];
}

function rangesOf(hours: OpeningHours, day: WeekdayName): ClockRange[] {
  const { open, lunch } = dayHours(hours, day) ?? {};
  if (!open) return [];
  if (!lunch || lunch.start <= open.start || lunch.end >= open.end) return [open];
  return [
    { start: open.start, end: lunch.start },
    { start: lunch.end, end: open.end },
  ];
}

/** Spec §2: weekWeekend says one row for all workdays, and one lunch for them. */
function dayHours(hours: OpeningHours, day: WeekdayName): DayHours | null {
  if (hours.operationTimeType === "perDay" || !WORKDAYS.includes(day)) return hoursOf(hours, day);
  const { lunchStart, lunchEnd } = hours;
  const monday = hoursOf(hours, "monday");
  const general = lunchStart && lunchEnd ? { start: lunchStart, end: lunchEnd } : null;
  return monday && { open: monday.open, lunch: general ?? monday.lunch };
}

const dayUrl = (day: WeekdayName) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

const specification = (dayOfWeek: string[], opens: string, closes: string) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek,
  opens,
  closes,
});
