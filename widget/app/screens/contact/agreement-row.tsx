import ChevronDownIcon from "@lucide/icons/icons/chevron-down";
import { clsx } from "clsx";
import { useId, useState } from "react";
import type { Term } from "@/contract/api/partner-and-terms";
import { CheckBox } from "@/ui/check-box";
import { Icon } from "@/ui/icon";
import { IconButton } from "@/ui/icon-button";
import { useAllWords } from "../../data/use-all-words";
import { useTermTranslation } from "../../data/use-term-translation";
import type { TermState } from "../../data/use-terms";
import { TermText } from "./term-text";

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
  const { contact: words } = useAllWords();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const title = useTermTranslation(term)?.title ?? null;
  const name = <TermName term={term} title={title} state={state} />;
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
          label={words.readTerm(title ?? term.termTitle)}
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

interface TermNameProps extends Pick<AgreementRowProps, "term" | "state"> {
  /** In the visitor's language; null: there is none. */
  title: string | null;
}

function TermName({ term, title, state }: TermNameProps) {
  const { required, optional, contact: words } = useAllWords();
  return (
    <span className="text-b5">
      <span lang={title === null ? "ko" : undefined}>{title ?? term.termTitle}</span>{" "}
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
