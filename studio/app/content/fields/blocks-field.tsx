import { dayOf } from "../../when";
import { type AnyBody, emptyBody, type FieldOf } from "../forms/spec";
import { contentLabels } from "../labels";
import { type FieldProps, fieldId, listOf, useForm } from "./form-context";
import { Item } from "./item";
import { Labelled } from "./labelled";

/** Parts of several kinds, one after the other. */
export function BlocksField({ spec, path, value }: FieldProps<FieldOf<"blocks">>) {
  const { change, Field } = useForm();
  const blocks = listOf(value) as AnyBody[];
  const add = (type: string) => {
    const block = spec.blocks[type];
    if (block) change(path, [...blocks, { type, ...emptyBody(block.fields, dayOf(new Date())) }]);
  };
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint}>
      <ol className="cf-list">
        {blocks.map((block, place) => {
          const known = spec.blocks[String(block.type)];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
            <li key={place}>
              <Item
                title={String(block.title || block.text || block.buttonText || "")}
                tag={known?.label ?? String(block.type)}
                path={[...path, place]}
                items={blocks}
                onChange={(next) => change(path, next)}
              >
                {known?.fields.map((field) => (
                  <Field
                    key={field.name}
                    spec={field}
                    path={[...path, place, field.name]}
                    value={block[field.name]}
                  />
                ))}
              </Item>
            </li>
          );
        })}
      </ol>
      <select
        id={fieldId(path)}
        className="input cf-add"
        value=""
        onChange={({ target }) => add(target.value)}
      >
        <option value="">{contentLabels.fields.addBlock}</option>
        {Object.entries(spec.blocks).map(([type, { label }]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
