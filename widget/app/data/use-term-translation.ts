import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { Term, TermsHistory } from "@/contract/api/partner-and-terms";
import { loadTermSummaries } from "../runtime/language";
import { languageAtom } from "../state/words";

/**
 * A term in the visitor's language: the partner's own translation, else what such terms say in general. Null: it is
 * read in Korean.
 */
export function useTermTranslation(term: Term & Partial<Pick<TermsHistory, "summaries">>) {
  const language = useAtomValue(languageAtom);
  const { data: general } = useQuery({
    queryKey: ["term-summaries"],
    queryFn: loadTermSummaries,
    enabled: language !== "ko",
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (language === "ko") return null;
  const known = general?.[language][term.slug] ?? general?.[language].other;
  return {
    title: term.titles[language] ?? known?.title ?? null,
    summary: term.summaries?.[language] ?? known?.summary ?? null,
  };
}
