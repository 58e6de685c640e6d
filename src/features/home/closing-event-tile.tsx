import { eventHref } from "@/blocks/event-card/event-link";
import { SiteLink } from "@/blocks/link/site-link";
import type { ClinicEvent } from "@/contract/api/events";
import { commonLabels } from "@/labels/blocks";
import { formatPeriodWithYear, isOneDay } from "@/lib/period";
import { Price } from "@/ui/price";
import { ClosingClock } from "./closing-clock";

interface ClosingEventTileProps {
  event: ClinicEvent;
  isIncludeVat: boolean;
  renderedAt: number;
}

/** The event that ends first; in its last 72 hours a clock runs down. */
export function ClosingEventTile({ event, isIncludeVat, renderedAt }: ClosingEventTileProps) {
  return (
    <SiteLink
      href={eventHref(event)}
      className="flex flex-col gap-0.5 rounded-l bg-primary-800 p-6 text-gray-0 @min-[760px]/col:p-7"
    >
      <ClosingClock period={event} renderedAt={renderedAt} />
      <p className="mt-auto text-b2">{event.title}</p>
      {event.price && (
        <Price
          {...event.price}
          isIncludeVat={isIncludeVat}
          className="[&_.text-ink-3]:text-primary-200 [&_.text-sale]:text-secondary-1"
        />
      )}
      <p className="mt-0.5 text-b6 text-primary-200 tabular-nums">
        {formatPeriodWithYear(event)} {isOneDay(event) && commonLabels.oneDay}
      </p>
    </SiteLink>
  );
}
