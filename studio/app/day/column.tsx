import { useDroppable } from "@dnd-kit/core";
import { labels } from "../labels";
import { DraggableCard } from "./draggable-card";
import { TimeColumn, type TimeColumnProps } from "./time-column";

/** A doctor's day; a card can be dropped into it. */
export function Column(props: TimeColumnProps) {
  const { doctor } = props;
  const { setNodeRef, isOver } = useDroppable({ id: doctor.id });
  return (
    <TimeColumn
      {...props}
      label={labels.day.doctor(doctor.name)}
      CardOf={DraggableCard}
      nodeRef={setNodeRef}
      isOver={isOver}
    />
  );
}
