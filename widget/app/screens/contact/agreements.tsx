import { useAtomValue, useSetAtom } from "jotai";
import { useId } from "react";
import type { Term } from "@/contract/api/partner-and-terms";
import { CheckBox } from "@/ui/check-box";
import { Skeleton } from "@/ui/skeleton";
import { useAllWords } from "../../data/use-all-words";
import { type TermState, useTermState, useTerms } from "../../data/use-terms";
import { QueryState } from "../../parts/query-state";
import { changeDraftAtom, draftAtom, isTicked, termMark } from "../../state/draft";
import { AgreementRow } from "./agreement-row";

interface AgreementsProps {
  error: string | null;
  onChange: () => void;
}

/** Each term can be read where it stands; optional ones are a choice of their own. */
export function Agreements({ error, onChange }: AgreementsProps) {
  const { contact: words } = useAllWords();
  const query = useTerms();
  const stateOf = useTermState();
  const id = useId();
  const skeleton = <Skeleton className="h-52" />;
  return (
    <fieldset className="mt-8 min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="sr-only">{words.agreements}</legend>
      <QueryState query={query} skeleton={skeleton}>
        {({ rows }) =>
          stateOf ? (
            <Terms terms={rows} stateOf={stateOf} errorId={error ? id : undefined} onChange={onChange} />
          ) : (
            skeleton
          )
        }
      </QueryState>
      {error && (
        <p id={id} role="alert" className="mt-2 text-b6 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface TermsProps {
  terms: readonly Term[];
  stateOf: (term: Term) => TermState;
  /** Given: a required term is not agreed to yet. */
  errorId: string | undefined;
  onChange: () => void;
}

function Terms({ terms, stateOf, errorId, onChange }: TermsProps) {
  const { contact: words } = useAllWords();
  const draft = useAtomValue(draftAtom);
  const { agreedTerms } = draft;
  const change = useSetAtom(changeDraftAtom);
  const agree = (marks: string[]) => {
    change({ agreedTerms: marks });
    onChange();
  };
  const isAgreed = (term: Term) => isTicked(draft, term);
  const toggle = (term: Term) => {
    const mark = termMark(term);
    agree(isAgreed(term) ? agreedTerms.filter((each) => each !== mark) : [...agreedTerms, mark]);
  };
  const asked = terms.filter((term) => stateOf(term) !== "agreed");
  const isEverything = asked.every(isAgreed);
  return (
    <div className="border-line-strong border-t">
      {asked.length === 0 ? (
        <p className="py-4 text-b5 text-ink-2">{words.allAgreed}</p>
      ) : (
        <CheckBox
          checked={isEverything}
          onChange={() => agree(isEverything ? [] : asked.map(termMark))}
          className="min-h-14 border-line border-b"
        >
          <span className="text-h5">{words.agreeAll}</span>
        </CheckBox>
      )}
      {terms.map((term) => (
        <AgreementRow
          key={term.id}
          term={term}
          state={stateOf(term)}
          isAgreed={isAgreed(term)}
          errorId={term.isRequired && !isAgreed(term) ? errorId : undefined}
          onToggle={() => toggle(term)}
        />
      ))}
    </div>
  );
}
