import type { PartnerInformation } from "@/contract/tenant/partner";
import { type OpeningHours, openingHours, overlapOf, type Span } from "./clinic-hours";
import type { Day } from "./clinic-time";
import { holidayName } from "./holidays";

/** What the clinic itself set for single days, with its words for why. */
export interface ClinicCalendar {
  information: PartnerInformation;
  closedDays: Map<Day, string>;
  /** Days with fewer hours than the week says. */
  shortenWorks: Map<Day, Span & { reason: string }>;
}

export interface CalendarDay {
  day: Day;
  /** The hours of this very day; null when the clinic is closed. */
  hours: OpeningHours | null;
  /** What the week says, whatever is special about the day. */
  weekHours: OpeningHours | null;
  /** The public holiday's name. */
  holiday: string | null;
  /** The clinic's words for a day on which it is closed besides. */
  closedReason: string | null;
  /** The clinic's words for a day with fewer hours; null on others and on days when it is closed. */
  shortenReason: string | null;
}

/** When the clinic opens on a day: its week, without public holidays and its own closed days, on short days for less. */
export function readCalendarDay(calendar: ClinicCalendar, day: Day): CalendarDay {
  const weekHours = openingHours(calendar.information, day);
  const holiday = holidayName(day);
  const closedReason = calendar.closedDays.get(day) ?? null;
  const shortened = calendar.shortenWorks.get(day);
  const isClosed = holiday !== null || closedReason !== null;
  const hours = isClosed || weekHours === null ? null : narrow(weekHours, shortened);
  const shortenReason = (hours && shortened?.reason) ?? null;
  return { day, hours, weekHours, holiday, closedReason, shortenReason };
}

/** Why a day is not like others of its week, in a name or the clinic's words. */
export const noteOf = ({ holiday, closedReason, shortenReason }: CalendarDay): string | null =>
  holiday ?? closedReason ?? shortenReason;

function narrow(hours: OpeningHours, to: Span | undefined): OpeningHours | null {
  if (!to) return hours;
  const narrowed = overlapOf(hours, to);
  return narrowed && { ...narrowed, lunch: hours.lunch && overlapOf(hours.lunch, narrowed) };
}
