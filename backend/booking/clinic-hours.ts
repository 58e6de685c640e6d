import { type PartnerInformation, WEEKDAYS } from "@/contract/tenant/partner";
import { clockMinutes, type Day, weekdayOf } from "../lib/clinic-time";

/** Minutes after midnight, the end excluded. */
export interface Span {
  start: number;
  end: number;
}

export interface OpeningHours extends Span {
  lunch: Span | null;
}

export const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;
export const contains = (outer: Span, inner: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** The intersection of two spans; null when they have none. */
export function overlapOf(one: Span, other: Span): Span | null {
  const common = { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) };
  return common.start < common.end ? common : null;
}

/** What is left of a span without another: two spans, one or none. */
export const without = ({ start, end }: Span, gap: Span): Span[] =>
  [
    { start, end: Math.min(end, gap.start) },
    { start: Math.max(start, gap.end), end },
  ].filter((left) => left.start < left.end);

/**
 * The regular hours of a weekday; null when closed. weekWeekend: Monday's hours and the common lunch apply from Monday
 * to Friday. perDay: each day has its own, lunch included.
 */
export function openingHours(information: PartnerInformation, day: Day): OpeningHours | null {
  const weekday = weekdayOf(day);
  const isWorkday = weekday >= 1 && weekday <= 5;
  const isCommon = information.operationTimeType === "weekWeekend" && isWorkday;
  const name = isCommon ? "monday" : (WEEKDAYS[(weekday + 6) % 7] ?? "monday");
  const hours = span(information[`${name}Open`], information[`${name}Close`]);
  if (!hours) return null;
  const lunch = isCommon
    ? span(information.lunchStart, information.lunchEnd)
    : span(information[`${name}LunchStart`], information[`${name}LunchEnd`]);
  return { ...hours, lunch };
}

function span(start: string | null, end: string | null): Span | null {
  if (start === null || end === null) return null;
  const minutes = { start: clockMinutes(start), end: clockMinutes(end) };
  return minutes.start < minutes.end ? minutes : null;
}
