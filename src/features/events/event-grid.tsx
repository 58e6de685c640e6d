import { clsx } from "clsx";
import { EventCard, type EventProps } from "@/blocks/event-card/event-card";
import type { ClinicEvent } from "@/contract/api/events";

interface EventGridProps extends Omit<EventProps, "event"> {
  events: readonly ClinicEvent[];
  isFirstView?: boolean;
}

export const EVENT_GRID =
  "grid gap-x-card gap-y-12 @min-[560px]/col:grid-cols-2 @min-[1000px]/col:grid-cols-3";
export const EVENT_SIZES = "(min-width: 1249px) 390px, (min-width: 561px) 50vw, 100vw";

/** Events side by side; one alone has its words beside its picture. */
export function EventGrid({ events, isFirstView = false, ...shared }: EventGridProps) {
  const isLead = events.length === 1;
  return (
    <ul className={EVENT_GRID}>
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
            sizes={EVENT_SIZES}
          />
        </li>
      ))}
    </ul>
  );
}
