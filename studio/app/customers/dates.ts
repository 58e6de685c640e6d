import type { DeskReservation } from "@/contract/studio/desk";
import { clockOf, dayOf } from "../when";

/** `2025. 11. 24`. */
export const fullDate = (instant: string): string => dayOf(instant).split("-").map(Number).join(". ");

/** `11. 24` of this year, else `2025. 11. 24`. */
export const shortDate = (instant: string, now: Date): string =>
  dayOf(instant).slice(0, 4) === dayOf(now).slice(0, 4) ? fullDate(instant).slice(6) : fullDate(instant);

/** `오늘 14:30`, `11. 24 14:30`. */
export const shortMoment = (instant: string, now: Date): string =>
  `${dayOf(instant) === dayOf(now) ? "오늘" : shortDate(instant, now)} ${clockOf(instant)}`;

/** Where a reservation's day shows it as chosen. */
export const visitPath = (clinic: string, { id, startAt }: Pick<DeskReservation, "id" | "startAt">): string =>
  `/${clinic}/day?date=${dayOf(startAt)}&chosen=${id}`;
