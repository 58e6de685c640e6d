import type { CSSProperties } from "react";
import type { DiaryDay } from "@/contract/studio/desk";
import { BlockedHours } from "../block/blocked-hours";
import { labels } from "../labels";
import { dayOf, longDay } from "../when";
import { Axis } from "./axis";
import { Card } from "./card";
import {
  type Band,
  bandsOf,
  closedLines,
  lineText,
  marksOf,
  nowLineOf,
  type PlacedEntry,
  spanOfDays,
} from "./week";
import { WeekHead, type WeekProps } from "./week-head";

/**
 * The clinic's week: a line for each visit with its doctor, grouped by the half hour in which it begins. Side by side,
 * the visits of twelve doctors would leave a name no room in a seventh of the screen.
 */
export function WeekOfClinic({ days, now, onDay, ...card }: WeekProps) {
  const span = spanOfDays(days);
  const { bands, placed, lines } = bandsOf(span, days);
  const today = dayOf(now);
  const nowLine = days.some(({ date }) => date === today) ? nowLineOf(bands, span, now) : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="dia week lines" tabIndex={0} aria-label={labels.week.region}>
      <div className="dia-in fit" style={{ "--lines": lines } as CSSProperties}>
        <div className="dia-h ax" />
        {days.map((day) => (
          <WeekHead key={day.date} day={day} isToday={day.date === today} onDay={onDay} />
        ))}
        <Axis marks={marksOf(bands)} nowTop={nowLine === null ? null : lineText(nowLine)} />
        {days.map((day, index) => (
          <DayOfLines
            key={day.date}
            {...{ day, bands, now, ...card }}
            closed={closedLines(bands, day, span)}
            entries={placed[index] ?? []}
            nowLine={day.date === today ? nowLine : null}
          />
        ))}
      </div>
    </section>
  );
}

interface DayOfLinesProps extends Omit<WeekProps, "days" | "onDay"> {
  day: DiaryDay;
  bands: readonly Band[];
  closed: ReturnType<typeof closedLines>;
  entries: readonly PlacedEntry[];
  nowLine: number | null;
}

function DayOfLines({ day, bands, closed, entries, nowLine, now, chosen, onChoose }: DayOfLinesProps) {
  const nameOf = (id: number | null) =>
    day.doctors.find((doctor) => doctor.id === id)?.name ?? labels.day.unassigned;
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
        {entries.map((entry) => {
          const style = { top: lineText(entry.line), height: "calc(var(--line-h) - 2px)" };
          if (entry.kind === "block")
            return (
              <li key={`block ${entry.block.id}`}>
                <BlockedHours block={entry.block} doctor={nameOf(entry.block.employeeId)} style={style} />
              </li>
            );
          const { row } = entry;
          return (
            <li key={row.id}>
              <Card
                {...{ row, now, style, onChoose }}
                height={0}
                isChosen={row.id === chosen}
                doctor={nameOf(row.employeeId)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
