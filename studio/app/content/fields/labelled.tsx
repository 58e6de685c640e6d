import ScaleIcon from "@lucide/icons/icons/scale";
import TriangleAlertIcon from "@lucide/icons/icons/triangle-alert";
import type { ReactNode } from "react";
import type { Finding } from "@/contract/content/findings";
import { Icon } from "@/ui/icon";
import { findingLabel } from "../labels";
import type { Path } from "../paths";
import { fieldId, useForm } from "./form-context";

interface LabelledProps {
  label: string;
  path: Path;
  hint?: string | undefined;
  /** What is inside has labels of its own. */
  isGroup?: boolean;
  children: ReactNode;
}

/** A control under its label, with what stands against it. */
export function Labelled({ label, path, hint, isGroup = false, children }: LabelledProps) {
  const id = fieldId(path);
  return (
    <div className="cf" data-field={path.join(".")}>
      {isGroup ? (
        <p className="lab" id={`${id}-label`}>
          {label}
        </p>
      ) : (
        <label className="lab" htmlFor={id}>
          {label}
        </label>
      )}
      {children}
      {hint && <p className="hint">{hint}</p>}
      <FieldNotes path={path} isWhole={isGroup} />
    </div>
  );
}

/** What the law, the site or the contract has against a field. */
export function FieldNotes({ path, isWhole = false }: { path: Path; isWhole?: boolean }) {
  const { findings, errors } = useForm();
  const name = path.join(".");
  const own = findings.filter(({ field }) => field === name || (!isWhole && field.startsWith(`${name}.`)));
  const error = errors.get(name);
  if (own.length === 0 && !error) return null;
  return (
    <ul className="cf-notes">
      {error && (
        <li className="stops">
          <Icon of={TriangleAlertIcon} size={14} className="i" />
          {error}
        </li>
      )}
      {own.map((finding) => (
        <FindingLine key={`${finding.rule} ${finding.field}`} finding={finding} />
      ))}
    </ul>
  );
}

const FindingLine = ({ finding: { severity, message, words, article } }: { finding: Finding }) => (
  <li className={severity}>
    <Icon of={severity === "stops" ? TriangleAlertIcon : ScaleIcon} size={14} className="i" />
    <span>
      {findingLabel(message, words)}
      {article && <span className="t5"> {article}</span>}
    </span>
  </li>
);
