import XIcon from "@lucide/icons/icons/x";
import type { ContentKind } from "@/contract/content/kinds";
import type { ContentThing } from "@/contract/studio/content";
import { Icon } from "@/ui/icon";
import type { FieldOf } from "../forms/spec";
import { contentLabels } from "../labels";
import { useThings } from "../use-content";
import { type FieldProps, fieldId, listOf, useForm } from "./form-context";
import { Labelled } from "./labelled";

const words = contentLabels.fields;
const nameOf = (things: ContentThing[], id: number) =>
  things.find((thing) => thing.id === id)?.label || words.missing(id);

function useChoices(kind: ContentKind): ContentThing[] {
  const { data } = useThings(kind);
  return data ?? [];
}

/** Another thing, by its name. */
export function ReferenceField({ spec, path, value }: FieldProps<FieldOf<"reference">>) {
  const { change } = useForm();
  const things = useChoices(spec.kind);
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      <select
        id={fieldId(path)}
        className="input"
        value={value === null || value === undefined ? "" : String(value)}
        onChange={({ target }) => change(path, target.value === "" ? null : Number(target.value))}
      >
        <option value="">{words.none}</option>
        {things.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** Several other things, in the order in which they were chosen. */
export function ReferencesField({ spec, path, value }: FieldProps<FieldOf<"references">>) {
  const { change } = useForm();
  const things = useChoices(spec.kind);
  const ids = listOf(value).map(Number);
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      {ids.length > 0 && (
        <ul className="cf-words">
          {ids.map((id) => (
            <li key={id}>
              <span>{nameOf(things, id)}</span>
              <button
                type="button"
                aria-label={words.removeWord(nameOf(things, id))}
                onClick={() =>
                  change(
                    path,
                    ids.filter((each) => each !== id),
                  )
                }
              >
                <Icon of={XIcon} size={14} className="i" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        id={fieldId(path)}
        className="input"
        value=""
        onChange={({ target }) => target.value && change(path, [...ids, Number(target.value)])}
      >
        <option value="">{words.addReference}</option>
        {things
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </select>
    </Labelled>
  );
}
