import { type CSSProperties, useMemo, useRef } from "react";
import { labels } from "../labels";
import { dayOf } from "../when";
import { Axis } from "./axis";
import { DayOfLines } from "./day-of-lines";
import { useLinesToDraw } from "./lines-to-draw";
import { bandsOf, closedLines, lineText, marksOf, nowLineOf, spanOfDays } from "./week";
import { WeekHead, type WeekProps } from "./week-head";

/**
 * The clinic's week: a line for each visit with its doctor, grouped by the half hour in which it begins. Side by side,
 * the visits of twelve doctors would leave a name no room in a seventh of the screen.
 */
export function WeekOfClinic({ days, now, onDay, ...card }: WeekProps) {
  const span = useMemo(() => spanOfDays(days), [days]);
  const { bands, placed, lines } = useMemo(() => bandsOf(span, days), [span, days]);
  const scroller = useRef<HTMLElement>(null);
  const { drawn, look } = useLinesToDraw(scroller, lines);
  const today = dayOf(now);
  const nowLine = days.some(({ date }) => date === today) ? nowLineOf(bands, span, now) : null;
  return (
    <section
      ref={scroller}
      className="dia week lines"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-label={labels.week.region}
      onScroll={look}
    >
      <div className="dia-in fit" style={{ "--lines": lines } as CSSProperties}>
        <div className="dia-h ax" />
        {days.map((day) => (
          <WeekHead key={day.date} day={day} isToday={day.date === today} onDay={onDay} />
        ))}
        <Axis marks={marksOf(bands)} now={now} nowTop={nowLine === null ? null : lineText(nowLine)} />
        {days.map((day, index) => (
          <DayOfLines
            key={day.date}
            {...{ day, bands, drawn, now, ...card }}
            closed={closedLines(bands, day, span)}
            entries={placed[index] ?? []}
            nowLine={day.date === today ? nowLine : null}
          />
        ))}
      </div>
    </section>
  );
}
