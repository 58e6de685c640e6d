import { useDraggable, useDroppable } from "@dnd-kit/core";
import GripIcon from "@lucide/icons/icons/grip-vertical";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "wouter";
import type { ContentThing } from "@/contract/studio/content";
import { Icon } from "@/ui/icon";
import { Picture } from "../../media/picture";
import { contentLabels } from "../labels";
import { pictureOf } from "./info";
import { StateTag } from "./state-tag";

export interface ThingRowProps {
  thing: ContentThing;
  name: string;
  href: string;
  isOrdered: boolean;
  /** Null: nothing is chosen in this list. */
  isChosen: boolean | null;
  hasPicture: boolean;
  cells: ReactNode;
  /** Rows under it. */
  below?: ReactNode;
  onChoose: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/** One thing of a list: its grip and box, its picture and name, what its kind says of it, its state. */
export function ThingRow(props: ThingRowProps) {
  const { thing, name, href, isOrdered, isChosen, hasPicture, cells, below, onChoose, onKey } = props;
  const { id } = thing;
  const drag = useDraggable({ id, disabled: !isOrdered });
  const drop = useDroppable({ id, disabled: !isOrdered });
  const picture = pictureOf(thing.body);
  return (
    <>
      <tr
        ref={drop.setNodeRef}
        data-row={id}
        data-on={isChosen || undefined}
        data-over={(drop.isOver && !drag.isDragging) || undefined}
        data-dragged={drag.isDragging || undefined}
        onKeyDown={onKey}
      >
        {isOrdered && (
          <td className="ct-grip">
            <button
              type="button"
              ref={drag.setNodeRef}
              data-part="grip"
              aria-label={contentLabels.move(name)}
              {...drag.listeners}
            >
              <Icon of={GripIcon} size={16} className="i" />
            </button>
          </td>
        )}
        {isChosen !== null && (
          <td className="ct-check">
            <input
              type="checkbox"
              data-part="choose"
              aria-label={contentLabels.choose(name)}
              checked={isChosen}
              onChange={onChoose}
            />
          </td>
        )}
        {hasPicture && (
          <td className="ct-pic">
            <Link href={href} tabIndex={-1} aria-hidden>
              {picture && <Picture url={picture} />}
            </Link>
          </td>
        )}
        <td className="ct-name">
          <Link href={href} data-part="name">
            {name}
          </Link>
        </td>
        {cells}
        <td className="ct-state">
          <StateTag thing={thing} />
        </td>
      </tr>
      {below}
    </>
  );
}
