"use client";

import { clsx } from "clsx";
import { useNow } from "@/blocks/time-left/use-now";
import { eventsLabels } from "@/labels/events";
import { weekdayName } from "@/labels/weekdays";
import type { Period } from "@/lib/period";
import { type DeadlineDay, deadlineDays } from "./deadlines";

const MINUTE_MS = 60_000;

interface DeadlineStripProps {
  periods: readonly Period[];
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

/** The next fourteen days with how many events end on each; nothing where none ends so soon. */
export function DeadlineStrip({ periods, renderedAt }: DeadlineStripProps) {
  const days = deadlineDays(periods, useNow(renderedAt, MINUTE_MS));
  if (days.every(({ count }) => count === 0)) return null;
  return (
    <ol
      aria-label={eventsLabels.deadlines}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow column it scrolls, by the keyboard too
      tabIndex={0}
      className="scroll-row -mx-gutter grid auto-cols-[52px] grid-flow-col border-line border-y px-gutter -outline-offset-2 @min-[760px]/col:mx-0 @min-[760px]/col:auto-cols-fr @min-[760px]/col:px-0"
    >
      {days.map((day, index) => (
        <Day key={day.date} day={day} isToday={index === 0} />
      ))}
    </ol>
  );
}

function Day({ day: { date, weekday, count }, isToday }: { day: DeadlineDay; isToday: boolean }) {
  return (
    <li
      aria-current={isToday ? "date" : undefined}
      className={clsx(
        "relative grid justify-items-center gap-1.5 pt-2.5 pb-3 text-label3 tabular-nums",
        isToday && "rounded-t-m bg-tile",
        isToday || count > 0 ? "text-ink" : "text-ink-3",
      )}
    >
      <time dateTime={date} className="grid justify-items-center">
        <span>{weekdayName(weekday)}</span>
        <span className={clsx("whitespace-nowrap", (isToday || count > 0) && "font-bold")}>
          {isToday ? eventsLabels.today : dayNumber(date)}
        </span>
      </time>
      {count > 0 && (
        <span className="grid h-[18px] min-w-[22px] place-items-center rounded-full bg-accent px-1.5 text-label5 text-on-accent">
          <span className="sr-only">{eventsLabels.deadlineCount(count)}</span>
          <span aria-hidden>{count}</span>
        </span>
      )}
    </li>
  );
}

/** `20`; the first of a month names it, `12. 1`. */
function dayNumber(date: string): string {
  const [, month, day] = date.split("-").map(Number);
  return day === 1 ? `${month}. ${day}` : `${day}`;
}
