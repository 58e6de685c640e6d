import { useEffect } from "react";
import { useSearchParams } from "wouter";
import { FieldView } from "../fields/field-view";
import { useForm } from "../fields/form-context";
import { isWithin } from "../fields/item";
import type { FormPart } from "../forms/spec";
import { contentLabels } from "../labels";

/** A form in parts, one shown at a time; which one, and a field to go to, stand in the address. */
export function FormParts({ parts }: { parts: FormPart[] }) {
  const [query, setQuery] = useSearchParams();
  const { body, findings, errors } = useForm();
  const field = query.get("field");
  const byField = field ? partOf(parts, field) : -1;
  const shown = byField >= 0 ? byField : Math.min(Number(query.get("part")) || 0, parts.length - 1);
  useEffect(() => {
    if (!field) return;
    // The innermost: an item of a list before its list.
    const [place] = [...document.querySelectorAll<HTMLElement>("[data-field]")]
      .filter(({ dataset }) => isWithin(field, dataset.field))
      .sort((one, other) => (other.dataset.field?.length ?? 0) - (one.dataset.field?.length ?? 0));
    place?.scrollIntoView({ block: "center" });
    place?.querySelector<HTMLElement>("input, textarea, select, [contenteditable=true]")?.focus();
  }, [field]);
  const marked = new Set(
    [...findings.map((finding) => finding.field), ...errors.keys()].map((path) => partOf(parts, path)),
  );
  return (
    <>
      {parts.length > 1 && (
        <nav className="seg ce-parts" aria-label={contentLabels.editor.parts}>
          {parts.map(({ title }, place) => (
            <button
              key={title}
              type="button"
              aria-current={place === shown ? "true" : undefined}
              onClick={() => setQuery(place === 0 ? {} : { part: String(place) }, { replace: true })}
            >
              {title}
              {marked.has(place) && (
                <span className="s-dot" role="img" aria-label={contentLabels.editor.hasNotes} />
              )}
            </button>
          ))}
        </nav>
      )}
      <div className="sheet ce-sheet">
        {parts[shown]?.fields.map((spec) => (
          <FieldView key={spec.name} spec={spec} path={[spec.name]} value={body[spec.name]} />
        ))}
      </div>
    </>
  );
}

const partOf = (parts: FormPart[], path: string): number =>
  parts.findIndex(({ fields }) => fields.some(({ name }) => name === path.split(".")[0]));
