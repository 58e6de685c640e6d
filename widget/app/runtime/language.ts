import type { WidgetBoot } from "@/contract/widget/boot";
import { WIDGET_LANGUAGES, type WidgetLanguage } from "@/contract/widget/messages";
import type { FirstStepWords } from "@/labels/widget-first-step";
import { chosenLanguageAtom, clinicWords, languageAtom, wordsAtom } from "../state/words";
import type { Store } from "./runtime";

/** The longest wait for a language; after it Korean is shown until the other has loaded. */
const PATIENCE_MS = 2000;

/** Korean comes with the widget; every other language is fetched when it is asked for. */
const CATALOGUES: Record<Exclude<WidgetLanguage, "ko">, () => Promise<FirstStepWords>> = {
  en: async () => (await import("@/labels/widget-en")).widgetEnglish,
  ja: async () => (await import("@/labels/widget-ja")).widgetJapanese,
  zh: async () => (await import("@/labels/widget-zh")).widgetChinese,
};

/** What terms say in general, for where a partner has not translated its own. */
export const loadTermSummaries = async () => (await import("@/labels/term-summaries")).termSummaries;

export const isLanguage = (value: unknown): value is WidgetLanguage =>
  WIDGET_LANGUAGES.some((language) => language === value);

/** The visitor's own choice, else the page's, else the partner's, else Korean. Whatever is no language of ours is passed over. */
export function languageInUse(
  chosen: unknown,
  ofPage: unknown,
  { languageId }: Pick<WidgetBoot["marketing"], "languageId">,
): WidgetLanguage {
  return [chosen, ofPage, languageId].find(isLanguage) ?? "ko";
}

/** Begins to fetch a language that will probably be needed. */
export function prepareLanguage(language: unknown): void {
  // The failure shows when the language is asked for in use.
  if (isLanguage(language)) loadWords(language).catch(() => undefined);
}

/** Speaks a language; of several asked for in a row, the last. One that cannot be fetched leaves the words as they are. */
export async function speak(store: Store, page: Document, language: WidgetLanguage): Promise<void> {
  const before = store.get(wordsAtom);
  store.set(languageAtom, language);
  try {
    const words = await loadWords(language);
    if (store.get(languageAtom) === language) show(store, page, words);
  } catch {
    const kept = WIDGET_LANGUAGES.find((each) => before.language.startsWith(each)) ?? "ko";
    if (store.get(languageAtom) === language) store.set(languageAtom, kept);
  }
}

/** Speaks the language of the first screen, at once where it is at hand. The promise, where there is one, ends when something can be shown. */
export function beginToSpeak(store: Store, page: Document, language: WidgetLanguage): Promise<void> | null {
  if (language === "ko") return null;
  const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([speak(store, page, language), patience]);
}

/** The visitor's own choice, from now on. */
export function chooseLanguage(store: Store, page: Document, language: WidgetLanguage): Promise<void> {
  store.set(chosenLanguageAtom, language);
  return speak(store, page, language);
}

const loadWords = async (language: WidgetLanguage): Promise<FirstStepWords> =>
  language === "ko" ? clinicWords : CATALOGUES[language]();

function show(store: Store, page: Document, words: FirstStepWords): void {
  store.set(wordsAtom, words);
  page.documentElement.lang = words.language;
}
