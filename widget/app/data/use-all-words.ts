import { useAtomValue } from "jotai";
import type { WidgetWords } from "@/labels/widget";
import { allWords } from "../state/all-words";
import { wordsAtom } from "../state/words";

/** Every word of the widget, in the language in use. For screens that are fetched later: all of the Korean words come with it. */
export const useAllWords = (): WidgetWords => allWords(useAtomValue(wordsAtom));
