import ArrowDownIcon from "@lucide/icons/icons/arrow-down";
import ArrowUpIcon from "@lucide/icons/icons/arrow-up";
import XIcon from "@lucide/icons/icons/x";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";
import { Icon } from "@/ui/icon";
import { contentLabels } from "../labels";
import type { Path } from "../paths";

const words = contentLabels.fields;
/** With more of them, each is folded at first. */
const MOST_OPEN = 3;

interface ItemProps {
  title: string;
  /** Beside its title, where it says something while folded. */
  note?: string;
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
export function Item({ title, note, tag, path, items, isFixed = false, onChange, children }: ItemProps) {
  const place = Number(path.at(-1));
  const [isOpen, setOpen] = useState(!isFixed && items.length <= MOST_OPEN);
  const ownField = fieldOf(path, items[place]);
  const asked = useSearchParams()[0].get("field");
  const [seen, setSeen] = useState<string | null>(null);
  if (asked !== seen) {
    setSeen(asked);
    if (isWithin(asked, ownField)) setOpen(true);
  }
  const swap = (other: number) => {
    const next = [...items];
    [next[place], next[other]] = [next[other], next[place]];
    onChange(next);
  };
  return (
    <div className="cf-item" data-field={ownField}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {tag && <span className="tag">{tag}</span>}
          <span className="grow clip">{title}</span>
          {note && <span className="n soft">{note}</span>}
        </summary>
        <fieldset className="cf-item-in" disabled={isFixed}>
          {isFixed && <p className="t5">{words.frozen}</p>}
          {isOpen && children}
        </fieldset>
      </details>
      {!isFixed && (
        <span className="cf-acts">
          <Act
            label={words.up(title)}
            icon={ArrowUpIcon}
            isOff={place === 0}
            onPress={() => swap(place - 1)}
          />
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

/** How the address names an item: by its id, where it has one. */
function fieldOf(path: Path, item: unknown): string {
  const { id = null } = (item ?? {}) as { id?: number | null };
  return [...path.slice(0, -1), id ?? path.at(-1)].join(".");
}

/** Whether a field lies within another one, or is it. */
export const isWithin = (field: string | null, outer: string | undefined): boolean =>
  outer !== undefined && field !== null && (field === outer || field.startsWith(`${outer}.`));

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
