import type { Term, TermsHistory } from "@/contract/api/partner-and-terms";
import { moreLinkClass } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { useTermTranslation } from "../../data/use-term-translation";
import { useTermText } from "../../data/use-terms";
import { paragraphsOf } from "../../lib/plain-text";
import { QueryState } from "../../parts/query-state";

/** What a term says: in Korean, or in the visitor's language with the Korean text, which binds, one press away. */
export function TermText({ term }: { term: Term }) {
  const query = useTermText(term.id, true);
  return (
    <section aria-label={term.termTitle} className="mb-4 rounded-m bg-(--widget-inset) p-4">
      <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
        {({ row }) => <Text row={row} />}
      </QueryState>
    </section>
  );
}

function Text({ row }: { row: TermsHistory }) {
  const { contact: words } = useAllWords();
  const translation = useTermTranslation(row);
  return (
    <div className="grid gap-2 text-b6 text-ink-2">
      {translation === null ? (
        <KoreanText html={row.contentHtml} />
      ) : (
        <>
          {translation.summary?.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="text-ink">{words.koreanBinds}</p>
          <details>
            <summary className={moreLinkClass}>{words.koreanText}</summary>
            <div className="mt-2 grid gap-2">
              <KoreanText html={row.contentHtml} />
            </div>
          </details>
        </>
      )}
      <p className="text-ink-3">{words.termVersion(row.version)}</p>
    </div>
  );
}

const KoreanText = ({ html }: { html: string }) =>
  paragraphsOf(html).map((paragraph) => (
    <p key={paragraph} lang="ko">
      {paragraph}
    </p>
  ));
