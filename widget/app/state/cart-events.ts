import { atom } from "jotai";

/** Ids of cart items whose price was an event's when they were last seen: without the event now, it has ended. */
export const itemsOfEventsAtom = atom<readonly number[]>([]);
/** Ids of cart items that the visitor has unticked. */
export const leftOutIdsAtom = atom<readonly number[]>([]);
