import { eventHref } from "@/blocks/event-card/event-link";
import type { ClinicEvent } from "@/contract/api/events";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org Event: what runs, from when to when, and where. */
export function eventJsonLd(tenant: Tenant, event: ClinicEvent): object {
  const origin = storefrontOrigin(tenant);
  const { displayName, partnerAddress } = tenant.partnerInformation;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: event.title,
    description: event.summary,
    startDate: event.startAt,
    endDate: event.endAt,
    image: new URL(event.imageUrl, origin).href,
    url: new URL(eventHref(event), origin).href,
    location: { "@type": "MedicalClinic", name: displayName, address: partnerAddress ?? undefined },
    organizer: { "@type": "MedicalClinic", name: displayName, url: `${origin}/` },
  };
}
