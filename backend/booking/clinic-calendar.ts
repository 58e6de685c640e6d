import type { PartnerInformation } from "@/contract/tenant/partner";
import type { Day } from "../lib/clinic-time";
import { type OpeningHours, openingHours, overlapOf, type Span } from "./clinic-hours";
import { holidayName } from "./holidays";

/** What the clinic set for single days, with its reasons. */
export interface ClinicCalendar {
  information: PartnerInformation;
  closedDays: Map<Day, string>;
  /** Days with fewer hours than the week says. */
  shortenWorks: Map<Day, Span & { reason: string }>;
}

export interface CalendarDay {
  day: Day;
  /** Null when the clinic is closed. */
  hours: OpeningHours | null;
  /** The regular hours of this weekday. */
  weekHours: OpeningHours | null;
  /** The public holiday's name. */
  holiday: string | null;
  /** The clinic's reason for its own closed day. */
  closedReason: string | null;
  /** The clinic's reason for shortened hours; null on other days and when it is closed. */
  shortenReason: string | null;
}

/** Opening hours of a day: the regular week, minus public holidays, closed days and shortened hours. */
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

/** Why a day differs from its regular week: the holiday's name or the clinic's reason. */
export const noteOf = ({ holiday, closedReason, shortenReason }: CalendarDay): string | null =>
  holiday ?? closedReason ?? shortenReason;

function narrow(hours: OpeningHours, to: Span | undefined): OpeningHours | null {
  if (!to) return hours;
  const narrowed = overlapOf(hours, to);
  return narrowed && { ...narrowed, lunch: hours.lunch && overlapOf(hours.lunch, narrowed) };
}
