import { clsx } from "clsx";
import { EventCard, type EventProps } from "@/blocks/event-card/event-card";
import { Section } from "@/blocks/section/section";
import type { ClinicEvent } from "@/contract/api/events";
import { eventsLabels } from "@/labels/events";
import { groupByTitle } from "../group-by-title";
import { ENDED_ITEM_CLASS, OverNote } from "../over-note";
import type { EventsPlanProps } from "./events-plan";

/** Running events by title group, each with its picture, then the ended ones. */
export function LeadPlan({ running, ended, ...shared }: EventsPlanProps) {
  return (
    <>
      {groupByTitle(running).map(([title, events], index) => (
        <Section key={title} title={title} variant="top" className={index === 0 ? "mt-8!" : "mt-18!"}>
          <EventGrid events={events} isFirstView={index === 0} {...shared} />
        </Section>
      ))}
      {ended.length > 0 && (
        <Section title={eventsLabels.ended} variant="top">
          <EndedEvents events={ended} runningCount={running.length} {...shared} />
        </Section>
      )}
    </>
  );
}

const GRID = "grid gap-x-card gap-y-12 @min-[560px]/col:grid-cols-2 @min-[1000px]/col:grid-cols-3";
const SIZES = "(min-width: 1249px) 390px, (min-width: 561px) 50vw, 100vw";

interface EventGridProps extends Omit<EventProps, "event"> {
  events: readonly ClinicEvent[];
  isFirstView: boolean;
}

/** Events side by side; one alone has its words beside its picture. */
function EventGrid({ events, isFirstView, ...shared }: EventGridProps) {
  const isLead = events.length === 1;
  return (
    <ul className={GRID}>
      {events.map((event, index) => (
        <li
          key={event.id}
          id={`event-${event.id}`}
          className={clsx("scroll-mt-28", isLead && "@min-[760px]/col:col-span-2")}
        >
          <EventCard
            event={event}
            {...shared}
            isOnEventsPage
            isLead={isLead}
            isFirst={isFirstView && index === 0}
            sizes={SIZES}
          />
        </li>
      ))}
    </ul>
  );
}

interface EndedEventsProps extends Omit<EventProps, "event"> {
  events: readonly ClinicEvent[];
  runningCount: number;
}

function EndedEvents({ events, runningCount, ...shared }: EndedEventsProps) {
  return (
    <ul className={GRID}>
      {events.map((event) => (
        <li key={event.id} id={`event-${event.id}`} className={ENDED_ITEM_CLASS}>
          <OverNote runningCount={runningCount} />
          <EventCard event={event} {...shared} isOnEventsPage sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}
