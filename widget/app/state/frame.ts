import { atom } from "jotai";
import type { WidgetCommands } from "@/contract/widget/messages";

/** What the page said in `init`. Null: not yet, and nothing is shown. */
export const frameAtom = atom<WidgetCommands["init"] | null>(null);
