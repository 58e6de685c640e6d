import { atom, getDefaultStore } from "jotai";
import { isIdle } from "./idle";

/** A page that opens where nobody was for long begins locked. */
export const lockedAtom = atom(isIdle(Date.now()));

export const isLocked = (): boolean => getDefaultStore().get(lockedAtom);
export const setLocked = (isLocked: boolean): void => getDefaultStore().set(lockedAtom, isLocked);
