import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type KeyboardEvent, useRef, useState } from "react";
import type { ContentThing } from "@/contract/studio/content";
import { contentLabels } from "../labels";
import { ThingRow, type ThingRowProps } from "./thing-row";

interface ThingTableProps {
  things: ContentThing[];
  isOrdered: boolean;
  /** Null: nothing is chosen here. */
  chosen: ReadonlySet<number> | null;
  onChoose: (ids: ReadonlySet<number>) => void;
  /** To the place of another, among all that are shown. */
  onMove: (id: number, place: number) => void;
  rowOf: (
    thing: ContentThing,
  ) => Omit<ThingRowProps, "thing" | "isOrdered" | "isChosen" | "onChoose" | "onKey">;
  head: { label: string; className?: string }[];
}

/** Things in their order: chosen by Space, moved by dragging or by Alt and the arrows. */
export function ThingTable({ things, isOrdered, chosen, onChoose, onMove, rowOf, head }: ThingTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [said, setSaid] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  function move(thing: ContentThing, place: number) {
    if (place < 0 || place >= things.length) return;
    onMove(thing.id, place);
    setSaid(contentLabels.moved(thing.label, place + 1, things.length));
    const name = document.activeElement?.getAttribute("data-part");
    // The row stands elsewhere now: what had the focus keeps it.
    requestAnimationFrame(() =>
      table.current?.querySelector<HTMLElement>(`[data-row="${thing.id}"] [data-part="${name}"]`)?.focus(),
    );
  }
  function onDragEnd({ active, over }: DragEndEvent) {
    const thing = things.find(({ id }) => id === active.id);
    const place = things.findIndex(({ id }) => id === over?.id);
    if (thing && place >= 0 && thing.id !== over?.id) move(thing, place);
  }
  function onKey(event: KeyboardEvent, thing: ContentThing) {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    const place = things.indexOf(thing) + by;
    event.preventDefault();
    if (event.altKey) return isOrdered ? move(thing, place) : undefined;
    const part = (event.target as HTMLElement).getAttribute("data-part") ?? "choose";
    table.current
      ?.querySelector<HTMLElement>(`[data-row="${things[place]?.id}"] [data-part="${part}"]`)
      ?.focus();
  }
  const isAll = chosen !== null && things.length > 0 && things.every(({ id }) => chosen.has(id));
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={{ restoreFocus: false }}>
      <table className="tb ct-tb" ref={table}>
        <thead>
          <tr>
            {isOrdered && (
              <th className="ct-grip">
                <span className="sr">{contentLabels.columns.order}</span>
              </th>
            )}
            {chosen && (
              <th className="ct-check">
                <input
                  type="checkbox"
                  aria-label={contentLabels.chooseAll}
                  checked={isAll}
                  onChange={() => onChoose(isAll ? new Set() : new Set(things.map(({ id }) => id)))}
                />
              </th>
            )}
            {head.map(({ label, className }) => (
              <th key={label} className={className}>
                {className === "ct-pic" ? <span className="sr">{label}</span> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {things.map((thing) => (
            <ThingRow
              key={thing.id}
              {...rowOf(thing)}
              thing={thing}
              isOrdered={isOrdered}
              isChosen={chosen ? chosen.has(thing.id) : null}
              onChoose={() => {
                const next = new Set(chosen);
                if (!next.delete(thing.id)) next.add(thing.id);
                onChoose(next);
              }}
              onKey={(event) => onKey(event, thing)}
            />
          ))}
        </tbody>
      </table>
      <p className="sr" role="status">
        {said}
      </p>
    </DndContext>
  );
}
