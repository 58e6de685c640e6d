import { useAtomValue } from "jotai";
import type { FirstStepWords } from "@/labels/widget-first-step";
import { wordsAtom } from "../state/words";

/** The words of the screens that a visit can begin with, in the language in use. */
export const useWords = (): FirstStepWords => useAtomValue(wordsAtom);
