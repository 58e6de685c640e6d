import ArrowDownIcon from "@lucide/icons/icons/arrow-down";
import ArrowUpIcon from "@lucide/icons/icons/arrow-up";
import PlusIcon from "@lucide/icons/icons/plus";
import XIcon from "@lucide/icons/icons/x";
import { type ReactNode, useState } from "react";
import { labelOf } from "@/contract/content/changes";
import { Icon } from "@/ui/icon";
import { dayOf } from "../../when";
import { type AnyBody, emptyBody, type FieldOf } from "../forms/spec";
import { contentLabels } from "../labels";
import { isSame, type Path, valueAt } from "../paths";
import { FieldView } from "./field-view";
import { type FieldProps, listOf, useForm } from "./form-context";
import { Labelled } from "./labelled";

const words = contentLabels.fields;

/** Objects in an order of their own. */
export function ListField({ spec, path, value }: FieldProps<FieldOf<"list">>) {
  const { change, live } = useForm();
  const items = listOf(value) as AnyBody[];
  const frozen = spec.isFrozen ? (listOf(valueAt(live, path)) as AnyBody[]) : [];
  const add = () =>
    change(path, [...items, { ...spec.fixed, ...emptyBody(spec.fields, dayOf(new Date())) }]);
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint} isGroup>
      <ol className="cf-list">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name, and a moved one is typed into anew
          <li key={place}>
            <Item
              title={labelOf(item) || String(item.version ?? item.label ?? "") || words.nth(spec.label, place + 1)}
              path={[...path, place]}
              items={items}
              isFixed={frozen.some((each) => isSame(each, item))}
              onChange={(next) => change(path, next)}
            >
              {spec.fields.map((field) => (
                <FieldView
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

interface ItemProps {
  title: string;
  /** What kind of item it is, where there are several. */
  tag?: string;
  path: Path;
  items: unknown[];
  /** It may neither be changed nor taken away. */
  isFixed?: boolean;
  onChange: (items: unknown[]) => void;
  children: ReactNode;
}

/** One of a list, with the ways to move it and to take it out. */
export function Item({ title, tag, path, items, isFixed = false, onChange, children }: ItemProps) {
  const place = Number(path.at(-1));
  const [isOpen, setOpen] = useState(!isFixed && items.length <= 3);
  const swap = (other: number) => {
    const next = [...items];
    [next[place], next[other]] = [next[other], next[place]];
    onChange(next);
  };
  return (
    <div className="cf-item">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {tag && <span className="tag">{tag}</span>}
          <span className="grow clip">{title}</span>
        </summary>
        <fieldset className="cf-item-in" disabled={isFixed}>
          {isFixed && <p className="t5">{words.frozen}</p>}
          {isOpen && children}
        </fieldset>
      </details>
      {!isFixed && (
        <span className="cf-acts">
          <Act label={words.up(title)} icon={ArrowUpIcon} isOff={place === 0} onPress={() => swap(place - 1)} />
          <Act
            label={words.down(title)}
            icon={ArrowDownIcon}
            isOff={place === items.length - 1}
            onPress={() => swap(place + 1)}
          />
          <Act
            label={words.remove(title)}
            icon={XIcon}
            onPress={() => onChange(items.filter((_, each) => each !== place))}
          />
        </span>
      )}
    </div>
  );
}

interface ActProps {
  label: string;
  icon: typeof XIcon;
  isOff?: boolean;
  onPress: () => void;
}

const Act = ({ label, icon, isOff = false, onPress }: ActProps) => (
  <button type="button" className="btn bare sq" aria-label={label} disabled={isOff} onClick={onPress}>
    <Icon of={icon} size={16} className="i" />
  </button>
);
