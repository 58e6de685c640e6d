import { useAtomValue } from "jotai";
import { type WidgetWords, widgetLabels } from "@/labels/widget";
import type { FirstStepWords } from "@/labels/widget-first-step";
import { wordsAtom } from "../state/words";

/** Every word of the widget, in the language in use. For screens that are fetched later: all of the Korean words come with it. */
export const useAllWords = (): WidgetWords => allWords(useAtomValue(wordsAtom));

/** The whole catalogue of the same language. */
export const allWords = (words: FirstStepWords): WidgetWords => (isWhole(words) ? words : widgetLabels);

const isWhole = (words: FirstStepWords): words is WidgetWords => "contact" in words;
