import { useId, useState } from "react";
import { previewLabels } from "@/labels/preview";

const { theme: words } = previewLabels;

interface CopyTextProps {
  label: string;
  text: string;
  rows?: number;
}

/** A text to take along: by a button, or by hand where the browser does not let us. */
export function CopyText({ label, text, rows = 3 }: CopyTextProps) {
  const id = useId();
  const [said, setSaid] = useState("");
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    );
  return (
    <div className="pv-copy">
      <p className="pv-row">
        <label htmlFor={id}>{label}</label>
        <button type="button" className="pv-button" onClick={copy}>
          {words.copy}
        </button>
        <span role="status">{said}</span>
      </p>
      <textarea id={id} rows={rows} readOnly value={text} spellCheck={false} />
    </div>
  );
}
