import { type OpeningHours, WEEKDAY_NAMES } from "@/lib/opening-hours";

const FIELDS = ["Open", "Close", "LunchStart", "LunchEnd"] as const;

/** The hours alone, without the partner's other information: what goes to the browser. */
export function openingHoursOf(partner: OpeningHours): OpeningHours {
  const names = WEEKDAY_NAMES.flatMap((day) => FIELDS.map((field) => `${day}${field}` as const));
  const days = Object.fromEntries(names.map((name) => [name, partner[name]])) as OpeningHours;
  const { operationTimeType, lunchStart, lunchEnd } = partner;
  return { ...days, operationTimeType, lunchStart, lunchEnd };
}
