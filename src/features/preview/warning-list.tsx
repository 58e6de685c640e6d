import type { MissingFact } from "@/contract/tenant/legal-information";
import type { ContrastWarning } from "@/contract/tenant/theme-contrast";
import { previewLabels } from "@/labels/preview";

const { warnings: words } = previewLabels;

interface WarningListProps {
  contrasts: ContrastWarning[];
  missing: MissingFact[];
}

/** What should be mended before this goes live. */
export function WarningList({ contrasts, missing }: WarningListProps) {
  if (contrasts.length + missing.length === 0) return <p className="pv-note">{words.none}</p>;
  return (
    <>
      {contrasts.length > 0 && <h2>{words.contrast}</h2>}
      <ul className="pv-warnings">
        {contrasts.map(({ front, back, ratio, needed }) => (
          <li key={`${front} ${back}`}>{words.contrastOf(front, back, ratio, needed)}</li>
        ))}
      </ul>
      {missing.length > 0 && <h2>{words.legal}</h2>}
      <ul className="pv-warnings">
        {missing.map(({ fact, fields }) => (
          <li key={fact}>
            {words.facts[fact]} <code>{words.fields(fields.join(", "))}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
