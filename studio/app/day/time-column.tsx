import type { ComponentType, Ref } from "react";
import type { DeskReservation, DiaryDay, DiaryDoctor } from "@/contract/studio/desk";
import { BlockedHours } from "../block/blocked-hours";
import { labels } from "../labels";
import { awaySpans } from "./away";
import type { CardProps } from "./card";
import { cardPlace, type DiarySpan, placeOf, rows } from "./geometry";

export interface TimeColumnProps {
  doctor: DiaryDoctor;
  diary: DiaryDay;
  span: DiarySpan;
  reservations: readonly DeskReservation[];
  isFolded: boolean;
  nowAt: number | null;
  now: Date;
  chosen: number | null;
  onChoose: (id: number) => void;
}

interface Parts {
  label: string;
  CardOf: ComponentType<CardProps>;
  nodeRef?: Ref<HTMLElement>;
  isOver?: boolean;
}

/** The hours of one doctor on one day, with what is in them. */
export function TimeColumn({
  doctor,
  diary,
  span,
  reservations,
  isFolded,
  nowAt,
  label,
  CardOf,
  nodeRef,
  isOver,
  ...card
}: TimeColumnProps & Parts) {
  const blocks = isFolded ? [] : diary.blocks.filter(({ employeeId }) => employeeId === doctor.id);
  return (
    <section
      ref={nodeRef}
      className={isFolded ? "dia-c wholeoff" : "dia-c"}
      data-over={isOver || undefined}
      aria-label={label}
    >
      <Away doctor={doctor} diary={diary} span={span} isFolded={isFolded} />
      {blocks.map((block) => {
        const { top, height } = cardPlace(span, block);
        const style = { top: rows(top), height: rows(height) };
        return <BlockedHours key={block.id} block={block} doctor={doctor.name} style={style} />;
      })}
      {nowAt !== null && !isFolded && <div className="now" style={{ top: rows(nowAt) }} />}
      <ol>
        {reservations.map((row) => {
          const { top, height } = cardPlace(span, row);
          const style = { top: rows(top), height: `calc(${rows(height)} - 2px)` };
          return (
            <li key={row.id}>
              <CardOf
                row={row}
                now={card.now}
                height={height}
                style={style}
                isChosen={row.id === card.chosen}
                onChoose={card.onChoose}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface AwayProps {
  doctor: DiaryDoctor;
  diary: DiaryDay;
  span: DiarySpan;
  isFolded: boolean;
}

/** When a doctor is not there: before, after, at lunch, or the whole day. */
function Away({ doctor, diary, span, isFolded }: AwayProps) {
  const note = doctor.note ?? labels.day.off;
  if (isFolded) return <span>{note}</span>;
  if (!doctor.hours)
    return (
      <div className="away" style={{ top: 0, height: "100%" }}>
        {note}
      </div>
    );
  return awaySpans(diary, doctor, span).map(({ start, end, isLunch }) => {
    const { top, height } = placeOf(span, start, end);
    return (
      <div
        key={start}
        className={isLunch ? "away lunch" : "away"}
        style={{ top: rows(top), height: rows(height) }}
      >
        {isLunch && labels.day.lunch}
      </div>
    );
  });
}
