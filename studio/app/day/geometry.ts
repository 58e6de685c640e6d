import type { DeskReservation, DiaryDay } from "@/contract/studio/desk";
import { clockOf, clockText, minutesOf, minutesOfClock } from "../when";

const ROW_MINUTES = 30;
const FIRST_HOUR = "10:00";
const LAST_HOUR = "19:00";

/** The hours that a diary shows, in minutes after midnight, whole hours. */
export interface DiarySpan {
  start: number;
  end: number;
}

/** What lasts until midnight ends with the day. */
const endMinutes = (endAt: string): number => minutesOf(endAt) || 24 * 60;

/** The clinic's hours, and whatever stands outside of them. */
export function spanOf({
  hours,
  doctors,
  reservations,
}: Pick<DiaryDay, "hours" | "doctors" | "reservations">): DiarySpan {
  const spans = [
    hours ?? { start: FIRST_HOUR, end: LAST_HOUR },
    ...doctors.flatMap((doctor) => doctor.hours ?? []),
  ];
  const starts = [
    ...spans.map(({ start }) => minutesOfClock(start)),
    ...reservations.map((row) => minutesOf(row.startAt)),
  ];
  const ends = [
    ...spans.map(({ end }) => minutesOfClock(end)),
    ...reservations.map((row) => endMinutes(row.endAt)),
  ];
  return { start: Math.floor(Math.min(...starts) / 60) * 60, end: Math.ceil(Math.max(...ends) / 60) * 60 };
}

/** Half-hour rows. */
export const rowsOf = ({ start, end }: DiarySpan): number => (end - start) / ROW_MINUTES;

/** A number of rows as a length of CSS. */
export const rows = (count: number): string => `calc(var(--row) * ${count})`;

/** The clock that a card is dropped at, `top` px below the top of a column of `height` px. */
export function droppedAt(span: DiarySpan, top: number, height: number): string {
  const row = Math.round((top / height) * rowsOf(span));
  return clockText(span.start + Math.min(Math.max(row, 0), rowsOf(span) - 1) * ROW_MINUTES);
}

/** The minutes that a card takes whose foot was drawn so many px, in a column of `height` px; half an hour at least. */
export function drawnMinutes(
  span: DiarySpan,
  { startAt, endAt }: Pick<DeskReservation, "startAt" | "endAt">,
  px: number,
  height: number,
): number {
  const own = (Date.parse(endAt) - Date.parse(startAt)) / 60_000;
  const drawn = Math.round((px / height) * rowsOf(span)) * ROW_MINUTES;
  return drawn === 0 ? own : Math.max(ROW_MINUTES, Math.round((own + drawn) / ROW_MINUTES) * ROW_MINUTES);
}

/** Where a span of minutes stands, in rows. */
export const placeOf = (span: DiarySpan, start: number, end: number) => ({
  top: (Math.max(start, span.start) - span.start) / ROW_MINUTES,
  height: Math.max(0, Math.min(end, span.end) - Math.max(start, span.start)) / ROW_MINUTES,
});

/** Where a visit or a block stands. */
export const cardPlace = (span: DiarySpan, { startAt, endAt }: Pick<DeskReservation, "startAt" | "endAt">) =>
  placeOf(span, minutesOf(startAt), endMinutes(endAt));

/** What a card has room for besides the name. */
export function cardLines(height: number): { hasDetail: boolean; hasTime: boolean } {
  return { hasDetail: height >= 1, hasTime: height >= 2 };
}

/** The whole hours between, as clocks. */
export const hoursOf = ({ start, end }: DiarySpan): string[] =>
  Array.from({ length: (end - start) / 60 }, (_, hour) => `${String(start / 60 + hour).padStart(2, "0")}:00`);

export const nowRow = (span: DiarySpan, now: Date): number | null => {
  const minutes = minutesOfClock(clockOf(now));
  return minutes >= span.start && minutes <= span.end ? (minutes - span.start) / ROW_MINUTES : null;
};
