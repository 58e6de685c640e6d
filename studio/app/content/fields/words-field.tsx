import XIcon from "@lucide/icons/icons/x";
import { useState } from "react";
import { Icon } from "@/ui/icon";
import type { FieldOf } from "../forms/spec";
import { contentLabels } from "../labels";
import { type FieldProps, fieldId, listOf, useForm } from "./form-context";
import { Labelled } from "./labelled";

/** Short texts, one after the other; a line feed in what is pasted parts them. */
export function WordsField({ spec, path, value }: FieldProps<FieldOf<"words">>) {
  const { change } = useForm();
  const [typed, setTyped] = useState("");
  const all = listOf(value).map(String);
  const isFull = all.length >= spec.most;
  function add(texts: string[]) {
    const added = texts.map((text) => text.trim()).filter((text) => text !== "" && !all.includes(text));
    if (added.length > 0) change(path, [...all, ...new Set(added)].slice(0, spec.most));
    setTyped("");
  }
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      {all.length > 0 && (
        <ul className="cf-words">
          {all.map((word) => (
            <li key={word}>
              <span>{word}</span>
              <button
                type="button"
                aria-label={contentLabels.fields.removeWord(word)}
                onClick={() =>
                  change(
                    path,
                    all.filter((each) => each !== word),
                  )
                }
              >
                <Icon of={XIcon} size={14} className="i" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={fieldId(path)}
        className="input"
        placeholder={contentLabels.fields.addWord}
        disabled={isFull}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add([typed]);
        }}
        onPaste={(event) => {
          const lines = event.clipboardData.getData("text").split(/\r?\n/);
          if (lines.length < 2) return;
          event.preventDefault();
          add(lines);
        }}
        onBlur={() => add([typed])}
      />
    </Labelled>
  );
}
