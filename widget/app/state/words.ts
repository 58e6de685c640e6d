import { atom } from "jotai";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { type WidgetWords, widgetLabels } from "@/labels/widget";

/** What the clinic itself reads, whatever its visitor speaks. */
export const clinicWords: WidgetWords = widgetLabels;

/** The catalogue of the language in use. */
export const wordsAtom = atom<WidgetWords>(widgetLabels);
/** The language that the visitor asked for, kept on the device. Null: none yet. */
export const chosenLanguageAtom = atom<WidgetLanguage | null>(null);
/** The language in use, or on its way. */
export const languageAtom = atom<WidgetLanguage>("ko");
