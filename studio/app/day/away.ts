import type { DeskReservation, Diary, DiaryDay, DiaryDoctor } from "@/contract/studio/desk";
import { labels } from "../labels";
import { isInTheWay } from "../reservation/in-the-way";
import { minutesOf, minutesOfClock } from "../when";
import type { DiarySpan } from "./geometry";

export interface AwaySpan extends DiarySpan {
  isLunch: boolean;
}

/** When a doctor is not there within these minutes: before, after, at lunch, or all of them. Blocks aside. */
export function awaySpans(
  { lunch }: Pick<DiaryDay, "lunch">,
  { hours }: Pick<DiaryDoctor, "hours">,
  within: DiarySpan,
): AwaySpan[] {
  if (!hours) return [{ ...within, isLunch: false }];
  const spans = [
    { start: within.start, end: minutesOfClock(hours.start), isLunch: false },
    { start: minutesOfClock(hours.end), end: within.end, isLunch: false },
    ...(lunch ? [{ start: minutesOfClock(lunch.start), end: minutesOfClock(lunch.end), isLunch: true }] : []),
  ];
  return spans
    .map(({ start, end, isLunch }) => ({
      start: Math.max(start, within.start),
      end: Math.min(end, within.end),
      isLunch,
    }))
    .filter(({ start, end }) => end > start);
}

/** Why a doctor is not there for a visit of that day; null where nothing but other visits can be in its way. */
export function whyAway(
  diary: Pick<DiaryDay, "lunch" | "blocks">,
  doctor: DiaryDoctor,
  visit: Pick<DeskReservation, "startAt" | "endAt">,
): string | null {
  const [start, end] = [Date.parse(visit.startAt), Date.parse(visit.endAt)];
  const block = diary.blocks.find(
    ({ employeeId, startAt, endAt }) =>
      employeeId === doctor.id && Date.parse(startAt) < end && Date.parse(endAt) > start,
  );
  if (block) return block.reason;
  const [away] = awaySpans(diary, doctor, {
    start: minutesOf(visit.startAt),
    end: minutesOf(visit.startAt) + (end - start) / 60_000,
  });
  if (!away) return null;
  if (away.isLunch) return labels.day.lunch;
  return doctor.hours ? labels.day.outsideHours : (doctor.note ?? labels.day.off);
}

/** Why a doctor cannot take a visit at its time: not there, or with somebody else; null for one who is free. */
export function whyBusy(
  diary: Pick<Diary, "lunch" | "blocks" | "reservations">,
  doctor: DiaryDoctor,
  visit: Pick<DeskReservation, "id" | "startAt" | "endAt">,
): string | null {
  const isBooked = diary.reservations.some((other) => isInTheWay(other, visit, doctor.id));
  return whyAway(diary, doctor, visit) ?? (isBooked ? labels.requests.isBooked : null);
}
