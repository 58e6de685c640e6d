import { clsx } from "clsx";
import { Section } from "@/blocks/section/section";
import { DaysLeftText } from "@/blocks/time-left/days-left-text";
import type { ClinicEvent } from "@/contract/api/events";
import { eventsLabels } from "@/labels/events";
import { clinicTime } from "@/lib/clinic-time";
import { formatLastDay, lastDayOf } from "@/lib/period";
import { Price } from "@/ui/price";
import { EventFrame } from "../event-frame";
import { groupByTitle } from "../group-by-title";
import { ENDED_ITEM_CLASS, OverNote } from "../over-note";
import type { EventsPlanProps } from "./events-plan";

const LIST = "border-line-strong border-t";

/** Dated lines in one column, by title group; no pictures. */
export function NotesPlan({ running, ended, isIncludeVat, renderedAt }: EventsPlanProps) {
  const shared = { isIncludeVat, renderedAt };
  return (
    <>
      {groupByTitle(running).map(([title, events], index) => (
        <Section key={title} title={title} variant="top" className={index === 0 ? "mt-8!" : "mt-18!"}>
          <ul className={LIST}>
            {events.map((event) => (
              <li key={event.id} id={`event-${event.id}`} className="scroll-mt-28 border-line border-b">
                <Note event={event} {...shared} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {ended.length > 0 && (
        <Section title={eventsLabels.ended} variant="top">
          <ul className={LIST}>
            {ended.map((event) => (
              <li
                key={event.id}
                id={`event-${event.id}`}
                className={clsx(ENDED_ITEM_CLASS, "border-line border-b")}
              >
                <OverNote runningCount={running.length} className="mt-5" />
                <Note event={event} {...shared} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface NoteProps {
  event: ClinicEvent;
  isIncludeVat: boolean;
  renderedAt: number;
}

/** One event: until when, what it is, and for how much; an ended one is pale and names no price. */
function Note({ event, isIncludeVat, renderedAt }: NoteProps) {
  const { isEnded, price } = event;
  return (
    <EventFrame
      event={event}
      className={clsx(
        "grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 gap-y-2 py-6 hover:[&_.title]:underline @min-[760px]/col:grid-cols-[120px_minmax(0,1fr)_auto] @min-[760px]/col:gap-x-8 @min-[760px]/col:py-8",
        isEnded && "text-ink-3",
      )}
    >
      <p className={clsx("pt-1 text-b5 tabular-nums", isEnded ? "text-ink-3" : "text-ink-2")}>
        <time dateTime={lastDayOf(event)} className="block">
          {eventsLabels.until(formatLastDay(event, clinicTime(renderedAt).date))}
        </time>
        <span className="block text-b6 text-ink-3">
          <DaysLeftText period={event} renderedAt={renderedAt} />
        </span>
      </p>
      <div>
        <p className="title text-d3 underline-offset-4">{event.title}</p>
        <p className={clsx("mt-1 max-w-prose text-b5", isEnded ? "text-ink-3" : "text-ink-2")}>
          {event.summary}
        </p>
      </div>
      {price && !isEnded && (
        <Price
          {...price}
          form="option"
          isIncludeVat={isIncludeVat}
          className="col-start-2 pt-1 @max-[759px]/col:justify-items-start @max-[759px]/col:text-left @min-[760px]/col:col-start-3"
        />
      )}
    </EventFrame>
  );
}
