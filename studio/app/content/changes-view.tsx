import type { FieldChange } from "@/contract/content/changes";
import type { ContentKind } from "@/contract/content/kinds";
import { describeField, isTold, type NameOf } from "./field-words";
import type { AnyBody } from "./forms/spec";
import { contentLabels } from "./labels";

const FIRST_SHOWN = 6;

interface ChangesViewProps {
  kind: ContentKind;
  changes: FieldChange[];
  bodies: (AnyBody | null)[];
  nameOf: NameOf;
}

/** What changes, old and new side by side, in the words of the form. */
export function ChangesView({ kind, changes, bodies, nameOf }: ChangesViewProps) {
  const told = changes.filter(({ field }) => isTold(field));
  const rows = told.map((change) => {
    const { label, text } = describeField(kind, change.field, bodies, nameOf);
    return (
      <li key={change.field}>
        <span className="t4 soft">{label}</span>
        <span className="pb-was">{text(change.before)}</span>
        <span aria-hidden>→</span>
        <span className="sr">{contentLabels.publish.becomes}</span>
        <span className="pb-now">{text(change.after)}</span>
      </li>
    );
  });
  return (
    <>
      <ul className="pb-changes">{rows.slice(0, FIRST_SHOWN)}</ul>
      {rows.length > FIRST_SHOWN && (
        <details className="pb-more">
          <summary className="t4">{contentLabels.publish.more(rows.length - FIRST_SHOWN)}</summary>
          <ul className="pb-changes">{rows.slice(FIRST_SHOWN)}</ul>
        </details>
      )}
    </>
  );
}
