import ClockIcon from "@lucide/icons/icons/clock";
import { formatPeriod } from "@/lib/period";
import { Icon } from "@/ui/icon";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import { SiteLink } from "../link/site-link";
import { DaysLeftText } from "../time-left/days-left-text";
import type { EventProps } from "./event-card";
import { eventHref } from "./event-link";

/** An event on a white tile: what is left of it comes first. */
export function DealCard({ event, isIncludeVat, renderedAt }: EventProps) {
  return (
    <SiteLink
      href={eventHref(event)}
      className="group grid grid-cols-[112px_minmax(0,1fr)] gap-4 rounded-l bg-surface p-3.5 @min-[1000px]/col:grid-cols-[96px_minmax(0,1fr)] @min-[1160px]/col:grid-cols-[128px_minmax(0,1fr)] @min-[1160px]/col:p-4"
    >
      <Picture
        src={event.imageUrl}
        alt={event.imageAlt}
        sizes="(min-width: 1160px) 128px, 112px"
        ratio="aspect-[3/4]"
        radius="rounded-m"
      />
      <div>
        <p className="mb-1 flex items-center gap-[5px] font-medium text-b6 text-sale">
          <Icon of={ClockIcon} size={16} />
          <DaysLeftText period={event} renderedAt={renderedAt} />
        </p>
        <p className="text-h4">{event.title}</p>
        <p className="line-clamp-2 text-b5 text-ink-3">{event.summary}</p>
        {event.price && <Price {...event.price} isIncludeVat={isIncludeVat} className="mt-1.5" />}
        <p className="text-b6 text-ink-3 tabular-nums">{formatPeriod(event)}</p>
      </div>
    </SiteLink>
  );
}
