import { memo } from "react";
import type { DiaryDay, DiaryDoctor } from "@/contract/studio/desk";
import { BlockedHours } from "../block/blocked-hours";
import { labels } from "../labels";
import { longDay } from "../when";
import { Card, type CardProps } from "./card";
import type { DrawnLines } from "./lines-to-draw";
import { type Band, type closedLines, lineText, type PlacedEntry } from "./week";

interface DayOfLinesProps extends Pick<CardProps, "now" | "onChoose"> {
  day: DiaryDay;
  bands: readonly Band[];
  drawn: DrawnLines;
  closed: ReturnType<typeof closedLines>;
  entries: readonly PlacedEntry[];
  nowLine: number | null;
  chosen: number | null;
}

/** A day of the clinic's week: what is closed, now, and the lines that are seen. */
export function DayOfLines({
  day,
  bands,
  drawn,
  closed,
  entries,
  nowLine,
  chosen,
  ...card
}: DayOfLinesProps) {
  const isChosen = (entry: PlacedEntry) => entry.kind === "visit" && entry.row.id === chosen;
  // The chosen one has the focus, wherever it has scrolled to.
  const seen = entries.filter(
    (entry) => (entry.line >= drawn.from && entry.line < drawn.to) || isChosen(entry),
  );
  return (
    <section className="dia-c" aria-label={longDay(day.date)}>
      {bands.map(({ start, top }) => (
        <i key={start} className="band" style={{ top: lineText(top) }} />
      ))}
      {day.hours === null && (
        <div className="away" style={{ top: 0, height: "100%" }}>
          {day.closedBecause}
        </div>
      )}
      {closed.map(({ isLunch, top, height }) => (
        <div
          key={top}
          className={isLunch ? "away lunch" : "away"}
          style={{ top: lineText(top), height: lineText(height) }}
        >
          {isLunch && labels.day.lunch}
        </div>
      ))}
      {nowLine !== null && <div className="now" style={{ top: lineText(nowLine) }} />}
      <ol>
        {seen.map((entry) => (
          <Line
            key={entry.kind === "visit" ? entry.row.id : `block ${entry.block.id}`}
            {...{ entry, ...card }}
            doctors={day.doctors}
            isChosen={isChosen(entry)}
          />
        ))}
      </ol>
    </section>
  );
}

interface LineProps extends Pick<CardProps, "now" | "onChoose" | "isChosen"> {
  entry: PlacedEntry;
  doctors: readonly DiaryDoctor[];
}

/** Drawn again only where something in it changed: scrolling brings others. */
const Line = memo(function Line({ entry, doctors, ...card }: LineProps) {
  const nameOf = (id: number | null) =>
    doctors.find((doctor) => doctor.id === id)?.name ?? labels.day.unassigned;
  const style = { top: lineText(entry.line), height: "calc(var(--line-h) - 2px)" };
  return (
    <li>
      {entry.kind === "block" ? (
        <BlockedHours block={entry.block} doctor={nameOf(entry.block.employeeId)} style={style} />
      ) : (
        <Card row={entry.row} {...{ style, ...card }} height={0} doctor={nameOf(entry.row.employeeId)} />
      )}
    </li>
  );
});
