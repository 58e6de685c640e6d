import { EventCard, type EventProps } from "@/blocks/event-card/event-card";
import { SiteLink } from "@/blocks/link/site-link";
import type { ClinicEvent } from "@/contract/api/events";
import { eventsLabels } from "@/labels/events";
import { EVENT_GRID, EVENT_SIZES } from "./event-grid";

interface EndedEventsProps extends Omit<EventProps, "event"> {
  events: readonly ClinicEvent[];
  runningCount: number;
}

/** Where the running events begin. */
export const RUNNING_ID = "running";

/** Ended events. A visitor who follows an old link to one reads beside it that it is over, with a link to those that run. */
export function EndedEvents({ events, runningCount, ...shared }: EndedEventsProps) {
  return (
    <ul className={EVENT_GRID}>
      {events.map((event) => (
        <li key={event.id} id={`event-${event.id}`} className="group/ended scroll-mt-32">
          <div className="mb-5 hidden rounded-m bg-secondary-1 px-5 py-4 text-ink group-target/ended:block">
            <p className="text-h5">{eventsLabels.isOver}</p>
            <WayOn runningCount={runningCount} />
          </div>
          <EventCard event={event} {...shared} isOnEventsPage sizes={EVENT_SIZES} />
        </li>
      ))}
    </ul>
  );
}

const link = "inline-flex min-h-11 items-center text-b5 underline underline-offset-4";

function WayOn({ runningCount }: { runningCount: number }) {
  if (runningCount === 0)
    return (
      <SiteLink href="/products" className={link}>
        {eventsLabels.toProducts}
      </SiteLink>
    );
  return (
    <a href={`#${RUNNING_ID}`} className={link}>
      {eventsLabels.toRunning(runningCount)}
    </a>
  );
}
