import { cachedAs, serverApi } from "@/api/server-api";
import { DealCard } from "@/blocks/event-card/deal-card";
import { EventCard, type EventProps } from "@/blocks/event-card/event-card";
import { EventRow } from "@/blocks/event-card/event-row";
import { MoreLink } from "@/blocks/link/more-link";
import { Section } from "@/blocks/section/section";
import type { ClinicEvent } from "@/contract/api/events";
import { homeLabels } from "@/labels/home";
import type { HomeBlockProps } from "./home-block-props";
import { runningEventsQuery } from "./running-events-query";

/** Running events, the one that ends first in front: one large and the others in rows, or deals on tiles. */
export async function EventsBlock({ block, tenant, renderedAt }: HomeBlockProps<"events">) {
  const { rows } = await serverApi(tenant).callWith(
    cachedAs(tenant, "events"),
    "GET /events",
    runningEventsQuery(block.count),
  );
  if (rows.length === 0) return null;
  const { hero, sectionHead } = tenant.theme.variants;
  const isTiles = hero === "tiles";
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
      <Events events={rows} isIncludeVat={tenant.homepageConfig.isIncludeVat} renderedAt={renderedAt} />
    </Section>
  );
}

type EventsProps = { events: readonly ClinicEvent[] } & Omit<EventProps, "event">;

function LeadAndRows({ events: [lead, ...others], ...rest }: EventsProps) {
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

function Deals({ events, ...rest }: EventsProps) {
  return (
    <ul className="grid gap-3 @min-[1000px]/col:grid-cols-3 @min-[1000px]/col:gap-5">
      {events.map((event) => (
        <li key={event.id} className="grid min-w-0">
          <DealCard event={event} {...rest} />
        </li>
      ))}
    </ul>
  );
}
