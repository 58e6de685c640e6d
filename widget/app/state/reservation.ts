import { atom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";
import { draftAtom } from "./draft";

/** The reservation just made, for the last step. */
export const madeReservationAtom = atom<Reservation | null>(null);
/** True for one that was made while the widget was closed: it is shown when the widget is opened next. */
export const isMadeUnseenAtom = atom(false);
export interface Attempt {
  key: string;
  /** The request but for its hold. */
  body: string;
  holdId?: string;
  /** Confirmed without a network: sent again by itself as soon as there is one. */
  isWaiting?: boolean;
}
/** Bound to one request body: a repeat of it, by double tap or after a lost answer, books once. */
export const attemptAtom = atom<Attempt | null>(null);
export const isBookingAtom = atom(false);
/** Why the reservation was not made when it was last sent. */
export const bookingErrorAtom = atom<Error | null>(null);
/** The visitor thinks better of it: what was confirmed without a network is not sent by itself. */
export const stopWaitingAtom = atom(null, (get, set) => {
  const attempt = get(attemptAtom);
  if (attempt?.isWaiting) set(attemptAtom, { ...attempt, isWaiting: false });
});
/** True where the chosen time was sent already and no answer came: it may have been booked. */
export const isAttemptedAtom = atom((get) => {
  const { reservedAt } = get(draftAtom);
  return reservedAt !== null && (get(attemptAtom)?.body.includes(JSON.stringify(reservedAt)) ?? false);
});
