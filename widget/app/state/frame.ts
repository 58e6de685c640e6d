import { atom } from "jotai";
import type { WidgetCommands } from "@/contract/widget/messages";

/** What the page said in `init`. Null: not yet, and nothing is shown. */
export const frameAtom = atom<WidgetCommands["init"] | null>(null);
/** Whether a sheet or drawer stands open. */
export const isOpenAtom = atom(false);
/** Whether a visitor can see it: a panel always, a sheet or drawer while it is open. */
export const isShownAtom = atom((get) => get(frameAtom)?.isPanel === true || get(isOpenAtom));
