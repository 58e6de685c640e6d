import { useAtomValue } from "jotai";
import type { WidgetWords } from "@/labels/widget";
import { wordsAtom } from "../state/words";

/** Every word of the widget, in the language in use. */
export const useWords = (): WidgetWords => useAtomValue(wordsAtom);
