import { useState } from "react";
import { videoIdOf } from "@/contract/content/rich-text";
import type { FieldOf } from "../forms/spec";
import { contentLabels, wonText } from "../labels";
import { type FieldProps, fieldId, listOf, textOf, useForm } from "./form-context";
import { Labelled } from "./labelled";

const words = contentLabels.fields;
const LINE_ROWS = 3;
/** What is shorter is a heading. */
const HEADING_MOST = 200;
const MOST_ROWS = 14;

export function TextField({ spec, path, value }: FieldProps<FieldOf<"text"> | FieldOf<"long">>) {
  const { change } = useForm();
  const typed = textOf(value);
  const shared = {
    id: fieldId(path),
    className: "input",
    maxLength: spec.most,
    value: typed,
    onChange: ({ target }: { target: { value: string } }) =>
      change(path, target.value === "" && spec.isNullable ? null : target.value),
  };
  const lines = typed.split("\n").length;
  const rows = spec.most <= HEADING_MOST ? lines : Math.min(MOST_ROWS, Math.max(LINE_ROWS, lines + 1));
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      {spec.type === "long" || lines > 1 ? <textarea {...shared} rows={rows} /> : <input {...shared} />}
    </Labelled>
  );
}

export function DateField({ spec, path, value }: FieldProps<FieldOf<"day"> | FieldOf<"clock">>) {
  const { change } = useForm();
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      <input
        id={fieldId(path)}
        type={spec.type === "day" ? "date" : "time"}
        className="input n"
        required={!spec.isNullable}
        value={textOf(value)}
        onChange={({ target }) => change(path, target.value === "" && spec.isNullable ? null : target.value)}
      />
    </Labelled>
  );
}

/** A number as people write it: `850,000`. */
export function NumberField({ spec, path, value }: FieldProps<FieldOf<"number">>) {
  const { change } = useForm();
  const [typing, setTyping] = useState<string | null>(null);
  const shown = typeof value !== "number" ? "" : spec.isPrice ? wonText(value) : String(value);
  return (
    <Labelled label={spec.unit ? `${spec.label} (${spec.unit})` : spec.label} path={path} hint={spec.hint}>
      <input
        id={fieldId(path)}
        inputMode="decimal"
        className="input n r"
        value={typing ?? shown}
        onChange={({ target }) => {
          setTyping(target.value);
          const read = readNumber(target.value);
          if (read !== null) change(path, read);
          else if (target.value.trim() === "" && spec.isNullable) change(path, null);
        }}
        onBlur={() => setTyping(null)}
      />
    </Labelled>
  );
}

/** `850,000` or `85만`, as clinics write it; null: it is no number. */
export function readNumber(typed: string): number | null {
  const text = typed.replace(/[,\s원]/g, "");
  const [, inTenThousands] = /^(\d+(?:\.\d+)?)만$/.exec(text) ?? [];
  if (inTenThousands) return Math.round(Number(inTenThousands) * 10_000);
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

export function FlagField({ spec, path, value }: FieldProps) {
  const { change } = useForm();
  return (
    <div className="cf" data-field={path.join(".")}>
      <label className="cf-flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(path, target.checked)}
        />
        <span>{spec.label}</span>
      </label>
      {spec.hint && <p className="hint">{spec.hint}</p>}
    </div>
  );
}

export function ChoiceField({ spec, path, value }: FieldProps<FieldOf<"choice">>) {
  const { change } = useForm();
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      <select
        id={fieldId(path)}
        className="input"
        value={textOf(value)}
        onChange={({ target }) => change(path, target.value)}
      >
        {Object.entries(spec.choices).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Several of a few. */
export function ChoicesField({ spec, path, value }: FieldProps<FieldOf<"choices">>) {
  const { change } = useForm();
  const chosen = listOf(value);
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint} isGroup>
      <div className="row wrapit gap16">
        {Object.entries(spec.choices).map(([key, label]) => (
          <label key={key} className="cf-flag">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                change(path, target.checked ? [...chosen, key] : chosen.filter((each) => each !== key))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Labelled>
  );
}

/** A video by any link to it. */
export function VideoField({ spec, path, value }: FieldProps) {
  const { change } = useForm();
  const [typing, setTyping] = useState<string | null>(null);
  const id = textOf(value);
  const isBad = typing !== null && typing.trim() !== "" && videoIdOf(typing) === null;
  return (
    <Labelled label={spec.label} path={path} hint={isBad ? words.badVideo : spec.hint}>
      <input
        id={fieldId(path)}
        className="input"
        inputMode="url"
        placeholder="https://youtu.be/…"
        value={typing ?? (id && `https://youtu.be/${id}`)}
        onChange={({ target }) => {
          setTyping(target.value);
          const found = videoIdOf(target.value);
          if (found) change(path, found);
          else if (target.value.trim() === "") change(path, spec.isNullable ? null : "");
        }}
        onBlur={() => setTyping(null)}
      />
    </Labelled>
  );
}
