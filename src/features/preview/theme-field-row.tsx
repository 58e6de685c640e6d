import { useId } from "react";
import { isValueOf, type ThemeValue } from "./theme-edits";
import type { ThemeField } from "./theme-fields";

interface ThemeFieldRowProps {
  field: ThemeField;
  value: ThemeValue;
  isEdited: boolean;
  onEdit: (path: string, value: ThemeValue) => void;
}

/** One value of the theme, and what can be put in its place. */
export function ThemeFieldRow({ field, value, isEdited, onEdit }: ThemeFieldRowProps) {
  const take = (next: ThemeValue) => isValueOf(field, next) && onEdit(field.path, next);
  const id = useId();
  return (
    <p className="pv-field" data-edited={isEdited || undefined}>
      <label htmlFor={id}>{field.path.split(".").slice(1).join(" ") || field.path}</label>
      {field.kind === "colour" && (
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => take(event.target.value.toUpperCase())}
        />
      )}
      {field.kind === "number" && (
        <input
          id={id}
          type="number"
          min={field.min}
          max={field.max}
          value={value}
          onChange={(event) => take(event.target.valueAsNumber)}
        />
      )}
      {field.kind === "choice" && (
        <select
          id={id}
          value={value}
          onChange={(event) => {
            const choice = field.choices.find((each) => String(each) === event.target.value);
            if (choice !== undefined) take(choice);
          }}
        >
          {field.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </p>
  );
}
