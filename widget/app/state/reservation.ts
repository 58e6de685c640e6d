import { atom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";
import { draftAtom } from "./draft";

/** The reservation just made, for the last step. */
export const madeReservationAtom = atom<Reservation | null>(null);
export interface Attempt {
  key: string;
  /** The request but for its hold. */
  body: string;
  holdId?: string;
}
/** Bound to one request body: a repeat of it, by double tap or after a lost answer, books once. */
export const attemptAtom = atom<Attempt | null>(null);
/** True where the chosen time was sent already and no answer came: it may have been booked. */
export const isAttemptedAtom = atom((get) => {
  const { reservedAt } = get(draftAtom);
  return reservedAt !== null && (get(attemptAtom)?.body.includes(JSON.stringify(reservedAt)) ?? false);
});
