import { clsx } from "clsx";
import type { ClinicEvent } from "@/contract/api/events";
import { timeLeftLabels } from "@/labels/time-left";
import { formatPeriodWithYear } from "@/lib/period";
import { Badge } from "@/ui/badge";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import { SiteLink } from "../link/site-link";
import { TimeLeftText } from "../time-left/time-left-text";
import { eventHref } from "./event-link";

export interface EventProps {
  event: ClinicEvent;
  isIncludeVat: boolean;
  /** When the page was rendered, in milliseconds. */
  renderedAt: number;
}

interface EventCardProps extends EventProps {
  sizes: string;
  ratio?: string;
  /** True for the first picture of the page's first view. */
  isFirst?: boolean;
}

/** An event with its picture large; an ended one is pale and names no price. */
export function EventCard({ event, isIncludeVat, renderedAt, sizes, ratio, isFirst }: EventCardProps) {
  return (
    <SiteLink href={eventHref(event)} className="group block">
      <Picture
        src={event.imageUrl}
        alt={event.imageAlt}
        sizes={sizes}
        isFirst={isFirst}
        ratio={ratio ?? "aspect-[16/10] @min-[760px]/col:aspect-[4/3]"}
        className={clsx(event.isEnded && "opacity-45")}
      />
      <div className="pt-3.5">
        <p className="flex flex-wrap items-center gap-2.5 font-medium text-accent-ink text-b6 tabular-nums">
          <Badge tone={event.isEnded ? "soft" : "warm"}>
            {event.isEnded ? timeLeftLabels.ended : <TimeLeftText period={event} renderedAt={renderedAt} />}
          </Badge>
          {formatPeriodWithYear(event)}
        </p>
        <p className="mt-1 text-h4 @min-[760px]/col:text-h3">{event.title}</p>
        {event.price && !event.isEnded && (
          <Price {...event.price} isIncludeVat={isIncludeVat} className="mt-0.5" />
        )}
      </div>
    </SiteLink>
  );
}
