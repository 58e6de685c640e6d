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
  /** On the events' own page a card says what it is about, and one without a product leads nowhere. */
  isOnEventsPage?: boolean;
  /** On a wide column the words stand beside the picture: for one that stands alone. */
  isLead?: boolean;
}

/** An event with its picture large; an ended one is pale and names no price. */
export function EventCard({ event, isOnEventsPage = false, isLead = false, ...props }: EventCardProps) {
  const className = clsx(
    "group block",
    isLead && "@min-[760px]/col:grid @min-[760px]/col:grid-cols-2 @min-[760px]/col:gap-x-card",
  );
  const content = (
    <>
      <Picture
        src={event.imageUrl}
        alt={event.imageAlt}
        sizes={props.sizes}
        isFirst={props.isFirst}
        ratio={props.ratio ?? "aspect-[16/10] @min-[760px]/col:aspect-[4/3]"}
        className={clsx(event.isEnded && "opacity-45")}
      />
      <Words event={event} hasSummary={isOnEventsPage} {...props} />
    </>
  );
  if (isOnEventsPage && event.productId === null) return <div className={className}>{content}</div>;
  return (
    <SiteLink href={eventHref(event)} className={className}>
      {content}
    </SiteLink>
  );
}

function Words({ event, isIncludeVat, renderedAt, hasSummary }: EventProps & { hasSummary: boolean }) {
  return (
    <div className="pt-3.5">
      <p className="flex flex-wrap items-center gap-2.5 font-medium text-accent-ink text-b6 tabular-nums">
        <Badge tone={event.isEnded ? "soft" : "warm"}>
          {event.isEnded ? timeLeftLabels.ended : <TimeLeftText period={event} renderedAt={renderedAt} />}
        </Badge>
        {formatPeriodWithYear(event)}
      </p>
      <p className="mt-1 text-h4 @min-[760px]/col:text-h3">{event.title}</p>
      {hasSummary && <p className="mt-1 text-b5 text-ink-2">{event.summary}</p>}
      {event.price && !event.isEnded && (
        <Price {...event.price} isIncludeVat={isIncludeVat} className={hasSummary ? "mt-2" : "mt-0.5"} />
      )}
    </div>
  );
}
