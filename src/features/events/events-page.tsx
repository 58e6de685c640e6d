import { cachedCall } from "@/api/server-api";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { eventListFilter } from "@/blocks/event-card/event-list-filter";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { SiteLink } from "@/blocks/link/site-link";
import { pageTitle } from "@/blocks/page-title/page-title";
import { planOf } from "@/contract/tenant/houses";
import { eventsLabels } from "@/labels/events";
import { loadTenant } from "@/tenancy/load-tenant";
import { Blank } from "@/ui/blank";
import { buttonClass } from "@/ui/button";
import { eventJsonLd } from "./event-json-ld";
import { RUNNING_ID } from "./over-note";
import { LeadPlan } from "./plans/lead-plan";
import { NotesPlan } from "./plans/notes-plan";
import { TilesPlan } from "./plans/tiles-plan";

const MAX_EVENTS = 100;
const PLANS = { lead: LeadPlan, tiles: TilesPlan, notes: NotesPlan };

/** Events that run and, after them, those that have ended. */
export async function EventsPage({ partner }: { partner: string }) {
  const tenant = await loadTenant(partner);
  const { rows } = await cachedCall(tenant, "events", "GET /events", {
    query: { ...eventListFilter, isIncludeEnded: true, pageSize: MAX_EVENTS },
  });
  const running = rows.filter(({ isEnded }) => !isEnded);
  const ended = rows.filter(({ isEnded }) => isEnded);
  const { isIncludeVat } = tenant.homepageConfig;
  const Plan = PLANS[planOf(tenant.layout, "events")];
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
      <Plan running={running} ended={ended} isIncludeVat={isIncludeVat} renderedAt={Date.now()} />
    </>
  );
}
