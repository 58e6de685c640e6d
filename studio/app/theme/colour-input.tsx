import { useState } from "react";
import { themeLabels } from "./labels";

const words = themeLabels.colours;
const COLOUR = /^#[0-9A-F]{6}$/;

interface ColourInputProps {
  name: string;
  value: string;
  onChange: (colour: string) => void;
}

/** A colour by the browser's own picker, or by its six digits. */
export function ColourInput({ name, value, onChange }: ColourInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isBad = typed !== null && !COLOUR.test(normal(typed));
  return (
    <span className="th-colour">
      <input
        type="color"
        aria-label={words.pick(name)}
        value={value.toLowerCase()}
        onChange={({ target }) => {
          setTyped(null);
          onChange(target.value.toUpperCase());
        }}
      />
      <input
        className="input n"
        aria-label={words.code(name)}
        aria-invalid={isBad}
        title={isBad ? words.bad : undefined}
        maxLength={7}
        spellCheck={false}
        value={typed ?? value}
        onChange={({ target }) => {
          const next = normal(target.value);
          setTyped(target.value);
          if (COLOUR.test(next)) onChange(next);
        }}
        onBlur={() => setTyped(null)}
      />
    </span>
  );
}

const normal = (text: string) => `#${text.trim().replace(/^#/, "")}`.toUpperCase();
