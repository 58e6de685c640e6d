import { atom } from "jotai";

/** Where the treatments step begins, and what it has ready. */
export interface TreatmentEntry {
  /** Its product stands first and open. */
  productId?: number;
  /** Options of that product to choose as soon as they are known. */
  optionIds?: readonly number[];
  categoryId?: number;
  /** The products of one event. */
  eventId?: number;
}

export const entryAtom = atom<TreatmentEntry>({});
/** The page's path, where the page tells it (Spec §4: Type2). */
export const pagePathAtom = atom<string | null>(null);
