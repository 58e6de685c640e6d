import { type WidgetWords, widgetLabels } from "@/labels/widget";
import type { FirstStepWords } from "@/labels/widget-first-step";

/** What the clinic itself reads, those of later steps as well. Comes with their code. */
export const allClinicWords: WidgetWords = widgetLabels;

/** The whole catalogue of the same language. */
export const allWords = (words: FirstStepWords): WidgetWords => (isWhole(words) ? words : allClinicWords);

const isWhole = (words: FirstStepWords): words is WidgetWords => "contact" in words;
