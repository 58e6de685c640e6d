import { atom } from "jotai";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { type FirstStepWords, firstStepLabels } from "@/labels/widget-first-step";

/** What the clinic itself reads, whatever its visitor speaks. */
export const clinicWords: FirstStepWords = firstStepLabels;

/** The words of the language in use. Korean holds the first step's alone; the others come as a whole. */
export const wordsAtom = atom<FirstStepWords>(firstStepLabels);
/** The language that the visitor asked for, kept on the device. Null: none yet. */
export const chosenLanguageAtom = atom<WidgetLanguage | null>(null);
/** The language in use, or on its way. */
export const languageAtom = atom<WidgetLanguage>("ko");
