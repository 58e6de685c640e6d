import { useDraggable } from "@dnd-kit/core";
import { isMovable } from "@/contract/studio/reservation-steps";
import { can } from "@/contract/studio/roles";
import { useClinic } from "../session/use-account";
import { Card, type CardProps } from "./card";

/** A card that is dragged to another time or doctor by who may; the same by `M`. */
export function DraggableCard(props: CardProps) {
  const clinic = useClinic();
  const { row } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: row.id,
    disabled: !isMovable(row) || !can(clinic, "decide-reservations", row),
  });
  return <Card {...props} nodeRef={setNodeRef} listeners={listeners} isDragged={isDragging} />;
}
