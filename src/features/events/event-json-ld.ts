import { eventHref } from "@/blocks/event-card/event-link";
import { clinicAddress, clinicReference } from "@/blocks/json-ld/clinic";
import type { ClinicEvent } from "@/contract/api/events";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org Event: what runs, from when to when, and where. */
export function eventJsonLd(tenant: Tenant, event: ClinicEvent): object {
  const origin = storefrontOrigin(tenant);
  const clinic = clinicReference(tenant);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: event.summary || undefined,
    startDate: event.startAt,
    endDate: event.endAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    image: new URL(event.imageUrl, origin).href,
    url: new URL(eventHref(event), origin).href,
    location: { ...clinic, address: clinicAddress(tenant) },
    organizer: clinic,
  };
}
