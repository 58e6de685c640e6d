import { atom } from "jotai";

/** Where a booking begins, and what it has ready. */
export interface TreatmentEntry {
  /** Its product stands first and open. */
  productId?: number;
  /** Options of that product to choose as soon as they are known. */
  optionIds?: readonly number[];
  /** Why those options could not all be chosen. */
  problem?: "gone" | "tooMany";
  categoryId?: number;
  /** The products of one event. */
  eventId?: number;
  /** The secret event whose link led to the product. */
  secretEventId?: number;
  /** The doctor, the day (`2026-11-20`) and the time (an instant) that the schedule step begins with. */
  employeeId?: number;
  date?: string;
  reservedAt?: string;
}

export const entryAtom = atom<TreatmentEntry>({});
/** The page's path, where the page tells it (Spec §4: Type2). */
export const pagePathAtom = atom<string | null>(null);
