import { useDraggable } from "@dnd-kit/core";
import { isMovable } from "@/contract/studio/reservation-steps";
import { can } from "@/contract/studio/roles";
import { useClinic } from "../session/use-account";
import { Card, type CardProps } from "./card";

/** What a card's foot is dragged by. */
const footId = (id: number) => `foot-${id}`;
/** The reservation whose foot is dragged; null for another part. */
export const footOf = (id: string | number): number | null =>
  typeof id === "string" && id.startsWith("foot-") ? Number(id.slice("foot-".length)) : null;

/** A card that is dragged to another time or doctor, or by its foot to another length, by who may; the same by `M`. */
export function DraggableCard(props: CardProps) {
  const clinic = useClinic();
  const { row } = props;
  const isFixed = !isMovable(row) || !can(clinic, "decide-reservations", row);
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: row.id, disabled: isFixed });
  const foot = useDraggable({ id: footId(row.id), disabled: isFixed || props.isLoose });
  const drawn = foot.isDragging ? (foot.transform?.y ?? 0) : 0;
  return (
    <Card
      {...props}
      {...(drawn !== 0 && { style: { ...props.style, height: `calc(${props.style?.height} + ${drawn}px)` } })}
      nodeRef={setNodeRef}
      listeners={listeners}
      isDragged={isDragging}
      foot={<span ref={foot.setNodeRef} {...foot.listeners} className="foot" aria-hidden />}
    />
  );
}
