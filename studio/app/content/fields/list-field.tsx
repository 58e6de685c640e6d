import PlusIcon from "@lucide/icons/icons/plus";
import { labelOf } from "@/contract/content/changes";
import { Icon } from "@/ui/icon";
import { dayOf } from "../../when";
import { type AnyBody, emptyBody, type FieldOf } from "../forms/spec";
import { contentLabels, wonText } from "../labels";
import { isSame, valueAt } from "../paths";
import { type FieldProps, listOf, useForm } from "./form-context";
import { Item } from "./item";
import { Labelled } from "./labelled";

const words = contentLabels.fields;

/** Objects in an order of their own. */
export function ListField({ spec, path, value }: FieldProps<FieldOf<"list">>) {
  const { change, live, Field } = useForm();
  const items = listOf(value) as AnyBody[];
  const frozen = spec.isFrozen ? (listOf(valueAt(live, path)) as AnyBody[]) : [];
  const add = () => change(path, [...items, { ...spec.fixed, ...emptyBody(spec.fields, dayOf(new Date())) }]);
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint} isGroup>
      <ol className="cf-list">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name, and a moved one is typed into again
          <li key={place}>
            <Item
              note={priceOf(item)}
              title={
                labelOf(item) || String(item.version ?? item.label ?? "") || words.nth(spec.label, place + 1)
              }
              path={[...path, place]}
              items={items}
              isFixed={frozen.some((each) => isSame(each, item))}
              onChange={(next) => change(path, next)}
            >
              {spec.fields.map((field) => (
                <Field
                  key={field.name}
                  spec={field}
                  path={[...path, place, field.name]}
                  value={item[field.name]}
                />
              ))}
            </Item>
          </li>
        ))}
      </ol>
      <button type="button" className="btn line cf-add" onClick={add}>
        <Icon of={PlusIcon} size={16} className="i" />
        {spec.add}
      </button>
    </Labelled>
  );
}

const priceOf = ({ price }: AnyBody): string => (typeof price === "number" ? `${wonText(price)}원` : "");
