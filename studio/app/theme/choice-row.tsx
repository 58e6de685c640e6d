interface ChoiceRowProps<Name extends string> {
  label: string;
  names: Record<Name, string>;
  /** Null: none of them. */
  value: Name | null;
  onChoose: (name: Name) => void;
}

/** One of a few, by its name. */
export function ChoiceRow<Name extends string>({ label, names, value, onChoose }: ChoiceRowProps<Name>) {
  return (
    <fieldset className="th-row">
      <legend className="t4">{label}</legend>
      <div className="seg">
        {(Object.keys(names) as Name[]).map((name) => (
          <button key={name} type="button" aria-pressed={name === value} onClick={() => onChoose(name)}>
            {names[name]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
