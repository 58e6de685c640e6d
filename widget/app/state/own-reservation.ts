import { atom } from "jotai";
import type { Reservation } from "@/contract/api/reservations";

/** One's own reservation whose time is being changed. */
export const changingReservationAtom = atom<Reservation | null>(null);
/** The reservation that stands unfolded when its list is shown. */
export const unfoldedReservationIdAtom = atom<number | null>(null);
