import type { ReservationSuccess } from "@/contract/widget/messages";
import { isRecord, persistedStore } from "./persisted-store";

/** Spec §3: the reservation that was made last, and the ids of those that analytics have been told of. */
export interface ReservationState {
  reservation: ReservationSuccess | null;
  sentIds: readonly number[];
}

/** Reservations remembered as told: more than a visitor makes. */
const REMEMBERED = 50;

/** Persisted as `reservation`: a page that is loaded again neither tells of a purchase twice nor forgets to. */
export const reservationStore = persistedStore<ReservationState>(
  "reservation",
  { reservation: null, sentIds: [] },
  isReservationState,
);

/** With a reservation marked as told. */
export const withSent = (state: ReservationState, id: number): ReservationState => ({
  ...state,
  sentIds: [...state.sentIds.filter((known) => known !== id), id].slice(-REMEMBERED),
});

function isReservationState(value: unknown): value is ReservationState {
  return (
    isRecord(value) &&
    (value.reservation === null || isReservation(value.reservation)) &&
    Array.isArray(value.sentIds) &&
    value.sentIds.length <= REMEMBERED &&
    value.sentIds.every((id) => Number.isInteger(id))
  );
}

const isReservation = (value: unknown) =>
  isRecord(value) &&
  Number.isInteger(value.reservationId) &&
  typeof value.reservationNumber === "string" &&
  (value.kind === "visit" || value.kind === "treatment") &&
  isWon(value.total) &&
  Array.isArray(value.items) &&
  value.items.every(isItem);

const isItem = (value: unknown) =>
  isRecord(value) && Number.isInteger(value.id) && typeof value.name === "string" && isWon(value.price);

const isWon = (value: unknown) => value === null || (Number.isInteger(value) && Number(value) >= 0);
