import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type ReactNode, useState } from "react";
import type { DeskReservation, Diary } from "@/contract/studio/desk";
import { labels } from "../labels";
import { MoveDialog } from "../reservation/move-dialog";
import { instantOf } from "../when";
import { Card } from "./card";
import { footOf } from "./draggable-card";
import { cardPlace, type DiarySpan, drawnMinutes, droppedAt, rows } from "./geometry";

/** A press that moves less is a press. */
const FIRST_PX = 6;
/** A finger that rests begins a drag; one that moves scrolls. */
const TOUCH = { delay: 250, tolerance: 8 };
const SILENT = () => undefined;
const ACCESSIBILITY = {
  screenReaderInstructions: { draggable: labels.day.dragTwin },
  announcements: { onDragStart: SILENT, onDragOver: SILENT, onDragEnd: SILENT, onDragCancel: SILENT },
};

const MINUTE_MS = 60_000;

interface Drop {
  id: number;
  employeeId: number;
  startAt: string;
  minutes?: number;
}

interface MovingProps {
  diary: Diary;
  span: DiarySpan;
  now: Date;
  children: ReactNode;
}

/** Lets cards be dragged among the columns within; a drop asks before anything is moved and the visitor told. */
export function Moving({ diary, span, now, children }: MovingProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [drop, setDrop] = useState<Drop | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: FIRST_PX } }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
  );
  const rowOf = (id: number | null) => diary.reservations.find((row) => row.id === id);
  function onDragEnd(event: DragEndEvent) {
    setDragged(null);
    const foot = rowOf(footOf(event.active.id));
    if (foot) onFootEnd(foot, event);
    else onCardEnd(event);
  }
  function onFootEnd(row: DeskReservation, { over, delta }: DragEndEvent) {
    const { id, employeeId, startAt, endAt } = row;
    if (!over || employeeId === null) return;
    const minutes = drawnMinutes(span, row, delta.y, over.rect.height);
    if (Date.parse(startAt) + minutes * MINUTE_MS !== Date.parse(endAt))
      setDrop({ id, employeeId, startAt, minutes });
  }
  function onCardEnd({ active, over }: DragEndEvent) {
    const row = rowOf(Number(active.id));
    const at = active.rect.current.translated;
    if (!row || !over || !at) return;
    const clock = droppedAt(span, at.top - over.rect.top, over.rect.height);
    const startAt = instantOf(diary.date, clock);
    const employeeId = Number(over.id);
    const isThere = employeeId === row.employeeId && Date.parse(startAt) === Date.parse(row.startAt);
    if (!isThere) setDrop({ id: row.id, employeeId, startAt });
  }
  const [card, dropped] = [rowOf(dragged), rowOf(drop?.id ?? null)];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={ACCESSIBILITY}
      onDragStart={({ active }) => setDragged(footOf(active.id) === null ? Number(active.id) : null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={onDragEnd}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {card && (
          <Card
            row={card}
            now={now}
            height={cardPlace(span, card).height}
            style={{ position: "static", width: "100%", height: rows(cardPlace(span, card).height) }}
            isChosen
            onChoose={SILENT}
          />
        )}
      </DragOverlay>
      {drop && dropped && (
        <MoveDialog
          reservation={dropped}
          doctors={diary.doctors}
          to={drop}
          others={diary.reservations}
          onClose={() => setDrop(null)}
        />
      )}
    </DndContext>
  );
}
