import { atom } from "jotai";
import type { ReservationHoldWish } from "@/contract/api/reservation-holds";
import { type Draft, requestedOptionIds, requestedSecretEventIds } from "./draft";
import { hasTexts, isFields } from "./draft-guard";

/** A time that the clinic keeps for the visitor while contact data is typed. */
export interface Hold {
  /** A UUID made here, which proves whose hold it is. */
  id: string;
  /** What it is for, as text: another wish needs another hold. */
  wish: string;
  /** Null: the server has not said so (no network, too many holds). Booking goes on without. */
  expiresAt: string | null;
  /** The clinic has to confirm such a time, and may give it to others. */
  isWaiting: boolean;
  /** Released by a page that was left: it is to be requested again, under the same id. */
  isLetGo: boolean;
}

export const holdAtom = atom<Hold | null>(null);

/** What the draft asks the clinic to keep; null before a time is chosen. */
export function wishOf(draft: Draft): ReservationHoldWish | null {
  const { kind, reservedAt, doctor } = draft;
  if (reservedAt === null) return null;
  return {
    kind,
    reservedAt,
    ...(doctor && { employeeId: doctor.id }),
    productOptionIds: requestedOptionIds(draft),
    secretEventIds: requestedSecretEventIds(draft),
  };
}

/** A hold as an earlier page left it, or null for anything malformed. That page has let it go. */
export function restoredHold(value: unknown): Hold | null {
  if (!isFields(value) || !hasTexts(value, "id", "wish")) return null;
  return { id: value.id, wish: value.wish, expiresAt: null, isWaiting: false, isLetGo: true };
}
