import type { Doctor } from "../booking/agenda";
import { workingHours } from "../booking/agenda";
import type { CalendarDay } from "../booking/clinic-calendar";
import { overlapOf, type Span, without } from "../booking/clinic-hours";

/** A stretch of one doctor's day, in minutes after midnight. */
export interface DoctorSpan extends Span {
  employeeId: number | null;
}

/** When a doctor works on a day: their hours without lunch and blocked time. */
export function workedSpans(doctor: Doctor, day: CalendarDay, blocks: readonly DoctorSpan[]): Span[] {
  const hours = workingHours(doctor, day);
  if (!hours) return [];
  const away = [
    ...(day.hours?.lunch ? [day.hours.lunch] : []),
    ...blocks.filter(({ employeeId }) => employeeId === doctor.id),
  ];
  return away.reduce<Span[]>((spans, gap) => spans.flatMap((span) => without(span, gap)), [hours]);
}

export const minutesIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

/** How many minutes of some spans lie within others. */
export const minutesWithin = (spans: readonly Span[], others: readonly Span[]): number =>
  minutesIn(spans.flatMap((span) => others.flatMap((other) => overlapOf(span, other) ?? [])));
