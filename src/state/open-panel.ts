import { atom } from "jotai";

/** What lies over the whole page, if anything: never two at once. */
export const openPanelAtom = atom<"none" | "menu" | "search">("none");
