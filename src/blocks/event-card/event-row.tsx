import { formatPeriod } from "@/lib/period";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import { SiteLink } from "../link/site-link";
import type { EventProps } from "./event-card";
import { eventHref } from "./event-link";

/** An event on one row with a small square picture. */
export function EventRow({ event, isIncludeVat }: Omit<EventProps, "renderedAt">) {
  return (
    <SiteLink
      href={eventHref(event)}
      className="group grid grid-cols-[88px_1fr] items-center gap-4 border-line border-b py-4 @min-[760px]/col:grid-cols-[96px_1fr] @min-[760px]/col:gap-5"
    >
      <Picture src={event.imageUrl} alt="" sizes="96px" ratio="aspect-square" />
      <div>
        <p className="text-accent-ink text-b6 tabular-nums">{formatPeriod(event)}</p>
        <p className="mt-0.5 text-h5">{event.title}</p>
        {event.price && <Price {...event.price} isIncludeVat={isIncludeVat} />}
      </div>
    </SiteLink>
  );
}
