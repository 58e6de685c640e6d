import { cachedCall } from "@/api/server-api";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { eventListFilter } from "@/blocks/event-card/event-list-filter";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import { Section } from "@/blocks/section/section";
import { eventsLabels } from "@/labels/events";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { buttonClass } from "@/ui/button";
import { EndedEvents, RUNNING_ID } from "./ended-events";
import { EventGrid } from "./event-grid";
import { eventJsonLd } from "./event-json-ld";

const MAX_EVENTS = 100;

/** Running events by title group, then the ended ones. */
export async function EventsPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const { rows } = await cachedCall(tenant, "events", "GET /events", {
    query: { ...eventListFilter, isIncludeEnded: true, pageSize: MAX_EVENTS },
  });
  const running = rows.filter(({ isEnded }) => !isEnded);
  const ended = rows.filter(({ isEnded }) => isEnded);
  const shared = { isIncludeVat: tenant.homepageConfig.isIncludeVat, renderedAt: Date.now() };
  const title = pageTitle(tenant, "/events", eventsLabels.title);
  return (
    <>
      {running.map((event) => (
        <JsonLd key={event.id} data={eventJsonLd(tenant, event)} />
      ))}
      <div id={RUNNING_ID} className="wrap scroll-mt-28">
        <Breadcrumbs crumbs={[{ title, path: "/events" }]} />
        <h1 className="mt-4 text-h1">{title}</h1>
        {running.length === 0 && (
          <Blank title={eventsLabels.empty} description={eventsLabels.emptyHint} className="mt-8">
            <SiteLink href="/products" className={buttonClass({ look: "line" })}>
              {eventsLabels.toProducts}
            </SiteLink>
          </Blank>
        )}
      </div>
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

/** Events under their group's title, in the order in which the groups first appear. */
function groupByTitle<Event extends { titleGroup: string }>(events: readonly Event[]): [string, Event[]][] {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    groups.set(event.titleGroup, [...(groups.get(event.titleGroup) ?? []), event]);
  }
  return [...groups];
}
