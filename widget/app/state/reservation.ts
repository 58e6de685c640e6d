import { atom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";

/** The reservation just made, for the last step. */
export const madeReservationAtom = atom<Reservation | null>(null);
/** Bound to one request body: a repeat of it, by double tap or after a lost answer, books once. */
export const attemptAtom = atom<{ key: string; body: string } | null>(null);
