"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { postFormLabels as words } from "@/labels/customer-boards";
import { CheckBox } from "@/ui/check-box";
import type { TermWithText } from "./board-form";

interface AgreementFieldsProps {
  terms: readonly TermWithText[];
  agreedTermIds: readonly number[];
  error: string | null;
  onChange: (agreedTermIds: number[]) => void;
}

/** What writing asks agreement to; each can be read where it stands. */
export function AgreementFields({ terms, agreedTermIds, error, onChange }: AgreementFieldsProps) {
  const id = useId();
  const toggle = (termId: number) =>
    onChange(
      agreedTermIds.includes(termId)
        ? agreedTermIds.filter((each) => each !== termId)
        : [...agreedTermIds, termId],
    );
  return (
    <fieldset className="mt-8 min-w-0">
      <legend className="mb-2 text-label3">{words.agreements}</legend>
      <ul className="border-line-strong border-t">
        {terms.map((term) => {
          const isAgreed = agreedTermIds.includes(term.id);
          const isMissing = error !== null && term.isRequired && !isAgreed;
          return (
            <li key={term.id} className="border-line border-b py-1">
              <CheckBox
                checked={isAgreed}
                onChange={() => toggle(term.id)}
                aria-invalid={isMissing ? true : undefined}
                aria-describedby={isMissing ? id : undefined}
              >
                <span className="text-b5">
                  {term.termTitle}{" "}
                  <span className={clsx(term.isRequired ? "text-accent-ink" : "text-ink-3")}>
                    {term.isRequired ? words.required : words.optional}
                  </span>
                </span>
              </CheckBox>
              <details className="pl-8">
                <summary className="inline-flex min-h-11 items-center text-b6 text-ink-2 underline underline-offset-4">
                  {words.readTerm}
                  <span className="sr-only">: {term.termTitle}</span>
                </summary>
                <div className="pb-4 text-b5">
                  {term.text}
                  <p className="mt-3 text-b6 text-ink-3">{words.termVersion(term.version)}</p>
                </div>
              </details>
            </li>
          );
        })}
      </ul>
      <p id={id} role="alert" className="mt-2 text-b6 text-bad empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
