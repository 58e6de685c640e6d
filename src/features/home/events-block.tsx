import { clsx } from "clsx";
import { cachedCall } from "@/api/server-api";
import { DealCard } from "@/blocks/event-card/deal-card";
import { EventCard, type EventProps } from "@/blocks/event-card/event-card";
import { eventHref } from "@/blocks/event-card/event-link";
import { MoreLink } from "@/blocks/link/more-link";
import { SiteLink } from "@/blocks/link/site-link";
import { Section } from "@/blocks/section/section";
import type { ClinicEvent } from "@/contract/api/events";
import { planOf } from "@/contract/tenant/houses";
import { homeLabels } from "@/labels/home";
import { formatPeriod } from "@/lib/period";
import { Picture } from "@/ui/picture";
import { Price } from "@/ui/price";
import type { HomeBlockProps } from "./home-block-props";
import { runningEventsQuery } from "./running-events-query";

/** Running events, the one that ends first in front: one large and the others in rows, or deals on tiles. */
export async function EventsBlock({ block, tenant, renderedAt }: HomeBlockProps<"events">) {
  const { rows } = await cachedCall(tenant, "events", "GET /events", runningEventsQuery(block.count));
  if (rows.length === 0) return null;
  const { sectionHead } = tenant.theme.variants;
  const isTiles = planOf(tenant.layout, "home") === "bento";
  const Events = isTiles ? Deals : LeadAndRows;
  return (
    <Section
      title={block.title}
      description={block.description}
      variant={sectionHead}
      more={
        <MoreLink href="/events" of={block.title}>
          {homeLabels.allEvents}
        </MoreLink>
      }
      className={isTiles ? "bg-primary-50 py-14" : undefined}
    >
      <Events
        events={rows}
        isIncludeVat={tenant.homepageConfig.isIncludeVat}
        renderedAt={renderedAt}
        hasSideHead={sectionHead === "side"}
      />
    </Section>
  );
}

interface EventsProps extends Omit<EventProps, "event"> {
  events: readonly ClinicEvent[];
  /** True where the title beside them takes a third of the width. */
  hasSideHead: boolean;
}

function LeadAndRows({ events: [lead, ...others], hasSideHead: _, ...rest }: EventsProps) {
  return (
    <div className="grid gap-8 @min-[760px]/col:grid-cols-[7fr_5fr] @min-[760px]/col:gap-10">
      {lead && (
        <EventCard event={lead} {...rest} sizes="(min-width: 1249px) 660px, (min-width: 760px) 55vw, 100vw" />
      )}
      {others.length > 0 && (
        <ul className="self-start border-line-strong border-t">
          {others.map((event) => (
            <li key={event.id}>
              <EventRow event={event} isIncludeVat={rest.isIncludeVat} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Deals({ events, hasSideHead, ...rest }: EventsProps) {
  return (
    <ul
      className={clsx(
        "grid gap-3 @min-[1000px]/col:gap-5",
        hasSideHead ? "@min-[1000px]/col:grid-cols-2" : "@min-[1000px]/col:grid-cols-3",
      )}
    >
      {events.map((event) => (
        <li key={event.id} className="grid min-w-0">
          <DealCard event={event} {...rest} />
        </li>
      ))}
    </ul>
  );
}

/** An event on one row with a small square picture. */
function EventRow({ event, isIncludeVat }: Omit<EventProps, "renderedAt">) {
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
