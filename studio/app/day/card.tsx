import { clsx } from "clsx";
import type { CSSProperties, HTMLAttributes, ReactNode, Ref } from "react";
import type { DeskReservation } from "@/contract/studio/desk";
import { isWithVisitor, PROPOSED_NAME } from "@/contract/studio/offer-rules";
import { STUDIO_STATUS_NAMES } from "@/contract/studio/reservation-steps";
import { labels } from "../labels";
import { lateMinutes } from "../reservation/situation";
import { STATE_KEY, StateIcon } from "../ui/state-tag";
import { clockOf } from "../when";
import { cardLines } from "./geometry";

export interface CardProps {
  row: DeskReservation;
  now: Date;
  /** In rows of the diary. */
  height?: number;
  style?: CSSProperties;
  isChosen: boolean;
  /** In the strip of those without a doctor. */
  isLoose?: boolean;
  /** Of a line among those of other doctors: who it is with. */
  doctor?: string;
  onChoose: (id: number) => void;
}

/** Of a card that can be dragged. */
interface Draggable {
  nodeRef?: Ref<HTMLButtonElement>;
  listeners?: HTMLAttributes<HTMLButtonElement> | undefined;
  isDragged?: boolean;
  /** What is drawn to another length. */
  foot?: ReactNode;
}

/** Lower than this, a name and a detail take every pixel. */
const SHORT_ROWS = 1.5;

/** A reservation in the diary: state, name, and as much as there is room for. */
export function Card({
  row,
  now,
  height = 1,
  style,
  isChosen,
  isLoose = false,
  doctor,
  ...rest
}: CardProps & Draggable) {
  const { hasDetail, hasTime } = cardLines(height);
  const isProposed = row.status === "waiting" && isWithVisitor(row, now);
  const time = `${clockOf(row.startAt)}–${clockOf(row.endAt)}`;
  return (
    <button
      ref={rest.nodeRef}
      {...rest.listeners}
      type="button"
      data-s={isProposed ? "pro" : STATE_KEY[row.status]}
      data-card={row.id}
      className={clsx(
        "bk",
        height < SHORT_ROWS && "short",
        isLoose && "loose",
        isChosen && "on",
        rest.isDragged && "gone",
      )}
      style={style}
      aria-pressed={isChosen}
      onClick={() => rest.onChoose(row.id)}
    >
      <b>
        <StateIcon status={row.status} isProposed={isProposed} />
        <span className="sr">{isProposed ? PROPOSED_NAME : STUDIO_STATUS_NAMES[row.status]}, </span>
        <span className="clip">
          {isLoose && `${clockOf(row.startAt)} `}
          {row.customerName}
        </span>
        {doctor !== undefined && <span className="clip who">{doctor}</span>}
        <Mark row={row} now={now} isLine={doctor !== undefined} />
      </b>
      {hasDetail && <span className="clip">{row.detail}</span>}
      <span className={hasTime ? "n" : "sr"}>{time}</span>
      {rest.foot}
    </button>
  );
}

/** The one thing worth a mark: late, full, asked about another time, or a first visit, where there is room. */
function Mark({ row, now, isLine }: { row: DeskReservation; now: Date; isLine: boolean }) {
  const late = lateMinutes(row, now);
  if (late > 0) return <span className="tag warn">{labels.day.late(late)}</span>;
  if (!row.holdsTime) return <span className="tag warn">{labels.day.full}</span>;
  if (row.status === "confirmed" && isWithVisitor(row, now))
    return <span className="tag sent">{PROPOSED_NAME}</span>;
  return row.isFirstVisit && row.status !== "canceled" && !isLine ? (
    <span className="tag">{labels.day.firstVisit}</span>
  ) : null;
}
