import type { Block, DeskReservation, DiaryDay } from "@/contract/studio/desk";
import { addDays, clockText, minutesOf, minutesOfClock } from "../when";
import { type DiarySpan, spanOf } from "./geometry";

const BAND_MINUTES = 30;
const DAYS = 7;

/** Monday to Sunday of the week in which a day is. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % DAYS));
  return Array.from({ length: DAYS }, (_, index) => addDays(monday, index));
}

/** The hours that all days of a week are drawn with. */
export function spanOfDays(days: readonly DiaryDay[]): DiarySpan {
  const spans = days.filter(({ hours, reservations }) => hours || reservations.length > 0).map(spanOf);
  const [first] = days;
  if (spans.length === 0) return first ? spanOf(first) : { start: 600, end: 1140 };
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

/** A day for one doctor: the own column, without what others have in common with it. */
export const dayOfDoctor = (day: DiaryDay, doctor: number): DiaryDay => ({
  ...day,
  doctors: day.doctors.filter(({ id }) => id === doctor),
  reservations: day.reservations.filter(({ employeeId }) => employeeId === doctor),
  blocks: day.blocks.filter(({ employeeId }) => employeeId === doctor),
});

/** A day's reservations by time; of those that begin together, in the order of its doctors. */
export function byTimeAndDoctor({ doctors, reservations }: DiaryDay): DeskReservation[] {
  const place = new Map(doctors.map(({ id }, index) => [id, index]));
  const placeOf = ({ employeeId }: DeskReservation) => place.get(employeeId ?? 0) ?? -1;
  return reservations.toSorted(
    (one, other) => one.startAt.localeCompare(other.startAt) || placeOf(one) - placeOf(other),
  );
}

/** Half an hour of a whole week, as many lines high as its fullest day needs. */
export interface Band {
  /** After midnight. */
  start: number;
  /** Lines above it. */
  top: number;
  lines: number;
}

/** What takes a line of a day: a block before the reservations that begin with it. */
export type Entry = { kind: "block"; block: Block } | { kind: "visit"; row: DeskReservation };
export type PlacedEntry = Entry & { line: number };

const bandOf = (span: DiarySpan, instant: string) =>
  Math.max(0, Math.floor((minutesOf(instant) - span.start) / BAND_MINUTES));

/**
 * The clinic's week with a line for each thing, grouped by the half hour in which it begins. A half hour is as high in
 * every column as where it is fullest, so that a clock is at one height in all days.
 */
export function bandsOf(span: DiarySpan, days: readonly DiaryDay[]) {
  const count = Math.max(1, Math.ceil((span.end - span.start) / BAND_MINUTES));
  const entries = days.map((day) => entriesOf(span, day, count));
  let top = 0;
  const bands = Array.from({ length: count }, (_, index): Band => {
    const lines = Math.max(1, ...entries.map((day) => day[index]?.length ?? 0));
    const band = { start: span.start + index * BAND_MINUTES, top, lines };
    top += lines;
    return band;
  });
  const placed = entries.map((day) =>
    day.flatMap((inBand, index): PlacedEntry[] =>
      inBand.map((entry, line) => ({ ...entry, line: (bands[index]?.top ?? 0) + line })),
    ),
  );
  return { bands, placed, lines: top };
}

/** A day's things by half hours. What begins before the first hour stands in the first. */
function entriesOf(span: DiarySpan, day: DiaryDay, count: number): Entry[][] {
  const inBands: Entry[][] = Array.from({ length: count }, () => []);
  const put = (startAt: string, entry: Entry) =>
    inBands[Math.min(bandOf(span, startAt), count - 1)]?.push(entry);
  for (const block of day.blocks) put(block.startAt, { kind: "block", block });
  for (const row of byTimeAndDoctor(day)) put(row.startAt, { kind: "visit", row });
  return inBands;
}

/** How many lines down a clock is. */
export function lineAt(bands: readonly Band[], minutes: number): number {
  const band = bands.findLast(({ start }) => start <= minutes);
  if (!band) return 0;
  return band.top + Math.min(1, (minutes - band.start) / BAND_MINUTES) * band.lines;
}

/** How many lines down now is; null outside of the hours. */
export function nowLineOf(bands: readonly Band[], span: DiarySpan, now: Date): number | null {
  const minutes = minutesOf(now);
  return minutes >= span.start && minutes <= span.end ? lineAt(bands, minutes) : null;
}

/** When the clinic does not work on a day, in lines: before, after, and at lunch. */
export function closedLines(bands: readonly Band[], { hours, lunch }: DiaryDay, span: DiarySpan) {
  if (!hours) return [];
  const gaps = [
    { start: span.start, end: minutesOfClock(hours.start), isLunch: false },
    { start: minutesOfClock(hours.end), end: span.end, isLunch: false },
    ...(lunch ? [{ start: minutesOfClock(lunch.start), end: minutesOfClock(lunch.end), isLunch: true }] : []),
  ];
  return gaps
    .filter(({ start, end }) => end > start)
    .map(({ start, end, isLunch }) => {
      const top = lineAt(bands, start);
      return { isLunch, top, height: lineAt(bands, end) - top };
    });
}

/** The clocks at the left: each band's. */
export const marksOf = (bands: readonly Band[]) =>
  bands.map(({ start, top }) => ({ clock: clockText(start), top: lineText(top) }));

/** A number of lines as a length of CSS. */
export const lineText = (count: number): string => `calc(var(--line-h) * ${count})`;
