import type { WidgetWords } from "@/labels/widget";
import { allClinicWords } from "../state/all-words";

/** The clinic keeps these in its own language. What is none of them was written by hand, and stays as it is. */
function translated(text: string, ofClinic: readonly string[], ofVisitor: readonly string[]): string {
  return ofVisitor[ofClinic.indexOf(text)] ?? text;
}

/** What a visit is for, in the visitor's words. */
export const purposeText = (purpose: string, words: WidgetWords): string =>
  translated(purpose, allClinicWords.purpose.choices, words.purpose.choices);

/** Why a reservation was canceled, in the visitor's words. */
export const cancelReasonText = (reason: string, words: WidgetWords): string =>
  translated(reason, allClinicWords.cancel.reasons, words.cancel.reasons);
