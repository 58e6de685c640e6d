import type { ClinicEvent } from "@/contract/api/events";
import { timeLeftLabels } from "@/labels/time-left";
import { formatPeriodWithYear } from "@/lib/period";
import { EventFrame } from "./event-frame";
import { OverNote } from "./over-note";

/** An ended event on one line: its title, and when it was. Stands in an ENDED_ITEM_CLASS element. */
export function EndedLine({ event, runningCount }: { event: ClinicEvent; runningCount: number }) {
  return (
    <>
      <OverNote runningCount={runningCount} className="mt-5" />
      <EventFrame
        event={event}
        className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-[15px] text-ink-3 hover:[&_.title]:underline @min-[560px]/col:flex-nowrap"
      >
        <span className="title min-w-0 underline-offset-4">{event.title}</span>
        <span className="flex gap-x-2.5 whitespace-nowrap text-b6 tabular-nums">
          <span>{timeLeftLabels.ended}</span>
          <span>{formatPeriodWithYear(event)}</span>
        </span>
      </EventFrame>
    </>
  );
}
