import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { Term } from "@/contract/api/partner-and-terms";
import { CheckBox } from "@/ui/check-box";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { Skeleton } from "@/ui/skeleton";
import { type TermState, useTermText } from "../../data/use-terms";
import { useWords } from "../../data/use-words";
import { paragraphsOf } from "../../lib/plain-text";
import { QueryState } from "../../parts/query-state";

interface AgreementRowProps {
  term: Term;
  state: TermState;
  isAgreed: boolean;
  /** The words that say what is wrong with it. */
  errorId: string | undefined;
  onToggle: () => void;
}

/** One term: agree, or read it right here. What was agreed to before is read alone. */
export function AgreementRow({ term, state, isAgreed, errorId, onToggle }: AgreementRowProps) {
  const { contact: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const name = <TermName term={term} state={state} />;
  return (
    <div className="border-line border-b">
      <div className="flex min-h-13 items-center">
        {state === "agreed" ? (
          <p className="flex-1">{name}</p>
        ) : (
          <CheckBox
            checked={isAgreed}
            onChange={onToggle}
            aria-invalid={errorId ? true : undefined}
            aria-describedby={errorId}
            className="min-h-13 flex-1"
          >
            {name}
          </CheckBox>
        )}
        <IconButton
          label={words.readTerm(term.termTitle)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="-mr-3 text-ink-3"
        >
          <Icon of={ChevronDownIcon} size={16} className={clsx(isOpen && "rotate-180")} />
        </IconButton>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <TermText term={term} />}
      </div>
    </div>
  );
}

function TermName({ term, state }: Pick<AgreementRowProps, "term" | "state">) {
  const { required, optional, contact: words } = useWords();
  return (
    <span className="text-b5">
      <span lang="ko">{term.termTitle}</span>{" "}
      {state === "agreed" ? (
        <span className="text-ok">{words.termAgreed}</span>
      ) : (
        <span className={term.isRequired ? "text-accent-ink" : "text-ink-3"}>
          {term.isRequired ? required : optional}
        </span>
      )}
      {state === "changed" && <span className="block text-b6 text-ink-2">{words.termChanged}</span>}
    </span>
  );
}

function TermText({ term }: { term: Term }) {
  const { contact: words } = useWords();
  const query = useTermText(term.id, true);
  return (
    <section aria-label={term.termTitle} className="mb-4 rounded-m bg-(--widget-inset) p-4">
      <QueryState query={query} skeleton={<Skeleton className="h-24" />}>
        {({ row }) => (
          <div className="grid gap-2 text-b6 text-ink-2">
            {paragraphsOf(row.contentHtml).map((paragraph) => (
              <p key={paragraph} lang="ko">
                {paragraph}
              </p>
            ))}
            <p className="text-ink-3">{words.termVersion(row.version)}</p>
          </div>
        )}
      </QueryState>
    </section>
  );
}
